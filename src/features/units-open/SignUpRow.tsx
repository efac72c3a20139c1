import { memo } from 'react';
import type { SignUp } from '../../domain/signUp';
import { isLate } from '../../domain/cutOff';
import type { Day } from '../../domain/day';
import { formatSignUpTime } from '../../domain/time';
import { site } from '../../site';
import { partsOnPaper } from './onPaper';

interface SignUpRowProps {
  signUp: SignUp;
  day: Day;
  /** The name and unit are not to be shown yet. */
  isHidden: boolean;
  /** The member's own, which they see and the others do not: the sheet on the wall is the others'. */
  isHiddenOnPaper: boolean;
  hasMinyan: boolean;
  earlierWeekday: string | null;
}

// On a phone a row is laid out as a card; the roles keep it a table for whoever hears it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function Row(props: SignUpRowProps) {
  const { signUp, day, isHidden, isHiddenOnPaper, hasMinyan, earlierWeekday } = props;
  const { peopleCount, timeAdded } = signUp;
  const onScreen = isHiddenOnPaper && !isHidden ? 'roster__on-screen' : undefined;
  const unit = onScreen === undefined ? signUp.unit : <span className={onScreen}>{signUp.unit}</span>;
  return (
    <tr role="row">
      <th
        role="rowheader"
        scope="row"
        data-paper-name={onScreen && 'Anonymous'}
        data-paper-note={partsOnPaper(signUp)}
      >
        <bdi className={onScreen}>{isHidden ? 'Anonymous' : signUp.userName}</bdi>
        {signUp.isGuest ? ' (guest)' : null}
      </th>
      <td role="cell" data-label="Unit #">
        {isHidden ? null : unit}
      </td>
      <td role="cell" data-label="Coming">
        {peopleCount} {peopleCount === 1 ? 'Person' : 'People'}
        {signUp.onlyIfMinyan && !hasMinyan ? <span className="roster__note"> (Only if minyan)</span> : null}
      </td>
      {earlierWeekday === null ? null : (
        <td role="cell" data-label={`Coming on ${earlierWeekday}`}>
          {signUp.comingEarlier ? 'Yes' : null}
        </td>
      )}
      <td role="cell" data-label="Mussaf / Maftir">
        {signUp.reservedMussaf ? 'Reserved' : null}
      </td>
      <td role="cell" data-label="Sign-up Time">
        {timeAdded === null ? null : formatSignUpTime(timeAdded, site.timeZone)}
        {isLate(timeAdded, day, site.timeZone) ? (
          <span className="roster__late"> (After cut off time)</span>
        ) : null}
      </td>
    </tr>
  );
}

/** Fresh records are new objects, whose fields come in one order and mostly hold what they held. */
function isSameRow(
  { signUp: before, ...rest }: SignUpRowProps,
  { signUp, ...next }: SignUpRowProps,
): boolean {
  const [now, nextRest] = [Object.values(signUp), Object.values(next)];
  return (
    Object.values(before).every((value, index) => value === now[index]) &&
    Object.values(rest).every((value, index) => value === nextRest[index])
  );
}

/** Drawn anew only when something of its own changes: there may be thousands. */
export const SignUpRow = memo(Row, isSameRow);
