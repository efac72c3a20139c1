import { useState } from 'react';
import type { MemberRecord, SignUpRecord } from '../../data/db';
import { flagsOfSignUp } from '../../data/signUpFields';
import type { RowChange } from '../../meanwhile/rowChanges';
import type { ListedEvent } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { RECORDED_PARTS } from '../../wire/parts';
import { SelectField } from './fields';

/** More rows would make the panel slow. */
const MAX_SHOWN_ROWS = 100;

interface RowProps {
  member: MemberRecord;
  record: SignUpRecord;
  change: (fields: Partial<RowChange>) => void;
}

function Row({ member, record, change }: RowProps) {
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="number"
          min={0}
          max={999}
          aria-label={`Men of ${name}`}
          value={record.peopleCount}
          onChange={({ target }) => change({ peopleCount: Math.min(999, Math.max(0, Number(target.value))) })}
        />
      </td>
      <td>
        <select
          aria-label={`Part of ${name}`}
          value={record.part ?? ''}
          onChange={({ target }) =>
            change({ part: RECORDED_PARTS.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">-</option>
          {RECORDED_PARTS.map((part) => (
            <option key={part}>{part}</option>
          ))}
        </select>
      </td>
      {flagsOfSignUp.map(({ field, label }) => (
        <td key={field}>
          <label className="box">
            <input
              type="checkbox"
              aria-label={`${label}: ${name}`}
              checked={record[field]}
              onChange={({ target }) => change({ [field]: target.checked })}
            />
          </label>
        </td>
      ))}
      <td>
        <button type="button" aria-label={`Remove ${name}`} onClick={() => change({ isRemoved: true })}>
          Remove
        </button>
      </td>
    </tr>
  );
}

interface RowTableProps {
  emulation: Pick<Emulation, 'backend' | 'controls'>;
  event: ListedEvent;
}

/** Edits, adds and removes the rows of an event in the backend, without the rules for sign-ups. */
export function RowTable({ emulation, event }: RowTableProps) {
  const { backend, controls } = emulation;
  const [added, setAdded] = useState('');
  const colonyId = controls.colony()?.id;
  const members = backend.db.members.where(
    (member) => colonyId === undefined || member.colonyId === colonyId,
  );
  const byId = new Map(members.map((member) => [String(member.id), member]));
  const { day, holidayName } = event;
  const records = backend.db.signUps.where(
    (record) => record.day === day && record.holidayName === holidayName && byId.has(String(record.userId)),
  );
  const coming = new Set(records.map(({ userId }) => String(userId)));
  const absent = members.filter(({ id }) => !coming.has(String(id))).slice(0, MAX_SHOWN_ROWS);
  const [first] = absent;
  const toAdd = absent.some(({ username }) => username === added) ? added : (first?.username ?? '');

  return (
    <>
      <div className="scroll">
        <table>
          <caption>
            {records.length} rows of {event.title}
            {records.length > MAX_SHOWN_ROWS ? `, the first ${MAX_SHOWN_ROWS}` : ''}
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Men</th>
              <th scope="col">Part</th>
              {flagsOfSignUp.map(({ field, label }) => (
                <th key={field} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Remove</th>
            </tr>
          </thead>
          <tbody>
            {records.slice(0, MAX_SHOWN_ROWS).map((record) => {
              const member = byId.get(String(record.userId));
              return member === undefined ? null : (
                <Row
                  key={record.id}
                  member={member}
                  record={record}
                  change={(fields) =>
                    controls.changeRow({ day, holidayName, by: member.username, ...fields })
                  }
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="row">
        <SelectField
          className="grow"
          label="Member without a row"
          value={toAdd}
          onChange={setAdded}
          options={absent.map(({ username, firstName, lastName }) => [username, `${firstName} ${lastName}`])}
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
