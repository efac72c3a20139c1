import { useState } from 'react';
import type { MemberRecord, SignUpRecord } from '../../data/db';
import { flagsOfSignUp } from '../../data/signUpFields';
import type { RowChange } from '../../meanwhile/rowChanges';
import { isSameEvent } from '../../services/minyanEvents';
import { RECORDED_PARTS } from '../../wire/parts';
import { MAX_MEN } from '../links/rowChangeText';
import type { ListedEvent } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { SelectField, Tick } from './fields';

/** More rows would make the panel slow. */
const MAX_SHOWN_ROWS = 100;

const nameOf = ({ firstName, lastName }: MemberRecord) => `${firstName} ${lastName}`;

interface RowProps {
  name: string;
  record: SignUpRecord;
  change: (fields: Partial<RowChange>) => void;
}

function Row({ name, record, change }: RowProps) {
  return (
    <fieldset className="group row">
      <legend>{name}</legend>
      <input
        type="number"
        min={0}
        max={MAX_MEN}
        aria-label={`Men of ${name}`}
        value={record.peopleCount}
        onChange={({ target }) =>
          change({ peopleCount: Math.min(MAX_MEN, Math.max(0, Number(target.value))) })
        }
      />
      <select
        aria-label={`Part of ${name}`}
        value={record.part ?? ''}
        onChange={({ target }) =>
          change({ part: RECORDED_PARTS.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">no part</option>
        {RECORDED_PARTS.map((part) => (
          <option key={part}>{part}</option>
        ))}
      </select>
      <button type="button" aria-label={`Remove ${name}`} onClick={() => change({ isRemoved: true })}>
        Remove
      </button>
      {flagsOfSignUp.map(({ field, label }) => (
        <Tick
          key={field}
          label={label}
          checked={record[field]}
          onChange={(isChecked) => change({ [field]: isChecked })}
        />
      ))}
    </fieldset>
  );
}

interface RowTableProps {
  emulation: Pick<Emulation, 'backend' | 'controls'>;
  event: ListedEvent;
}

/** Edits, adds and removes the rows of an event in the backend, without the rules for sign-ups. */
export function RowTable({ emulation: { backend, controls }, event }: RowTableProps) {
  const [added, setAdded] = useState('');
  const { day, holidayName, title } = event;
  const colony = controls.colony();
  const members = backend.db.members.where(({ colonyId }) => colony === null || colonyId === colony.id);
  const byId = new Map(members.map((member) => [String(member.id), member]));
  const records = backend.db.signUps.where((record) => isSameEvent(record, event));
  const rows = records.flatMap((record) => {
    const member = byId.get(String(record.userId));
    return member === undefined ? [] : { record, member };
  });
  const coming = new Set(rows.map(({ member }) => member));
  const options = members
    .filter((member) => !coming.has(member))
    .slice(0, MAX_SHOWN_ROWS)
    .map((member) => [member.username, nameOf(member)] as const);
  const toAdd = options.some(([username]) => username === added) ? added : (options[0]?.[0] ?? '');

  return (
    <>
      <h4>
        {rows.length} rows of {title}
        {rows.length > MAX_SHOWN_ROWS ? `, the first ${MAX_SHOWN_ROWS}` : ''}
      </h4>
      {rows.slice(0, MAX_SHOWN_ROWS).map(({ record, member }) => (
        <Row
          key={record.id}
          name={nameOf(member)}
          record={record}
          change={(fields) => controls.changeRow({ day, holidayName, by: member.username, ...fields })}
        />
      ))}
      <div className="row">
        <SelectField
          className="grow"
          label="Member without a row"
          value={toAdd}
          onChange={setAdded}
          options={options}
        />
        <button
          type="button"
          disabled={toAdd === ''}
          onClick={() => controls.changeRow({ day, holidayName, by: toAdd })}
        >
          Add a row
        </button>
        <button type="button" onClick={controls.revalidate}>
          Let the page read again
        </button>
      </div>
    </>
  );
}
