import { HIDDEN_NAME } from '@/domain/anonymity';
import type { Instant } from '@/domain/day';
import type { SignUp } from '@/domain/signUp';
import { formatSignUpTime } from '@/domain/zonedTime';
import { site } from '@/site';
import { fitMarks } from '@/ui/text/fitMarks';
import { Name } from '@/ui/text/Name';
import type { ReactNode } from 'react';

export interface SignUpRowData {
  signUp: SignUp;
  cutOff: Instant;
  /** Hides name and unit on the screen (rule: anonymous-twelve-hours). */
  isHidden: boolean;
  /** Hides name and unit on the printed sheet, which other members read. True even for the member's own anonymous row. */
  isHiddenInPrint: boolean;
  hasMinyan: boolean;
}

export interface SignUpColumn {
  /** The cells have the class `roster__{name}`. `_table.scss` sets the width of the column, `_cards.scss` its place on a phone. */
  name: string;
  label: string;
  cell: (row: SignUpRowData) => ReactNode;
}

/** The class for a name or unit that the screen shows and the printed sheet hides. */
export const screenOnlyClass = ({ isHidden, isHiddenInPrint }: SignUpRowData): string | undefined =>
  isHiddenInPrint && !isHidden ? 'roster__screen-only' : undefined;

/**
 * A text that moves to a new line as a whole. The space before it is outside the inline block, in which it would collapse. One
 * element contains both, so that React can remove them from a translated page.
 */
const Note = ({ className, children }: { className: string; children: string }) => (
  <span>
    {' '}
    <span className={className}>{children}</span>
  </span>
);

function nameCell(row: SignUpRowData) {
  const { signUp, isHidden } = row;
  return (
    <>
      {isHidden ? <bdi>{HIDDEN_NAME}</bdi> : <Name className={screenOnlyClass(row)}>{signUp.userName}</Name>}
      {signUp.isGuest ? <span> (guest)</span> : null}
    </>
  );
}

function unitCell(row: SignUpRowData) {
  const { unit } = row.signUp;
  return row.isHidden || unit === '' ? null : <bdi className={screenOnlyClass(row)}>{fitMarks(unit)}</bdi>;
}

const comingCell = ({ signUp: { peopleCount, onlyIfMinyan }, hasMinyan }: SignUpRowData) => (
  <>
    <span className="roster__count">{`${peopleCount} ${peopleCount === 1 ? 'Person' : 'People'}`}</span>
    {onlyIfMinyan && !hasMinyan ? <Note className="roster__note">(Only if minyan)</Note> : null}
  </>
);

const signedUpCell = ({ signUp: { timeAdded }, cutOff }: SignUpRowData) =>
  timeAdded === null ? null : (
    <>
      <span className="roster__time">{formatSignUpTime(timeAdded, site.timeZone)}</span>
      {timeAdded > cutOff ? <Note className="roster__late">(After cut off time)</Note> : null}
    </>
  );

const earlierColumn = (weekday: string): SignUpColumn => ({
  name: 'earlier',
  label: `Coming on ${weekday}`,
  cell: ({ signUp }) => (signUp.comingEarlier ? 'Yes' : null),
});

/** The columns of an event's table, in order (rules: units-open-columns, units-open-cells). */
export const signUpColumns = (earlierWeekday: string | null): readonly SignUpColumn[] => [
  { name: 'name', label: 'Name', cell: nameCell },
  { name: 'unit', label: 'Unit #', cell: unitCell },
  { name: 'coming', label: 'Coming', cell: comingCell },
  ...(earlierWeekday === null ? [] : [earlierColumn(earlierWeekday)]),
  {
    name: 'mussaf',
    label: 'Mussaf / Maftir',
    cell: ({ signUp }) => (signUp.reservedMussaf ? 'Reserved' : null),
  },
  { name: 'signed-up', label: 'Sign-up Time', cell: signedUpCell },
];
