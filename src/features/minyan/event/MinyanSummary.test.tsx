import type { Community } from '@/domain/community';
import { toDay } from '@/domain/day';
import type { MinyanEvent } from '@/domain/event';
import type { Member } from '@/domain/member';
import type { SignUp } from '@/domain/signUp';
import {
  at,
  buildCommunity,
  buildHoliday,
  buildMember,
  buildSignUp,
  catskills,
  manhattan,
} from '@/domain/testing/fixtures';
import { nightAfter } from '@/domain/testing/nightAfter';
import { act, render, screen } from '@testing-library/react';
import { setTime } from '../../../../test/backend';
import { MemberData } from '../../../../test/MemberData';
import { MinyanSummary } from './MinyanSummary';

const NOW = '2026-08-13T12:00:00-04:00';
beforeEach(() => setTime(NOW));

const SHABBOS: MinyanEvent = { kind: 'shabbos', day: toDay('2026-08-15') };
const community = buildCommunity({ place: catskills });

interface Given {
  event?: MinyanEvent;
  changes?: Partial<Community>;
  member?: Partial<Member>;
}

function summary(rows: Partial<SignUp>[], { event = SHABBOS, changes = {}, member }: Given = {}) {
  return (
    <MemberData member={buildMember({ userId: 7, ...member })} community={{ ...community, ...changes }}>
      <MinyanSummary event={event} signUps={rows.map((row) => buildSignUp(row))} />
    </MemberData>
  );
}

const show = (...given: Parameters<typeof summary>) => render(summary(...given));

/** The lines of the summary as 'label: value'. */
const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
const line = (label: string) => lines().find((one) => one.startsWith(`${label}: `));

const holidayOn = (day: string, displayName = 'The day'): MinyanEvent => {
  const holiday = buildHoliday({ day: toDay(day), displayName });
  return { kind: 'holiday', day: holiday.day, holiday };
};

it('is a region with the name of its event', () => {
  show([]);
  expect(screen.getByRole('region')).toHaveAccessibleName('Summary of שבת פרשת שופטים');
});

