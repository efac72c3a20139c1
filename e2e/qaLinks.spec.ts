import type { Page } from '@playwright/test';
import { expect, test } from './support/qaApp';

// Nothing here depends on motion, and drawing it takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A Tuesday in August at ten in the morning. */
const TUESDAY = 'now=2026-08-11T10:00';

interface LinkExample {
  link: string;
  address?: string;
  /** The lines that each summary must have: the name of the event, then label and value. */
  summaries?: Record<string, Record<string, string>>;
  texts?: (string | RegExp)[];
  absent?: string[];
}

const examples: readonly LinkExample[] = [
  {
    link: `?scenario=typical&${TUESDAY}`,
    summaries: {
      'שבת פרשת שופטים': {
        'People coming': '14',
        'Baal Korah': '5-end (From Chamishi): Zalman Weiss',
        'Maftir & Mussaf': 'Reserved by Zalman Weiss',
        'Candle lighting': '7:44 pm',
        'End of Shabbos': '9:10 pm',
        Mikvah: 'Open',
      },
      'Rosh Hashana, 2nd day': {
        'Candle lighting': '8:28 pm (after nightfall)',
        'End of Yom Tov': '8:23 pm',
      },
    },
    texts: ['Welcome Yaakov Rosenberg', 'Saturday Aug 15th, 2026', 'Sign up by Thursday 4:00 pm'],
  },
  {
    link: `?scenario=all-only-if&${TUESDAY}`,
    summaries: { 'שבת פרשת שופטים': { 'People coming': '0', 'People coming if there is minyan': '9' } },
  },
  {
    link: `?scenario=nine-and-two&${TUESDAY}&seed=42`,
    summaries: { 'שבת פרשת שופטים': { 'People coming': '11', 'Maftir & Mussaf': 'Not Reserved' } },
  },
  {
    link: '?scenario=past-cut-off',
    address: 'units-open',
    texts: ['Saturday Aug 21st, 2027', '8/19/2027, Thu 5:00pm (After cut off time)', '8/19/2027, Thu 3:59pm'],
  },
  {
    link: `?scenario=anonymous&${TUESDAY}`,
    address: 'units-open',
    texts: ['Anonymous (guest)', 'Dovid Cohen', '8/10/2026, Mon 10:01pm'],
    absent: ['Moshe Berkowitz', 'Yosef Adler'],
  },
  {
    link: '?scenario=tishrei',
    summaries: {
      'שבת ראש השנה': { 'Candle lighting': '6:59 pm', Nightfall: '8:25 pm' },
      'Yom Kippur': { Shul: 'Open' },
    },
    texts: ['Monday Sep 21st, 2026', 'Simchas Torah'],
  },
  {
    link: '?scenario=three-day-yom-tov',
    summaries: {
      'Pesach, 1st day': { 'Candle lighting': '7:30 pm', Nightfall: '8:59 pm' },
      'Pesach, 2nd day': { 'Candle lighting': '9:02 pm (after nightfall)', Nightfall: '9:00 pm' },
      'שבת חול המועד פסח': { 'Candle lighting': '7:33 pm', 'End of Shabbos': '9:01 pm' },
    },
  },
  {
    link: '?scenario=yom-tov-after-shabbos',
    summaries: {
      'שבת פרשת במדבר': { Nightfall: '9:28 pm' },
      'Shavuos, 1st day': { 'Candle lighting': '9:31 pm (after nightfall)' },
    },
    texts: ['Sign up by Friday 4:00 pm'],
  },
  {
    link: '?scenario=dst-spring',
    summaries: { 'שבת פרשת פקודי': { 'Candle lighting': '5:46 pm', 'End of Shabbos': '7:15 pm' } },
  },
  {
    link: '?scenario=dst-autumn',
    summaries: { 'שבת פרשת נח': { 'Candle lighting': '5:33 pm', 'End of Shabbos': '7:00 pm' } },
  },
  {
    link: `?wire=legacy&${TUESDAY}`,
    summaries: { 'שבת פרשת שופטים': { 'People coming': '14', 'Candle lighting': '7:44 pm', Mikvah: 'Open' } },
  },
  {
    link: `?scenario=balance&${TUESDAY}`,
    address: 'winterize',
    texts: ['Outstanding Balance', '$1,234.50'],
    absent: ['Remind Me Later'],
  },
  {
    link: `?scenario=thursday&${TUESDAY}&as=gabbai&community={"hasMikvah":false}`,
    summaries: { 'שבת פרשת שופטים': { Shul: 'Open' } },
    texts: ['Welcome Zalman Weiss', 'Coming on Thursday'],
    absent: ['Mikvah'],
  },
  {
    link: '?scenario=expired-links',
    address: 'reset/reset-valid',
    texts: ['This link has been expired or is invalid'],
  },
  {
    link: `?${TUESDAY}&fail=getColony:500`,
    address: 'policies',
    texts: ["We could not load your community's information."],
  },
];

