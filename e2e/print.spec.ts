import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Backend } from '../mocks/backend';
import type { SignUpRecord } from '../mocks/data/db';
import { type App, expect, test } from './support/app';
import { openAs } from './support/signInHelpers';

/** Returns the text of each page of a PDF, without white space. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push(text.replaceAll(/\s/g, ''));
  }
  return pages;
}

const HOUR = 3_600_000;

/** Replaces all sign-ups by one for each of forty new members. `eventOf` returns the event of a sign-up, given its index. */
function signUpForty(
  { db, now }: Backend,
  eventOf: (index: number) => Pick<SignUpRecord, 'day' | 'holidayName'>,
) {
  const demo = db.members.find(({ username }) => username === 'demo');
  const [first] = db.signUps.where(() => true);
  if (!demo || !first) throw new Error('The scenario has changed.');
  db.signUps.remove(() => true);
  for (let index = 0; index < 40; index += 1) {
    const id = `printed-${index + 1}`;
    db.members.insert({
      ...demo,
      id,
      username: id,
      firstName: 'Name',
      lastName: `Of${index + 1}end`,
      unit: `U${index + 1}x`,
    });
    db.signUps.insert({
      ...first,
      ...eventOf(index),
      id,
      userId: id,
      peopleCount: 1 + (index % 3),
      isGuest: index === 6,
      onlyIfMinyan: false,
      anonymous: false,
      reservedMussaf: index === 4,
      part: index === 2 ? '5-end' : null,
      timeAdded: now() - 30 * HOUR,
    });
  }
}

async function openSheet(page: Page, app: App): Promise<void> {
  await openAs('demo', page, app, '/units-open');
  await expect(page.getByRole('table').first()).toBeVisible();
}

const print = async (page: Page) => pagesOf(await page.pdf({ format: 'Letter' }));

const shabbos = (app: App) => {
  const record = app.backend.db.signUps.find(({ holidayName }) => holidayName === null);
  if (!record) throw new Error('Nobody has signed up.');
  return { day: record.day, holidayName: null };
};

test.describe('in an ordinary week of November', () => {
  // Tuesday, November 10, 2026, 10:00 in New York.
  test.use({ startsAt: Date.UTC(2026, 10, 10, 15) });

  test(
    'a member prints forty names for Shabbos with all details on one page',
    { tag: '@daily' },
    async ({ page, app }) => {
      const event = shabbos(app);
      signUpForty(app.backend, () => event);
      await openSheet(page, app);
      const pages = await print(page);
      expect(pages).toHaveLength(1);
      const [sheet = ''] = pages;
      for (let index = 1; index <= 40; index += 1) {
        expect(sheet).toContain(`NameOf${index}end`);
        expect(sheet).toContain(`U${index}x`);
      }
      for (const text of [
        'Unitsopen',
        'PineHollow',
        'UpcomingShabbos',
        'SaturdayNov14th,2026',
        'Peoplecoming:79',
        'Candlelighting:4:25pm',
        'EndofShabbos:5:51pm',
        'NameOf3endBaalKorah:5-end(FromChamishi)',
        'NameOf7end(guest)',
        'Reserved',
        '2People',
        'Chanukah,1stday',
        'Nosign-upsyet',
      ])
        expect(sheet).toContain(text);
      for (const chrome of ['Logout', 'Policies', 'Show', 'Homeowners', 'PrivacyPolicy', 'Dependable'])
        expect(sheet).not.toContain(chrome);
    },
  );
});

test('a member prints forty names for nine events on one page', async ({ page, app }) => {
  const events = [
    shabbos(app),
    ...app.backend.db.holidays
      .where(() => true)
      .slice(0, 8)
      .map(({ day, name }) => ({ day, holidayName: name })),
  ];
  signUpForty(app.backend, (index) => events[index % events.length] ?? shabbos(app));
  await openSheet(page, app);
  await expect(page.getByRole('table')).toHaveCount(9);
  const pages = await print(page);
  expect(pages).toHaveLength(1);
  for (let index = 1; index <= 40; index += 1) expect(pages[0]).toContain(`NameOf${index}end`);
});

test('a member prints all future Shabbosim if they are shown, and none otherwise', async ({ page, app }) => {
  await openSheet(page, app);
  expect((await print(page)).join('')).not.toContain('Aug22nd,2026');
  await page.reload();
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).click();
  await expect(page.getByRole('table', { name: /Saturday Sep 5th, 2026/ })).toBeAttached();
  const sheet = (await print(page)).join('');
  expect(sheet).toContain('SaturdayAug22nd,2026');
  expect(sheet).toContain('SaturdaySep5th,2026');
});

test("a member prints the home and the account without forms, and the heading 'Notes' on the page of the notes", async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  const pages = await print(page);
  const sheet = pages.join('');
  expect(sheet).toContain('Peoplecoming');
  for (const text of ['Signupby', 'Numberofmen', 'Guest', 'Onlyifminyan']) expect(sheet).not.toContain(text);
  expect(pages.find((text) => text.includes('Notes'))).toContain('Thesidegateislocked');

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
  expect((await print(page)).join('')).toBe('YaakovRosenberg');
});

test('the printed sheet hides anonymous names for twelve hours, even that of the member who prints it', async ({
  page,
  app,
}) => {
  const { db, now } = app.backend;
  const [row] = db.signUps.where(({ holidayName }) => holidayName === null);
  const demo = db.members.find(({ username }) => username === 'demo');
  if (!row || !demo) throw new Error('The scenario has changed.');
  db.members.update(({ username }) => username === 'demo', { unit: 'D12x' });
  db.signUps.insert({
    ...row,
    id: 'own',
    userId: demo.id,
    anonymous: true,
    isGuest: true,
    reservedMussaf: false,
    part: null,
    timeAdded: now() - HOUR,
  });
  await openSheet(page, app);
  const own = page.getByRole('row', { name: /Yaakov Rosenberg \(guest\) D12x/ });
  await expect(own).toBeVisible();
  const sheet = (await print(page)).join('');
  expect(sheet).not.toContain('Yaakov');
  expect(sheet).not.toContain('D12x');
  expect(sheet).toContain('Anonymous(guest)1Person');
  // A member who signed up two hours ago, without the name and the unit.
  expect(sheet).toContain('Anonymous1Person');
  // This member signed up more than twelve hours ago.
  expect(sheet).toContain('DovidCohen');

  await app.moveTo(now() + 11 * HOUR);
  await expect(
    page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /Chaim Goldstein 11/ }),
  ).toBeVisible();
  expect((await print(page)).join('')).toContain('YaakovRosenberg(guest)');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the printed sheet is black on white when the screen uses the ${colorScheme} scheme`, async ({
    page,
    app,
  }) => {
    await openSheet(page, app);
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const part of [page.locator('body'), page.getByRole('table').first(), page.getByRole('row').nth(1)])
      await expect(part).toHaveCSS('background-color', /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
    for (const part of [
      page.getByRole('heading', { name: 'Units open' }),
      page.getByRole('caption').first(),
      page.getByRole('columnheader').first(),
      page.getByRole('rowheader').first(),
      page.getByRole('cell').first(),
    ])
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
