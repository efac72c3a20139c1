import { useFormikContext } from 'formik';
import type { SignUp } from '../../domain/signUp';
import { isAnyPartAvailable, isPartAvailable, PARTS } from '../../domain/baalKorah';
import { MAX_MEN } from '../../domain/counts';
import { canReserveMaftir } from '../../domain/maftirMussaf';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { CountStepper } from '../../ui/fields/CountStepper';
import { SelectField } from '../../ui/fields/SelectField';
import { fewestMen, type SignUpValues } from './signUpFormModel';

const ANONYMOUS_HELP = 'Other members will not see your name until you have been signed up for 12 hours.';

interface SignUpFieldsProps {
  isLocked: boolean;
  hasRecord: boolean;
  /** Everybody's sign-ups for the event. */
  signUps: readonly SignUp[];
  own: SignUp | null;
  unit: string;
  offersMaftir: boolean;
  /** The weekday of 'Coming on', or null where the question is not asked. */
  earlierWeekday: string | null;
}

function partOptions(signUps: readonly SignUp[], unit: string) {
  const parts = PARTS.map(({ part, label }) => {
    const isAvailable = isPartAvailable(part, signUps, unit);
    return { value: part, label: isAvailable ? label : `${label} (not available)`, disabled: !isAvailable };
  });
  return [{ value: '', label: 'Choose a part' }, ...parts];
}

export function SignUpFields(props: SignUpFieldsProps) {
  const { isLocked, hasRecord, signUps, own, unit, offersMaftir, earlierWeekday } = props;
  const { values } = useFormikContext<SignUpValues>();
  return (
    <fieldset className="sign-up__fields" disabled={isLocked}>
      <CountStepper
        name="peopleCount"
        label="Number of men"
        min={fewestMen(hasRecord)}
        max={MAX_MEN}
        decreaseLabel="Decrease number of men"
        increaseLabel="Increase number of men"
        disabled={isLocked}
      />
      <CheckboxField name="isGuest" label="Guest" disabled={isLocked} />
      <CheckboxField name="onlyIfMinyan" label="Only if minyan" disabled={isLocked} />
      <CheckboxField name="anonymous" label="Anonymous" hint={ANONYMOUS_HELP} disabled={isLocked} />
      {offersMaftir ? (
        <CheckboxField
          name="reservedMussaf"
          label="Reserve Maftir/Mussaf"
          disabled={isLocked || !canReserveMaftir(signUps, unit, own)}
        />
      ) : null}
      <CheckboxField
        name="baalKorah"
        label="Baal Korah"
        disabled={isLocked || (!values.baalKorah && !isAnyPartAvailable(signUps, unit))}
      />
      {values.baalKorah ? (
        <SelectField name="part" label="Part" options={partOptions(signUps, unit)} disabled={isLocked} />
      ) : null}
      {earlierWeekday === null ? null : (
        <CheckboxField name="comingEarlier" label={`Coming on ${earlierWeekday}`} disabled={isLocked} />
      )}
    </fieldset>
  );
}