async function expectExample(
  page: Page,
  { summaries = {}, texts = [], absent = [] }: Omit<LinkExample, 'link'>,
): Promise<void> {
  for (const [name, lines] of Object.entries(summaries)) {
    const summary = page.getByRole('region', { name: `Summary of ${name}`, exact: true });
    for (const [label, value] of Object.entries(lines)) {
      const line = summary.getByText(label, { exact: true }).locator('..');
      await expect(line.getByRole('definition')).toHaveText(value);
    }
  }
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0);
  for (const text of absent) await expect(page.locator('#root')).not.toContainText(text);
}

/** Numbers React's ids by their order in the page. React's own numbers follow the order of rendering, which varies. */
function withStableIds(html: string): string {
  const numbers = new Map<string, number>();
  return html.replace(/_r_\w+_/g, (id) => {
    numbers.set(id, numbers.get(id) ?? numbers.size);
    return `id-${numbers.get(id)}`;
  });
}

function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return [around(one), around(other)];
}

const OTHER_ZONES = ['Asia/Jerusalem', 'Pacific/Kiritimati', 'America/Los_Angeles'] as const;

test("each QA link opens the same page in New York's time zone and in another one", async ({
  page,
  context,
  qa,
}) => {
  test.setTimeout(180_000);
  const devTools = await context.newCDPSession(page);
  for (const [index, { link, address = '', ...expected }] of examples.entries())
    await test.step(address + link, async () => {
      // The links take turns in the other zones, so that each zone opens several of them.
      const otherZone = OTHER_ZONES[index % OTHER_ZONES.length] ?? OTHER_ZONES[0];
      const pages: string[] = [];
      for (const timezoneId of ['America/New_York', otherZone]) {
        await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
        await qa.open(link, address);
        await expectExample(page, expected);
        pages.push(withStableIds(await page.locator('#root').innerHTML()));
        expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      }
      const [inNewYork = '', elsewhere = ''] = pages;
      expect(firstDifference(inNewYork, elsewhere), `in ${otherZone}`).toBeNull();
      await expect(page).toHaveURL(qa.url + address);
    });
});

test('the clock runs on from the time in the link', async ({ page, qa }) => {
  await qa.open('?now=2026-08-13T15:59:58');
  await qa.panel('Clock');
  await expect(page.getByLabel('Clock', { exact: true })).toHaveText(/2026-08-13 16:0\d:\d\d/);
});

test('a QA link with invalid values lists them and applies the other ones', async ({ page, qa }) => {
  await qa.open(
    '?scenario=typicall&now=soon&seed=x&fail=login:drop&latency=-1&as=moshe&balance=7&comunity={}&zone=Pacific/Kiritimati',
  );
  const notice = page.getByRole('alert').filter({ hasText: 'could not be restored' });
  for (const text of [
    "scenario=typicall: there is no such scenario; this is 'typical'. Did you mean 'typical'?",
    "comunity: there is no such parameter. Did you mean 'community'?",
    'now=soon: is no time',
    'zone=Pacific/Kiritimati: this device is in',
    'seed=x: is no whole number from 0 to 999999. It is 0.',
    "fail=login:drop: there is no failure 'drop' for login. Did you mean 'dropped'?",
    'latency=-1: is no whole number from 0 to 60000. It is 0.',
    'as=moshe: the scenario has no such member, so nobody is signed in.',
  ])
    await expect(notice).toContainText(text);
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  const panel = await qa.panel();
  await expect(panel.getByRole('list', { name: 'Problems of the link' })).toContainText(
    "Did you mean 'community'?",
  );
});

test('a seed gives the neighbours other names, and the same names each time', async ({ page, qa }) => {
  const names = async (seed: number) => {
    await qa.open(`?${TUESDAY}&seed=${seed}`, 'units-open');
    const table = page.getByRole('table', { name: /^Upcoming Shabbos/ });
    await expect(table).toBeVisible();
    return table.getByRole('rowheader').allInnerTexts();
  };
  const [none, first, second] = [await names(0), await names(1), await names(2)];
  expect(none).toContain('Yosef Adler');
  expect(first).not.toEqual(none);
  expect(second).not.toEqual(first);
  expect(await names(1)).toEqual(first);
});
