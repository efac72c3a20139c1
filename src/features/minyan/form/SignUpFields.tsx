import type { SignUpOptions } from '@/domain/signUpOptions';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { CountStepper } from '@/ui/fields/CountStepper';
import { SelectField } from '@/ui/fields/SelectField';
import type { useSignUpForm } from './useSignUpForm';

const ANONYMOUS_HELP = 'Other members will not see your name until you have been signed up for 12 hours.';

const REMOVAL_HINT = 'Enter 0 to remove your sign-up.';
const MAFTIR_LOST = 'Maftir and Mussaf have been reserved meanwhile.';
const PARTS_LOST = 'All parts of the reading have been taken meanwhile.';

type SignUpFieldsProps = { signUp: ReturnType<typeof useSignUpForm>; isLocked: boolean };

function toPartChoices(parts: SignUpOptions['parts']) {
  const choices = parts.map(({ part, label, isAvailable }) => ({
    value: part,
    label: isAvailable ? label : `${label} (not available)`,
    disabled: !isAvailable,
  }));
  return [{ value: '', label: 'Choose a part' }, ...choices];
}

export function SignUpFields({ signUp, isLocked }: SignUpFieldsProps) {
  const { mode, isMaftirLost, arePartsLost, formik } = signUp;
  const { men, parts, isPartLeft, maftir, comingEarlierWeekday } = signUp.options;
  const canRemove = men.min === 0;
  return (
    <fieldset
      role="none"
      className={canRemove ? 'sign-up__fields sign-up__fields--removable' : 'sign-up__fields'}
      disabled={isLocked}
    >
      <CountStepper
        name="peopleCount"
        label="Number of men"
        min={men.min}
        max={men.max}
        hint={mode === 'editing' && canRemove ? REMOVAL_HINT : undefined}
        disabled={isLocked}
      />
      <div className="sign-up__choices">
        <CheckboxField name="isGuest" label="Guest" />
        <CheckboxField name="onlyIfMinyan" label="Only if minyan" />
        <div className="sign-up__row">
          <CheckboxField name="anonymous" label="Anonymous" hint={ANONYMOUS_HELP} />
        </div>
        {maftir === 'hidden' ? null : (
          <CheckboxField name="reservedMussaf" label="Reserve Maftir/Mussaf" disabled={maftir === 'taken'} />
        )}
        <CheckboxField
          name="baalKorah"
          label="Baal Korah"
          disabled={!formik.values.baalKorah && !isPartLeft}
        />
        {/* The outputs are below both checkboxes. They stay mounted: screen readers announce only changes of a live region that already exists. */}
        <output className="sign-up__meanwhile">{isMaftirLost ? MAFTIR_LOST : null}</output>
        <output className="sign-up__meanwhile">{arePartsLost ? PARTS_LOST : null}</output>
        {formik.values.baalKorah ? (
          <div className="sign-up__row sign-up__part">
            <SelectField name="part" label="Part" options={toPartChoices(parts)} />
          </div>
        ) : null}
        {comingEarlierWeekday === null ? null : (
          <div className="sign-up__row">
            <CheckboxField name="comingEarlier" label={`Coming on ${comingEarlierWeekday}`} />
          </div>
        )}
      </div>
    </fieldset>
  );
}
