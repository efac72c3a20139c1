import { memo } from 'react';
import { HIDDEN_NAME } from '../../domain/anonymity';
import { readerText } from '../../domain/baalKorah';
import { isLate } from '../../domain/cutOff';
import type { Day } from '../../domain/day';
import type { SignUp } from '../../domain/signUp';
import { formatSignUpTime } from '../../domain/zonedTime';
import { site } from '../../site';

interface SignUpRowProps {
  signUp: SignUp;
  day: Day;
  /** Hides name and unit on the screen (rule: anonymous-twelve-hours). */
  isHidden: boolean;
  /** Hides name and unit on the printed sheet, which other members read. True even for the member's own anonymous row. */
  isHiddenInPrint: boolean;
  hasMinyan: boolean;
  earlierWeekday: string | null;
}

/**
 * A text after another one, which moves to a new line as a whole. The space is outside its inline block, where it would
 * collapse, and inside an element of its own, so that a translated page can remove both.
 */
const Note = ({ className, children }: { className: string; children: string }) => (
  <span>
    {' '}
    <span className={className}>{children}</span>
  </span>
);

// On small screens CSS lays out a row as a card. The explicit roles keep it a table row for screen readers.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function Row(props: SignUpRowProps) {
  const { signUp, day, isHidden, isHiddenInPrint, hasMinyan, earlierWeekday } = props;
  const { peopleCount, timeAdded } = signUp;
  const screenOnly = isHiddenInPrint && !isHidden ? 'roster__screen-only' : undefined;
  const unit = screenOnly === undefined ? signUp.unit : <span className={screenOnly}>{signUp.unit}</span>;
  return (
    <tr role="row">
      <th
        role="rowheader"
        scope="row"
        data-print-name={screenOnly && HIDDEN_NAME}
        data-print-note={readerText(signUp)}
      >
        <bdi className={screenOnly} translate={isHidden ? undefined : 'no'}>
          {isHidden ? HIDDEN_NAME : signUp.userName}
        </bdi>
        {signUp.isGuest ? <span> (guest)</span> : null}
      </th>
      <td role="cell" data-label="Unit #">
        {isHidden ? null : unit}
      </td>
      <td role="cell" data-label="Coming">
        <span className="roster__count">{`${peopleCount} ${peopleCount === 1 ? 'Person' : 'People'}`}</span>
        {signUp.onlyIfMinyan && !hasMinyan ? <Note className="roster__note">(Only if minyan)</Note> : null}
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
        {timeAdded === null ? null : (
          <span className="roster__time">{formatSignUpTime(timeAdded, site.timeZone)}</span>
        )}
        {isLate(timeAdded, day, site.timeZone) ? (
          <Note className="roster__late">(After cut off time)</Note>
        ) : null}
      </td>
    </tr>
  );
}

/** Memoized, because a table can have thousands of rows. A row that has not changed is the same object in the next records. */
export const SignUpRow = memo(Row);
