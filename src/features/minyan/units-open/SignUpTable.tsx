import { useLoadedCommunity, useMember } from '@/api/memberContext';
import { HIDDEN_NAME, isNameHidden } from '@/domain/anonymity';
import { readerText } from '@/domain/baalKorah';
import { countPeople } from '@/domain/counts';
import { cutOffOf } from '@/domain/cutOff';
import type { Instant } from '@/domain/day';
import type { MinyanEvent } from '@/domain/event';
import { placeOfTimes } from '@/domain/place';
import { type SignUp, signUpIdentity } from '@/domain/signUp';
import { comingEarlierWeekday } from '@/domain/signUpOptions';
import { formatDay } from '@/domain/time';
import { site } from '@/site';
import { passFocusOn } from '@/ui/focus/focus';
import { uniqueKeys } from '@/ui/uniqueKeys';
import { useId } from 'react';
import { eventAnchor } from '../event/eventAnchor';
import { EventTitle } from '../event/EventHead';
import { eventPrintNote, peopleComingTexts } from './eventPrintNote';
import { screenOnlyClass, type SignUpColumn, signUpColumns, type SignUpRowData } from './signUpColumns';

interface SignUpTableProps {
  event: MinyanEvent;
  signUps: readonly SignUp[];
  now: Instant;
}

/** No member has this id. With it, `isNameHidden` also hides the member's own anonymous row, as on the printed sheet. */
const NO_VIEWER_ID = '';

// On small screens CSS lays out the rows as cards. The explicit roles keep this a table for screen readers.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function SignUpRow({ columns, ...row }: SignUpRowData & { columns: readonly SignUpColumn[] }) {
  const [header, ...others] = columns;
  return (
    <tr role="row">
      <th
        role="rowheader"
        scope="row"
        data-print-name={screenOnlyClass(row) && HIDDEN_NAME}
        data-print-note={readerText(row.signUp)}
      >
        {header?.cell(row)}
      </th>
      {others.map(({ name, label, cell }) => (
        <td key={name} role="cell" className={`roster__${name}`} data-label={label}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Everybody's sign-ups for an event, in the server's order (rules: row-order, all-rows, units-open-captions). */
export function SignUpTable({ event, signUps, now }: SignUpTableProps) {
  const member = useMember();
  const community = useLoadedCommunity();
  const { hasMinyan } = countPeople(signUps);
  const cutOff = cutOffOf(event.day, site.timeZone);
  const columns = signUpColumns(comingEarlierWeekday(event.day, community.openOnThu));
  const keys = uniqueKeys(signUps.map(signUpIdentity));
  const totalId = useId();
  const total = peopleComingTexts(signUps).join(' · ');
  return (
    <div className="roster-box" id={eventAnchor(event)} ref={passFocusOn}>
      <table className="roster" role="table" tabIndex={-1} aria-describedby={totalId}>
        {/* The total is generated content, because the text of the caption is the name of the table. */}
        <caption
          data-total={total}
          data-print-note={eventPrintNote(event, signUps, placeOfTimes(community, member))}
        >
          {event.kind === 'shabbos' ? <span>Upcoming Shabbos </span> : null}
          <span>
            <EventTitle event={event} /> <span className="roster__date">{formatDay(event.day)}</span>
          </span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, label }) => (
              <th key={name} role="columnheader" scope="col" className={`roster__${name}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {signUps.length === 0 ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length}>
                No sign-ups yet
              </td>
            </tr>
          ) : (
            signUps.map((signUp, index) => (
              <SignUpRow
                key={keys[index]}
                signUp={signUp}
                cutOff={cutOff}
                isHidden={isNameHidden(signUp, member.userId, now)}
                isHiddenInPrint={isNameHidden(signUp, NO_VIEWER_ID, now)}
                hasMinyan={hasMinyan}
                columns={columns}
              />
            ))
          )}
        </tbody>
      </table>
      <p className="visually-hidden roster__screen-only" id={totalId}>
        {total}
      </p>
    </div>
  );
}
