import { toDay } from '@/domain/day';
import type { MinyanEvent } from '@/domain/event';
import type { SignUp } from '@/domain/signUp';
import {
  at,
  buildCommunity,
  buildHoliday,
  buildMember,
  buildSignUp,
  catskills,
} from '@/domain/testing/fixtures';
import { render, screen, within } from '@testing-library/react';
import { MemberData } from '../../../../test/MemberData';
import { SignUpTable } from './SignUpTable';

const SHABBOS: MinyanEvent = { kind: 'shabbos', day: toDay('2026-08-15') };
const NOW = at('2026-08-13T12:00:00-04:00');
const VIEWER = 7;

interface ShowOptions {
  event?: MinyanEvent;
  openOnThu?: boolean;
}

function tableOf(signUps: Partial<SignUp>[], { event = SHABBOS, openOnThu = false }: ShowOptions = {}) {
  return (
    <MemberData
      member={buildMember({ userId: VIEWER })}
      community={buildCommunity({ openOnThu, place: catskills })}
    >
      <SignUpTable event={event} signUps={signUps.map((signUp) => buildSignUp(signUp))} now={NOW} />
    </MemberData>
  );
}

const show = (...args: Parameters<typeof tableOf>) => render(tableOf(...args));

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const column = (index: number) => rows().map((cells) => cells[index]);

it('is captioned with the upcoming Shabbos, its name and date', () => {
  show([]);
  expect(screen.getByRole('table')).toHaveAccessibleName(
    'Upcoming Shabbos שבת פרשת שופטים Saturday Aug 15th, 2026',
  );
  expect(screen.getByText('שבת פרשת שופטים')).toHaveAttribute('lang', 'he');
  expect(screen.getByText('שבת פרשת שופטים')).toHaveAttribute('dir', 'rtl');
});

it('is captioned with a future Shabbos, its name and date', () => {
  show([], { event: { kind: 'later', day: toDay('2026-08-22') } });
  expect(screen.getByRole('table')).toHaveAccessibleName('שבת פרשת כי־תצא Saturday Aug 22nd, 2026');
});

it.each([
  ['Rosh Hashana, 1st day', '🍏', 'Rosh Hashana, 1st day 🍏 Saturday Sep 12th, 2026'],
  ['Rosh Hashana, 1st day', null, 'Rosh Hashana, 1st day Saturday Sep 12th, 2026'],
  ['ראש השנה', null, 'ראש השנה Saturday Sep 12th, 2026'],
  [`"Kol" 'Nidrei'`, null, `"Kol" 'Nidrei' Saturday Sep 12th, 2026`],
])('is captioned with the holiday %s, its emoji %s and date', (displayName, emoji, caption) => {
  const holiday = buildHoliday({ displayName, emoji });
  show([], { event: { kind: 'holiday', day: holiday.day, holiday } });
  expect(screen.getByRole('caption')).toHaveTextContent(caption);
});

it.each([
  [7, 2, 'People coming: 7 · People coming if there is minyan: 2'],
  [8, 2, 'People coming: 10'],
])('is described by its total of %i sure and %i only-if people', (sure, onlyIf, total) => {
  show([{ peopleCount: sure }, { peopleCount: onlyIf, onlyIfMinyan: true }]);
  expect(screen.getByRole('table')).toHaveAccessibleDescription(total);
});

it("has its columns, and its rows in the server's order", () => {
  show([{ userName: 'Zvi Zimmer' }, { userName: 'Aron Adler' }, { userName: 'Moshe Marx' }]);
  expect(columns()).toEqual(['Name', 'Unit #', 'Coming', 'Mussaf / Maftir', 'Sign-up Time']);
  expect(column(0)).toEqual(['Zvi Zimmer', 'Aron Adler', 'Moshe Marx']);
  expect(within(screen.getAllByRole('row')[1] ?? document.body).getByRole('rowheader')).toHaveTextContent(
    'Zvi Zimmer',
  );
});

it.each([
  ['with ids', { recordId: 'a' }, { recordId: 'b' }],
  ['without ids', { recordId: null, userId: 8 }, { recordId: null, userId: 9 }],
])(
  'keeps the elements of rows %s when one above them comes or goes (rule: steady-lists)',
  (_, one, other) => {
    const rowElements = () => screen.getAllByRole('row').slice(1);
    const { rerender } = show([one, other]);
    const [first, second] = rowElements();
    rerender(tableOf([{ recordId: null, userId: 10 }, one, other]));
    expect(rowElements()[1]).toBe(first);
    expect(rowElements()[2]).toBe(second);
    rerender(tableOf([other]));
    expect(rowElements()[0]).toBe(second);
  },
);