it('has no button, because sharing is off by default', () => {
  show([]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('the lines appear in order', () => {
  it('with nine people', () => {
    show([{ peopleCount: 7 }, { peopleCount: 2, onlyIfMinyan: true }]);
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

  it('with ten people', () => {
    show([{ peopleCount: 8 }, { peopleCount: 2, onlyIfMinyan: true }]);
    expect(lines().slice(0, 2)).toEqual(['People coming: 10', 'Baal Korah: No Baal Korah']);
  });

  it('with nobody', () => {
    show([]);
    expect(lines().slice(0, 2)).toEqual(['People coming: 0', 'People coming if there is minyan: 0']);
  });
});

it('announces changed counts politely, and nothing else', () => {
  const { rerender } = show([{ peopleCount: 3 }]);
  const live = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  expect(live()).toEqual(['People coming3', 'People coming if there is minyan0']);
  const before = document.querySelector('[aria-live="polite"]');
  rerender(summary([{ peopleCount: 4 }]));
  expect(live()[0]).toBe('People coming4');
  // Screen readers do not announce a live region that has been replaced.
  expect(document.querySelector('[aria-live="polite"]')).toBe(before);
  expect(before).toHaveAttribute('aria-atomic', 'true');
});

describe('Baal Korah', () => {
  it('names each assigned part with its reader', () => {
    show([
      { part: '5-end', userName: 'Moshe Marx' },
      { part: '1-4', userName: 'Aron Adler' },
    ]);
    expect(line('Baal Korah')).toBe(
      "Baal Korah: 1-4 (Till Revi'i): Aron Adler5-end (From Chamishi): Moshe Marx",
    );
  });

  it('names the reader of the full Parsha at both parts', () => {
    show([{ part: 'full', userName: 'Aron Adler' }]);
    expect(line('Baal Korah')).toBe(
      "Baal Korah: 1-4 (Till Revi'i): Aron Adler5-end (From Chamishi): Aron Adler",
    );
  });

  it('names the readers of the two halves', () => {
    show([
      { part: '2nd', userName: 'Moshe Marx' },
      { part: '1st', userName: 'Aron Adler' },
    ]);
    expect(line('Baal Korah')).toBe('Baal Korah: 1st Half: Aron Adler2nd Half: Moshe Marx');
  });

  it('names a reader without a known part, after the parts', () => {
    show([
      { baalKorah: true, userName: 'Moshe Marx' },
      { part: '1-4', userName: 'Aron Adler' },
    ]);
    expect(line('Baal Korah')).toBe("Baal Korah: 1-4 (Till Revi'i): Aron AdlerMoshe Marx");
  });
});

describe('Maftir & Mussaf', () => {
  it('names the member who has reserved it', () => {
    show([{ reservedMussaf: true, userName: 'Aron Adler' }]);
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Aron Adler');
  });

  it('says that nobody of those who are coming has reserved it', () => {
    show([{ userName: 'Dov Katz' }]);
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Not Reserved');
  });

  it('names the first of two members who have reserved it', () => {
    show([
      { userName: 'Dov Katz' },
      { reservedMussaf: true, userName: 'Ezra Levi' },
      { reservedMussaf: true, userName: 'Aron Adler' },
    ]);
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Ezra Levi');
  });

  it('has no line in a community that hides the option', () => {
    show([{ reservedMussaf: true }], { changes: { maftirMussafOption: false } });
    expect(line('Maftir & Mussaf')).toBeUndefined();
  });
});

describe('an anonymous member', () => {
  const anonymous = {
    anonymous: true,
    userId: 8,
    userName: 'Secret',
    part: 'full',
    reservedMussaf: true,
  } as const;
  const since = (iso: string) => ({ ...anonymous, timeAdded: at(iso) });

  it('is named once twelve hours have passed, while the page is open', () => {
    show([since('2026-08-13T00:00:30-04:00')]);
    expect(line('Baal Korah')).toBe(
      "Baal Korah: 1-4 (Till Revi'i): Anonymous5-end (From Chamishi): Anonymous",
    );
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Anonymous');
    expect(document.body.innerHTML).not.toContain('Secret');
    act(() => setTime('2026-08-13T12:00:30-04:00'));
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Secret');
  });

  it('is an anonymous guest where they have signed up as one, until they are named', () => {
    show([{ ...since('2026-08-13T00:00:30-04:00'), isGuest: true }]);
    expect(line('Baal Korah')).toBe(
      "Baal Korah: 1-4 (Till Revi'i): Anonymous (guest)5-end (From Chamishi): Anonymous (guest)",
    );
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Anonymous (guest)');
    act(() => setTime('2026-08-13T12:00:30-04:00'));
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Secret');
  });

  it('sees their own name', () => {
    show([{ ...since('2026-08-13T11:00:00-04:00'), userId: '7' }]);
    expect(line('Maftir & Mussaf')).toBe('Maftir & Mussaf: Reserved by Secret');
  });
});

describe('times', () => {
  it.each([
    ["the community's place", catskills, manhattan],
    ["the member's place if the community has none", null, catskills],
  ])('are computed for %s', (_which, place, placeOfMember) => {
    show([], { changes: { place }, member: { place: placeOfMember } });
    expect(line('Candle lighting')).toBe('Candle lighting: 7:44 pm');
  });

  it('are missing without a place', () => {
    show([], { changes: { place: null } });
    expect(lines().slice(2)).toEqual([
      'Baal Korah: No Baal Korah',
      'Maftir & Mussaf: Not Reserved',
      'Shul: Closed',
      'Mikvah: Closed',
    ]);
  });

  it.each([
    // Rosh Hashana, on Shabbos and Sunday.
    ['2026-09-12', 'Candle lighting: 6:59 pm', `Nightfall: ${nightAfter('7:13 pm')}`],
    [
      '2026-09-13',
      `Candle lighting: ${nightAfter('7:13 pm', 3)} (after nightfall)`,
      `End of Yom Tov: ${nightAfter('7:11 pm')}`,
    ],
    // A fast has no candle lighting, and nothing ends with it.
    ['2026-09-14', undefined, `Nightfall: ${nightAfter('7:10 pm')}`],
    ['2026-09-21', 'Candle lighting: 6:44 pm', `End of Yom Tov: ${nightAfter('6:58 pm')}`],
  ])('of a holiday on %s have the right labels', (day, lighting, end) => {
    show([], { event: holidayOn(day) });
    expect(line('Candle lighting')).toBe(lighting);
    expect(lines()).toContain(end);
  });
});

it.each([
  ['Open', { shulOpenAt: [toDay('2026-08-15')], mikvahOpenAt: [toDay('2026-08-15')] }],
  ['Closed', { shulOpenAt: [toDay('2026-08-16')], mikvahOpenAt: [toDay('2026-08-14')] }],
])('says whether shul and mikvah are open: %s', (state, changes) => {
  show([], { changes });
  expect(line('Shul')).toBe(`Shul: ${state}`);
  expect(line('Mikvah')).toBe(`Mikvah: ${state}`);
});

it('has no mikvah line in a community without a mikvah', () => {
  show([], { changes: { hasMikvah: false, mikvahOpenAt: [toDay('2026-08-15')] } });
  expect(line('Mikvah')).toBeUndefined();
});
