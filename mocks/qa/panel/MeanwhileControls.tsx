import type { MemberRecord } from '../../data/db';
import { signUpFlagList } from '../../data/signUpFields';
import { isSameEvent } from '../../services/minyanEvents';
import { RECORDED_PARTS } from '../../wire/parts';
import { MAX_MEN } from '../links/jsonText';
import { spokenTime } from '../links/linkTime';
import type { Emulation } from '../startEmulation';
import { InputField, SelectField, textsOfForm, Tick } from './fields';
import { SettingField } from './SettingField';
import { useEventSelect } from './useEventSelect';

/** More rows would make the panel slow. */
const MAX_SHOWN_ROWS = 100;

const PART_OPTIONS = [['', 'none'], ...RECORDED_PARTS.map((part) => [part, part] as const)] as const;

const nameOf = ({ firstName, lastName, unit }: MemberRecord) => `${firstName} ${lastName}, unit ${unit}`;

interface MeanwhileControlsProps {
  emulation: Pick<Emulation, 'backend' | 'clock' | 'controls'>;
}

/**
 * Controls what others do later, and the rows of an event in the backend. The rules for sign-ups do not apply. The page shows
 * the changes after its next read.
 */
export function MeanwhileControls({ emulation }: MeanwhileControlsProps) {
  const { backend, controls } = emulation;
  const { event, select } = useEventSelect('Event', emulation);
  const { day, holidayName } = event;
  const colony = controls.colony();
  const members = backend.db.members.where(({ colonyId }) => colony === null || colonyId === colony.id);
  const records = backend.db.signUps.where((record) => isSameEvent(record, event));
  const byId = new Map(members.map((member) => [String(member.id), member]));
  const rows = records.flatMap((record) => {
    const member = byId.get(String(record.userId));
    return member === undefined ? [] : { record, member };
  });
  const coming = new Set(rows.map(({ member }) => member));
  const change = (fields: object) =>
    controls.set({ signUps: JSON.stringify([{ day, holidayName, ...fields }]) });

  return (
    <>
      <SettingField
        controls={controls}
        name="meanwhile"
        label="Still to come"
        example={
          'neighbour:3.guest@write signs a neighbour up just before your next write arrives; office:{"openOnThu":true}@30s opens the community on Thursdays in 30 seconds.'
        }
      />
      {select}
      <h4>
        {rows.length} rows{rows.length > MAX_SHOWN_ROWS ? `, the first ${MAX_SHOWN_ROWS}` : ''}
      </h4>
      {rows.slice(0, MAX_SHOWN_ROWS).map(({ record, member }) => (
        <fieldset key={record.id} className="row">
          <legend>
            {nameOf(member)}, {record.timeAdded === null ? 'at no known time' : spokenTime(record.timeAdded)}
          </legend>
          <InputField
            label="Men"
            type="number"
            min={0}
            max={MAX_MEN}
            value={record.peopleCount}
            onChange={(men) => change({ by: member.username, peopleCount: Number(men) })}
          />
          <SelectField
            label="Part"
            value={record.part ?? ''}
            onChange={(part) => change({ by: member.username, part: part || null })}
            options={PART_OPTIONS}
          />
          {signUpFlagList.map(({ field, label }) => (
            <Tick
              key={field}
              label={label}
              checked={record[field]}
              onChange={(isChecked) => change({ by: member.username, [field]: isChecked })}
            />
          ))}
          <button type="button" onClick={() => change({ by: member.username, isRemoved: true })}>
            Remove
          </button>
        </fieldset>
      ))}
      <form className="row" action={(form) => void change(textsOfForm(form))}>
        <SelectField
          className="grow"
          label="Member without a row"
          name="by"
          options={members
            .filter((member) => !coming.has(member))
            .slice(0, MAX_SHOWN_ROWS)
            .map((member) => [member.username, nameOf(member)])}
        />
        <button type="submit">Add a row</button>
        <button type="button" onClick={controls.revalidate}>
          Let the page read again
        </button>
      </form>
    </>
  );
}