it('says that there are no sign-ups yet', () => {
  show([]);
  expect(rows()).toEqual([['No sign-ups yet']]);
});

it('shows a guest, the unit, the reservation and the sign-up time', () => {
  show([
    {
      userName: 'Sam Green',
      unit: '12B',
      isGuest: true,
      reservedMussaf: true,
      timeAdded: at('2026-08-11T09:05:00-04:00'),
    },
    { unit: '' },
  ]);
  expect(rows()).toEqual([
    ['Sam Green (guest)', '12B', '1 Person', 'Reserved', '8/11/2026, Tue 9:05am'],
    ['Sam Green', '', '1 Person', '', ''],
  ]);
});

it.each([
  [0, '0 People'],
  [1, '1 Person'],
  [2, '2 People'],
  [40, '40 People'],
])('shows the number of people %i as %s', (peopleCount, text) => {
  show([{ peopleCount }]);
  expect(column(2)).toEqual([text]);
});

describe('a sign-up only if there is a minyan', () => {
  it('is marked while nine people are coming', () => {
    show([{ peopleCount: 7 }, { peopleCount: 2, onlyIfMinyan: true }]);
    expect(column(2)).toEqual(['7 People', '2 People (Only if minyan)']);
  });

  it('is not marked when ten people are coming', () => {
    show([{ peopleCount: 8 }, { peopleCount: 2, onlyIfMinyan: true }]);
    expect(column(2)).toEqual(['8 People', '2 People']);
  });
});

it.each([
  ['2026-08-13T15:59:59.999-04:00', '8/13/2026, Thu 3:59pm'],
  ['2026-08-13T16:00:00.000-04:00', '8/13/2026, Thu 4:00pm'],
  ['2026-08-13T16:00:00.001-04:00', '8/13/2026, Thu 4:00pm (After cut off time)'],
  ['2026-08-14T00:00:00.000-04:00', '8/14/2026, Fri 12:00am (After cut off time)'],
])('shows the sign-up time %s as %s', (timeAdded, text) => {
  show([{ timeAdded: at(timeAdded) }]);
  expect(column(4)).toEqual([text]);
});

describe('the column Coming on', () => {
  it('comes before Mussaf / Maftir in a community that is open from Thursday', () => {
    show([{ comingEarlier: true }, { comingEarlier: false }], { openOnThu: true });
    expect(columns()).toEqual([
      'Name',
      'Unit #',
      'Coming',
      'Coming on Thursday',
      'Mussaf / Maftir',
      'Sign-up Time',
    ]);
    expect(column(3)).toEqual(['Yes', '']);
  });

  it('is missing in any other community, even if somebody comes earlier', () => {
    show([{ comingEarlier: true }]);
    expect(columns()).toHaveLength(5);
  });

  it.each([
    // Two days before a Sunday or a Monday is a Friday or a Saturday, which have no column.
    ['2026-09-13', null],
    ['2026-09-14', null],
    ['2026-09-15', 'Coming on Sunday'],
    ['2026-09-18', 'Coming on Wednesday'],
  ])('for a holiday on %s is %s', (day, label) => {
    const holiday = buildHoliday({ day: toDay(day) });
    show([], { event: { kind: 'holiday', day: holiday.day, holiday }, openOnThu: true });
    expect(columns().find((name) => name?.startsWith('Coming on')) ?? null).toBe(label);
  });
});

describe('an anonymous sign-up', () => {
  const anonymous = { anonymous: true, userName: 'Secret Person', unit: '99', userId: 8 };

  it('hides name and unit until a millisecond before twelve hours', () => {
    show([{ ...anonymous, timeAdded: at('2026-08-13T00:00:00.001-04:00') }]);
    expect(rows()[0]?.slice(0, 2)).toEqual(['Anonymous', '']);
    expect(document.body.innerHTML).not.toContain('Secret');
  });

  it('shows name and unit from twelve hours on', () => {
    show([{ ...anonymous, timeAdded: at('2026-08-13T00:00:00.000-04:00') }]);
    expect(rows()[0]?.slice(0, 2)).toEqual(['Secret Person', '99']);
  });

  it('stays hidden without a sign-up time', () => {
    show([{ ...anonymous, timeAdded: null }]);
    expect(column(0)).toEqual(['Anonymous']);
  });

  it('is marked as a guest', () => {
    show([{ ...anonymous, isGuest: true }]);
    expect(column(0)).toEqual(['Anonymous (guest)']);
  });

  it('shows the name to the member who signed up, even if one id is a number and the other a string', () => {
    show([{ ...anonymous, userId: String(VIEWER) }]);
    expect(rows()[0]?.slice(0, 2)).toEqual(['Secret Person', '99']);
    expect(screen.queryByText('Anonymous')).not.toBeInTheDocument();
  });
});
