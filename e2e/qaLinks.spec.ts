import { expect, test } from './support/qaApp';

/** A Tuesday in August at ten in the morning. */
const TUESDAY = 'now=2026-08-11T10:00';

/** A link, its path, and texts that the page shows and does not show. The tests in mocks/scenarios check the scenarios. */
const examples: readonly [link: string, path: string, texts: string[], absent: string[]][] = [
  [
    `?wire=legacy&${TUESDAY}`,
    '',
    [
      'Welcome Yaakov Rosenberg',
      'Saturday Aug 15th, 2026',
      'People coming14',
      'Candle lighting7:44 pm',
      'MikvahOpen',
    ],
    [],
  ],
  [`?scenario=balance&${TUESDAY}`, 'winterize', ['Outstanding Balance', '$1,234.50'], ['Remind Me Later']],
  [
    `?scenario=thursday&${TUESDAY}&as=gabbai&community={"hasMikvah":false}`,
    '',
    ['Welcome Zalman Weiss', 'Coming on Thursday', 'ShulOpen'],
    ['Mikvah'],
  ],
  ['?scenario=expired-links', 'reset/reset-valid', ['This link has been expired or is invalid'], []],
  [
    `?${TUESDAY}&fail=getColony:500`,
    'policies',
    ["We could not load your community's information."],
    ['Quiet hours'],
  ],
];

for (const [link, path, texts, absent] of examples)
  test(`the link ${path}${link} opens its situation`, async ({ page, qa }) => {
    await qa.open(link, path);
    for (const text of texts) await expect(page.locator('body')).toContainText(text);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    for (const text of absent) await expect(page.locator('#root')).not.toContainText(text);
    await expect(page).toHaveURL(qa.url + path);
  });

test('the clock starts at the time in the link and runs', async ({ page, qa }) => {
  await qa.open('?now=2026-08-13T15:59:58');
  await qa.panel('Clock');
  await expect(page.getByLabel('Clock', { exact: true })).toHaveText(/2026-08-13 16:0\d:\d\d/);
});

test('the page of a QA link with invalid values lists them and opens', async ({ page, qa }) => {
  await qa.open(
    '?scenario=typicall&now=soon&seed=x&fail=login:drop&latency=-1&as=moshe&balance=7&comunity={}&zone=Pacific/Kiritimati',
  );
  const notice = page.getByRole('alert').filter({ hasText: 'could not be restored' });
  for (const text of [
    "scenario=typicall: there is no such scenario; 'typical' is used. Did you mean 'typical'?",
    "comunity: there is no such parameter. Did you mean 'community'?",
    'now=soon: is no time',
    'zone=Pacific/Kiritimati: this device is in',
    'seed=x: is no whole number from 0 to 999999. 0 is used.',
    "fail=login:drop: there is no failure 'drop' for login. Did you mean 'dropped'?",
    'latency=-1: is no whole number from 0 to 60000. 0 is used.',
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
