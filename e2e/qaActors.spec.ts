import { expect, test } from './support/qaApp';

const SHABBOS = 'שבת פרשת שופטים';

test('a member is told that a neighbour has just reserved Maftir, and the light is yellow until the page reads rows that the panel has edited', async ({
  page,
  qa,
}) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&meanwhile=neighbour:1.maftir@write');
  const form = page.getByRole('group', { name: SHABBOS, exact: true });
  const summary = page.getByRole('region', { name: `Summary of ${SHABBOS}` });
  await form.getByLabel('Reserve Maftir/Mussaf').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('Maftir and Mussaf have already been reserved.')).toBeVisible();

  const panel = await qa.panel('Meanwhile');
  const light = panel.getByRole('status', { name: 'Reconciliation' });
  const row = (name: RegExp) => panel.getByRole('group', { name });
  await panel.getByLabel('Still to come (meanwhile)').fill('neighbour:4@now');
  await panel.getByLabel('Still to come (meanwhile)').press('Enter');
  await row(/Yosef Adler/)
    .getByLabel('Men')
    .fill('9');
  await row(/Moshe Berkowitz/)
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(panel.getByRole('heading', { name: /^4 rows/ })).toBeVisible();
  await expect(light).toContainText('Yellow');
  await panel.getByRole('button', { name: 'Let the page read again' }).click();
  // The sum of four rows: 9 men, 2 men only if there is a minyan, 1 man with Maftir, and 4 men from the neighbour.
  await expect(summary.getByText('16', { exact: true })).toBeVisible();
  await expect(light).toContainText('Green');
});

test("the closed panel's light is yellow once the office has changed the community, and green when the page has read it", async ({
  page,
  qa,
}) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&meanwhile=office:{"openOnThu":true}@2s');
  const opener = page.getByRole('button', { name: 'Open the QA panel' });
  await expect(opener.locator('.lamp--yellow')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(opener.locator('.lamp--green')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel('Coming on Thursday').first()).toBeVisible();
});

test('tabs that share a backend share the session', async ({ page, qa, context }) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&tabs=shared');
  await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${qa.url}account`);
  await expect(other.getByLabel('First name')).toHaveValue('Yaakov');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  await expect(other.getByRole('heading', { name: /Please sign in again|Login to Minyan/ })).toBeVisible();
  await other.close();
});
