import type { CSSProperties } from 'react';
import { isNameHidden } from '../../domain/anonymity';
import type { SignUp } from '../../domain/signUp';
import { comingEarlierWeekday } from '../../domain/comingEarlier';
import { countPeople } from '../../domain/counts';
import type { Instant } from '../../domain/day';
import type { MemberId } from '../../domain/memberId';
import type { Place } from '../../domain/place';
import type { MinyanEvent } from '../../domain/event';
import { EventCaption } from './EventCaption';
import { eventOnPaper } from './onPaper';
import { SignUpRow } from './SignUpRow';

interface SignUpTableProps {
  event: MinyanEvent;
  signUps: readonly SignUp[];
  viewerId: MemberId;
  now: Instant;
  openOnThu: boolean;
  /** For the times on the printed sheet. */
  place: Place | null;
}

type BoxStyle = CSSProperties & { '--rows': number };

/** Whoever reads the sheet on the wall. */
const NOBODY = '';

// On a phone the table is laid out as cards; the roles keep it a table for whoever hears it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Who comes to one event, in the server's order (decision D10). */
export function SignUpTable(props: SignUpTableProps) {
  const { event, signUps, viewerId, now, openOnThu, place } = props;
  const earlierWeekday = comingEarlierWeekday(event.day, openOnThu);
  const { hasMinyan } = countPeople(signUps);
  const columns = [
    'Name',
    'Unit #',
    'Coming',
    ...(earlierWeekday === null ? [] : [`Coming on ${earlierWeekday}`]),
    'Mussaf / Maftir',
    'Sign-up Time',
  ];
  const style: BoxStyle = { '--rows': signUps.length };
  return (
    <div className="roster-box" style={style}>
      <table className="roster" role="table">
        <caption data-paper-note={eventOnPaper(event, signUps, place)}>
          <EventCaption event={event} />
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
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
                // An old row may have no id; two of one member may.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${signUp.recordId ?? ''}-${index}`}
                signUp={signUp}
                day={event.day}
                isHidden={isNameHidden(signUp, viewerId, now)}
                isHiddenOnPaper={isNameHidden(signUp, NOBODY, now)}
                hasMinyan={hasMinyan}
                earlierWeekday={earlierWeekday}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
