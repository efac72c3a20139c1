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
import { render, screen } from '@testing-library/react';
import { StoryMember } from '../../../../.storybook/StoryMember';
import { SignUpTable } from './SignUpTable';

const SHABBOS: MinyanEvent = { kind: 'shabbos', day: toDay('2026-08-15') };
const NOW = at('2026-08-13T17:00:00-04:00');

function tableOf(signUps: Partial<SignUp>[], event = SHABBOS, openOnThu = false) {
  return (
    <StoryMember
      member={buildMember({ userId: 7 })}
      community={buildCommunity({ openOnThu, place: catskills })}
    >
      <SignUpTable event={event} signUps={signUps.map((signUp) => buildSignUp(signUp))} now={NOW} />
    </StoryMember>
  );
}

const show = (...args: Parameters<typeof tableOf>) => render(tableOf(...args));
const holidayOn = (day: string, names = {}): MinyanEvent => {
  const holiday = buildHoliday({ day: toDay(day), ...names });
  return { kind: 'holiday', day: holiday.day, holiday };
};

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rowElements = () => screen.getAllByRole('row').slice(1);
const rows = () => rowElements().map((row) => [...row.children].map(({ textContent }) => textContent));
const column = (index: number) => rows().map((cells) => cells[index]);

it.each<[string, MinyanEvent, string]>([
  ['the upcoming Shabbos', SHABBOS, 'Upcoming Shabbos שבת פרשת שופטים Saturday Aug 15th, 2026'],
  ['a later Shabbos', { kind: 'later', day: toDay('2026-08-22') }, 'שבת פרשת כי־תצא Saturday Aug 22nd, 2026'],
  [
    'a holiday with an emoji',
    holidayOn('2026-09-12', { displayName: `"Kol" 'Nidrei'`, emoji: '🍏' }),
    `"Kol" 'Nidrei' 🍏 Saturday Sep 12th, 2026`,
  ],
  [
    'a Hebrew holiday',
    holidayOn('2026-09-12', { displayName: 'ראש השנה', emoji: null }),
    'ראש השנה Saturday Sep 12th, 2026',
  ],
])('is captioned with %s, its name and date', (_, event, caption) => {
  show([], event);
  expect(screen.getByRole('caption')).toHaveTextContent(new RegExp(`^${caption}$`));
  expect(document.querySelectorAll('caption [lang="he"][dir="rtl"]')).toHaveLength(
    /[א-ת]/.test(caption) ? 1 : 0,
  );
  expect(rows()).toEqual([['No sign-ups yet']]);
});

it.each([
  [7, 'People coming: 7 · People coming if there is minyan: 2', '2 People (Only if minyan)'],
  [8, 'People coming: 10', '2 People'],
])(
  'counts %i sure and 2 only-if people, who are marked only while there is no minyan',
  (sure, total, marked) => {
    show([{ peopleCount: sure }, { peopleCount: 2, onlyIfMinyan: true }]);
    expect(screen.getByRole('table')).toHaveAccessibleDescription(total);
    expect(column(2)).toEqual([`${sure} People`, marked]);
  },
);

it('shows a row for each sign-up, in the order of the server, with the choices of the member', () => {
  show([
    {
      userName: 'Sam Green',
      unit: '12B',
      isGuest: true,
      reservedMussaf: true,
      timeAdded: at('2026-08-13T16:00:00-04:00'),
    },
    { userName: 'Aron Adler', unit: '', timeAdded: at('2026-08-13T16:00:00.001-04:00'), comingEarlier: true },
  ]);
  expect(columns()).toEqual(['Name', 'Unit #', 'Coming', 'Mussaf / Maftir', 'Sign-up Time']);
  expect(rows()).toEqual([
    ['Sam Green (guest)', '12B', '1 Person', 'Reserved', '8/13/2026, Thu 4:00pm'],
    ['Aron Adler', '', '1 Person', '', '8/13/2026, Thu 4:00pm (After cut off time)'],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(column(0));
});

it.each([
  ['with ids', { recordId: 'a' }, { recordId: 'b' }],
  ['without ids', { recordId: null, userId: 8 }, { recordId: null, userId: 9 }],
])(
  'keeps the elements of rows %s when one above them appears or disappears (rule: steady-lists)',
  (_, one, other) => {
    const { rerender } = show([one, other]);
    const [first, second] = rowElements();
    rerender(tableOf([{ recordId: null, userId: 10 }, one, other]));
    expect(rowElements()[1]).toBe(first);
    expect(rowElements()[2]).toBe(second);
    rerender(tableOf([other]));
    expect(rowElements()[0]).toBe(second);
  },
);

it('says who comes earlier, before the column of Maftir, in a community that is open from Thursday', () => {
  show([{ comingEarlier: true }, { comingEarlier: false }], SHABBOS, true);
  expect(columns().slice(2, 5)).toEqual(['Coming', 'Coming on Thursday', 'Mussaf / Maftir']);
  expect(column(3)).toEqual(['Yes', '']);
});

it('shows no column for coming earlier to a holiday on a Monday', () => {
  show([], holidayOn('2026-09-14'), true);
  expect(columns()).toHaveLength(5);
});

it('hides name and unit of an anonymous sign-up for twelve hours, but not from its own member', () => {
  const anonymous = { anonymous: true, userName: 'Secret Person', unit: '99', userId: 8 };
  show([
    { ...anonymous, timeAdded: at('2026-08-13T05:00:00.001-04:00'), isGuest: true },
    { ...anonymous, timeAdded: at('2026-08-13T05:00:00.000-04:00') },
    { ...anonymous, timeAdded: NOW, userId: '7' },
  ]);
  expect(rows().map((cells) => cells.slice(0, 2))).toEqual([
    ['Anonymous (guest)', ''],
    ['Secret Person', '99'],
    ['Secret Person', '99'],
  ]);
});
