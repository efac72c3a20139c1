import type { Community } from '@/domain/community';
import { toDay } from '@/domain/day';
import type { SignUp } from '@/domain/signUp';
import { at, buildCommunity, buildMember, buildSignUp, catskills } from '@/domain/testing/fixtures';
import { nightAfter } from '@/domain/testing/nightAfter';
import { act, render, screen } from '@testing-library/react';
import { StoryMember } from '../../../../.storybook/StoryMember';
import { setTime } from '../../../../test/backend';
import { MinyanSummary } from './MinyanSummary';

beforeEach(() => setTime('2026-08-13T12:00:00-04:00'));

const DAY = toDay('2026-08-15');

const summary = (rows: Partial<SignUp>[], changes: Partial<Community> = {}) => (
  <StoryMember
    member={buildMember({ userId: 7 })}
    community={buildCommunity({ place: catskills, ...changes })}
  >
    <MinyanSummary event={{ kind: 'shabbos', day: DAY }} signUps={rows.map((row) => buildSignUp(row))} />
  </StoryMember>
);

const show = (...given: Parameters<typeof summary>) => render(summary(...given));

/** The lines of the summary as 'label: value'. */
const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
const line = (label: string) => lines().find((one) => one.startsWith(`${label}: `));

it('is a region with the name of its event and the lines in order', () => {
  show([{ peopleCount: 7 }, { peopleCount: 2, onlyIfMinyan: true }]);
  expect(screen.getByRole('region')).toHaveAccessibleName('Summary of שבת פרשת שופטים');
  expect(lines()).toEqual([
    'People coming: 7',
    'People coming if there is minyan: 2',
    'Baal Korah: No Baal Korah',
    'Maftir & Mussaf: Not Reserved',
    'Candle lighting: 7:44 pm',
    `End of Shabbos: ${nightAfter('7:58 pm')}`,
    'Shul: Closed',
    'Mikvah: Closed',
  ]);
});

it('shows one count once there is a minyan', () => {
  show([{ peopleCount: 8 }, { peopleCount: 2, onlyIfMinyan: true }]);
  expect(lines().slice(0, 2)).toEqual(['People coming: 10', 'Baal Korah: No Baal Korah']);
});

it('leaves out the times, the mikvah and Maftir for a community without them', () => {
  show([{ reservedMussaf: true }], { place: null, hasMikvah: false, maftirMussafOption: false });
  expect(lines().slice(2)).toEqual(['Baal Korah: No Baal Korah', 'Shul: Closed']);
});

it.each([
  ['Open', [DAY], [DAY]],
  ['Closed', [toDay('2026-08-16')], [toDay('2026-08-14')]],
])('says whether shul and mikvah are open: %s', (state, shulOpenAt, mikvahOpenAt) => {
  show([], { shulOpenAt, mikvahOpenAt });
  expect(lines().slice(-2)).toEqual([`Shul: ${state}`, `Mikvah: ${state}`]);
});

it('announces changed counts politely, and nothing else', () => {
  const { rerender } = show([{ peopleCount: 3 }]);
  const live = () => [...document.querySelectorAll('[aria-live="polite"]')];
  const texts = () => live().map(({ textContent }) => textContent);
  expect(texts()).toEqual(['People coming3', 'People coming if there is minyan0']);
  const [before] = live();
  rerender(summary([{ peopleCount: 4 }]));
  expect(texts()[0]).toBe('People coming4');
  // Screen readers do not announce a live region that has been replaced.
  expect(live()[0]).toBe(before);
  expect(before).toHaveAttribute('aria-atomic', 'true');
});

it('names the reader of each part, then a reader without a known part, and the first who has reserved Maftir', () => {
  show([
    { baalKorah: true, userName: 'Dov Katz' },
    { part: '5-end', userName: 'Moshe Marx', reservedMussaf: true },
    { part: '1-4', userName: 'Aron Adler', reservedMussaf: true },
  ]);
  expect(line('Baal Korah')).toBe(
    "Baal Korah: 1-4 (Till Revi'i): Aron Adler5-end (From Chamishi): Moshe MarxDov Katz",
  );
  expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Moshe Marx');
});

it.each([
  ['a member', false, 'Anonymous'],
  ['a guest', true, 'Anonymous (guest)'],
])(
  '%s who is anonymous is named once twelve hours have passed, while the page is open',
  (_, isGuest, hidden) => {
    const row = {
      anonymous: true,
      isGuest,
      userId: 8,
      userName: 'Secret',
      part: '1st',
      reservedMussaf: true,
    } as const;
    show([{ ...row, timeAdded: at('2026-08-13T00:00:30-04:00') }]);
    expect(line('Baal Korah')).toBe(`Baal Korah: 1st Half: ${hidden}`);
    expect(line('Maftir & Mussaf')).toBe(`Maftir & Mussaf: Reserved by ${hidden}`);
    expect(document.body.innerHTML).not.toContain('Secret');
    act(() => setTime('2026-08-13T12:00:30-04:00'));
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Secret');
  },
);
