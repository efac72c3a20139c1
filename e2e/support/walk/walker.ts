import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Backend } from '../../../mocks/backend';
import type { Tables } from '../../../mocks/data/db';
import { backendEvents } from '../../../mocks/qa/reconciliation/backendEvents';
import { reconcile } from '../../../mocks/qa/reconciliation/reconcile';
import type { ShownForm } from '../../../mocks/qa/reconciliation/readPage';
import { IN_SEASON, type App } from '../app';
import type * as InPage from './observePage';
import type { ShownWalkForm, ShownWalkPage } from './observePage';

declare global {
  interface Window {
    walk?: typeof InPage;
  }
}

const SECOND = 1_000;
/** SWR drops a read within two seconds of the previous one. */
const DEDUPING = 3 * SECOND;
/** A call without an answer fails after 15 seconds. */
const TIME_OUT = 16 * SECOND;
/** The page reads everything once a minute. */
export const POLL = 61 * SECOND;

/** The label of the number in a sign-up, where 0 removes it. */
const MEN = 'Number of men';

const UNREADABLE = new Set<string>(['html', 'done-html', 'malformed']);

export type Hand = 'click' | 'double click' | 'key' | 'Enter in a field' | 'Enter and click';

/** What is pressed or filled in: by its name or label, in the form with this index, or else in `within`. */
interface Target {
  kind: 'button' | 'link' | 'field';
  name: string;
  form?: number;
  within?: string;
}

type SetCookies = Parameters<BrowserContext['addCookies']>[0];

const isWrite = ({ method, call }: { method: string; call: string }) => method !== 'GET' && call !== 'login';

type Typed = Map<string, { value: string; before: string }>;

/** What the last step has done to the page. */
export interface StepOutcome {
  /** The form that was sent, if any. */
  sent?: string;
  isByKey?: boolean;
}

/** What the browser may log after a fault. */
const EXPECTED_LOG = /^(Failed to load resource|The minyan records could not be loaded\.)/;

/** A member at the page, with the invariants that hold after each step. */
export interface Walker {
  page: () => Page;
  backend: Backend;
  /** The page after the last step. */
  shown: () => ShownWalkPage;
  /** Starts a walk on the home, with the backend as at first. */
  restart: () => Promise<void>;
  /** Loads another page in the same browser, with the same session. */
  reload: (path: string) => Promise<void>;
  close: () => Promise<void>;
  /** Presses a button, a link or a field. Resolves with whether it was pressed by key. */
  press: (target: Target, hand?: Hand) => Promise<boolean>;
  fillIn: (target: Target, value: string) => Promise<void>;
  /** Chooses an option of a select by its index. Resolves with its value. */
  choose: (target: Target, index: number) => Promise<string>;
  /** Notes that the member has changed something in a form, so that newer records do not fill it. */
  touch: (form: ShownWalkForm) => void;
  /** Notes that the member has typed something, which must not be lost. */
  type: (form: ShownWalkForm, label: string, value: string) => void;
  /** Notes that the member gives up what they have typed in a form, or on the whole page. */
  giveUp: (form?: string) => void;
  /** Waits until the page is quiet, and checks all invariants. */
  settle: (step?: StepOutcome) => Promise<void>;
  failReads: (fail: Backend['fail']) => void;
  /** Compares the page with the backend, unless a read has failed meanwhile. */
  compare: () => void;
  /** Lets time pass without faults until all has been read again, and compares the page with the backend. */
  calmDown: () => Promise<void>;
  /** Moves the clocks, so that everything is read again. */
  moveTo: (instant: number) => Promise<void>;
}

/** The code of observePage.ts, for the page. */
function codeForPage(): string {
  const [code] = buildSync({
    entryPoints: ['e2e/support/walk/observePage.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'walk',
    write: false,
  }).outputFiles;
  return `${code?.text ?? ''};window.walk = walk; walk.watchCalls(); window.open = () => null;`;
}

export function createWalker(browser: Browser, app: App): Walker {
  const { backend } = app;
  const tables: Tables = structuredClone(backend.db.snapshot());
  const errors: string[] = [];
  /** What has been typed by form and label, with the value before. */
  const typed = new Map<string, Typed>();
  /** The forms in which something was changed since they were filled. */
  const touched = new Set<string>();
  /** What was typed in a form when it was sent last. */
  const sentInput = new Map<string, Typed>();
  /** The forms whose last call was an unreadable success. Their error stays, although the sign-up is saved (rule: unreadable-success). */
  const unreadable = new Set<string>();
  let page: Page | null = null;
  let shown: ShownWalkPage | null = null;
  let writes = 0;
  // After a read that failed, a spinner may wait for the next one.
  let haveReadsFailed = false;
  const current = () => {
    if (page === null) throw new Error('The walk has not begun.');
    return page;
  };
  const jumpTo = (instant: number) => app.jumpTo(instant, current());
  const countWrites = () => backend.log.filter(isWrite).length;

  /** Opens a page with a clock of its own: one that has jumped often stops for ever when its page loads again. */
  async function openPage(cookies: SetCookies, path: string): Promise<Page> {
    // No transitions to wait for.
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(60_000);
    await context.addInitScript({ content: codeForPage() });
    await context.addCookies(cookies);
    const opened = await context.newPage();
    await opened.clock.install({ time: backend.now() });
    opened.on('pageerror', (error) => errors.push(String(error)));
    opened.on('console', (message) => {
      const isProblem = message.type() === 'error' && !EXPECTED_LOG.test(message.text());
      if (isProblem) errors.push(message.text());
    });
    await opened.goto(new URL(path, app.url).href);
    return opened;
  }

  const hangs = () => backend.log.some(({ status, fault }) => status === null && /timeout/.test(fault ?? ''));

  async function observe(): Promise<ShownWalkPage> {
    // The page of a step that has taken too long is closed. This ends the loop.
    const observed = current();
    for (;;) {
      const settled = await observed.evaluate((mayWait) => window.walk?.settle(mayWait), haveReadsFailed);
      if (settled === undefined) throw new Error('The page has no observer.');
      if (!settled.isBusy) return settled.page;
      if (hangs()) await jumpTo(backend.now() + TIME_OUT);
    }
  }

  function locate({ kind, name, form, within = 'body' }: Target): Locator {
    const root = form === undefined ? current().locator(within) : current().locator('form').nth(form);
    return kind === 'field'
      ? root.getByLabel(name, { exact: true })
      : root.getByRole(kind, { name, exact: true });
  }

  async function centreOf(target: Locator): Promise<readonly [number, number]> {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2];
  }

  /**
   * Whether input is not lost, although its form has closed. Newer records show that what was sent was performed after all
   * (rule: lost-answer), or they fill a new form in which the same is typed. `before` is the form of the step before.
   */
  function isStored(
    name: string,
    input: Typed,
    form: ShownWalkForm | undefined,
    before: ShownWalkForm | undefined,
  ): boolean {
    const entries = [...input].map(([label, { value }]) => [label, value] as const);
    const isSent = entries.every(([label, value]) => sentInput.get(name)?.get(label)?.value === value);
    if (form === undefined) return isSent && before?.isPassed === true;
    if (isSent && input.get(MEN)?.value === '0')
      return form.buttons.includes('Sign up') && before?.buttons.includes('Update') === true;
    const isShown = entries.every(([label, value]) => form.fields[label] === value);
    return (
      form.buttons.includes('Edit') && isShown && (isSent || before?.buttons.includes('Sign up') === true)
    );
  }

  function problemsOf(
    now: ShownWalkPage,
    before: ShownWalkPage | null,
    { sent: sentForm, isByKey = false }: StepOutcome,
  ): string[] {
    const sent = countWrites();
    const problems = [...errors];
    if (sent - writes > (sentForm === undefined ? 0 : 1)) {
      const bodies = backend.log.filter(isWrite).slice(writes);
      problems.push(`${sent - writes} calls were sent: ${bodies.map(({ call }) => call).join(', ')}.`);
    }
    writes = sent;
    if (now.hasCrashed) problems.push('The page has crashed.');
    if (now.spinners > 0 && !haveReadsFailed) problems.push('A spinner shows without a call.');
    if (isByKey && now.isFocusLost) problems.push('The focus is on the body.');
    for (const { name, buttons, errors: shownErrors } of now.walkForms) {
      if (!unreadable.has(name) && buttons.includes('Edit') && shownErrors.length > 0)
        problems.push(`An error is beside the saved form '${name}': ${shownErrors.join(' ')}`);
    }
    for (const [name, fields] of typed) {
      const formOf = (one: ShownWalkPage | null) => one?.walkForms.find((other) => other.name === name);
      const form = formOf(now);
      if (isStored(name, fields, form, formOf(before))) {
        walker.giveUp(name);
        continue;
      }
      if (form?.buttons.includes('Edit') === true)
        problems.push(`The edit of '${name}' has closed by itself.`);
      for (const [label, { value }] of fields) {
        const actual = form?.fields[label];
        if (actual !== value)
          problems.push(`'${label}' of '${name}' was typed as '${value}', and is '${actual ?? 'gone'}'.`);
      }
    }
    return problems;
  }

  const walker: Walker = {
    page: current,
    backend,
    shown: () => {
      if (shown === null) throw new Error('The walk has not begun.');
      return shown;
    },
    restart: async () => {
      await walker.close();
      backend.fail = {};
      backend.meanwhile = [];
      backend.endSessions();
      backend.restore(structuredClone(tables));
      walker.giveUp();
      sentInput.clear();
      unreadable.clear();
      errors.length = 0;
      backend.log.length = 0;
      writes = 0;
      haveReadsFailed = false;
      await app.jumpTo(IN_SEASON);
      page = await openPage([{ name: 'session', value: backend.signIn('demo'), url: app.url }], '/');
      await walker.settle();
    },
    reload: async (path) => {
      const cookies = await current().context().cookies();
      await walker.close();
      page = await openPage(cookies, path);
      await walker.settle();
    },
    close: async () => {
      await page?.context().close();
      page = null;
    },
    press: async (target, hand = 'click') => {
      const { keyboard, mouse } = current();
      const pressed = locate(target);
      const field = current()
        .locator('form')
        .nth(target.form ?? 0)
        .locator('input, select, textarea')
        .first();
      const isInForm = target.form !== undefined;
      if (hand === 'key' || (hand === 'Enter in a field' && isInForm)) {
        await (hand === 'key' ? pressed : field).press('Enter');
        return true;
      }
      if (hand === 'Enter and click' && isInForm) {
        const centre = await centreOf(pressed);
        await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
        await Promise.all([keyboard.press('Enter'), mouse.click(...centre)]);
      } else await pressed.click({ clickCount: hand === 'double click' ? 2 : 1 });
      return false;
    },
    fillIn: (target, value) => locate(target).fill(value),
    choose: async (target, index) => {
      const select = locate(target);
      const options = select.locator('option:enabled');
      const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
      const value = values[index % values.length] ?? '';
      await select.selectOption(value);
      return value;
    },
    touch: ({ name }) => void touched.add(name),
    type: (form, label, value) => {
      walker.touch(form);
      const fields = typed.get(form.name) ?? new Map<string, { value: string; before: string }>();
      const before = fields.get(label)?.before ?? form.fields[label] ?? '';
      if (before === value) fields.delete(label);
      else fields.set(label, { value, before });
      if (fields.size > 0) typed.set(form.name, fields);
      else typed.delete(form.name);
    },
    giveUp: (form) => {
      const names = form === undefined ? [...touched] : [form];
      for (const name of names) {
        typed.delete(name);
        touched.delete(name);
      }
    },
    settle: async (step = {}) => {
      const { sent } = step;
      const before = shown;
      shown = await observe();
      const form = shown.walkForms.find(({ name }) => name === sent);
      // After an unreadable success the records show that it was saved.
      const isSaved = form === undefined || form.success !== '' || form.buttons.includes('Edit');
      if (sent !== undefined && isSaved) walker.giveUp(sent);
      if (sent !== undefined) {
        sentInput.set(sent, new Map(typed.get(sent)));
        if (UNREADABLE.has(backend.log.findLast(isWrite)?.fault ?? '')) unreadable.add(sent);
        else unreadable.delete(sent);
      }
      const problems = problemsOf(shown, before, step);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    failReads: (fail) => {
      Object.assign(backend.fail, fail);
      haveReadsFailed = true;
    },
    compare: () => {
      const { summaries, forms, walkForms, ...rest } = walker.shown();
      // Behind the dialog of a session that has ended, nothing is read.
      if (haveReadsFailed || walkForms.some(({ fields }) => 'Password' in fields)) return;
      const member = backend.db.members.find(({ username }) => username === 'demo');
      const colony = backend.db.colonies.find(({ id }) => id === member?.colonyId);
      if (member === null || colony === null) throw new Error('The scenario has no member.');
      const held = new Set(walkForms.filter(({ isPassed }) => isPassed).map(({ name }) => name));
      const isLive = ({ title }: { title: string }) => !held.has(title);
      // Of a form in which something was changed, only the card says what the backend has.
      const isTouched = (title: string) => touched.has(title) || touched.has(`later: ${title}`);
      const isFilled = ({ title, saved }: ShownForm) =>
        isLive({ title }) && (saved !== null || !isTouched(title));
      const events = backendEvents(backend, member, colony);
      const { differences } = reconcile(
        { ...rest, summaries: summaries.filter(isLive), forms: forms.filter(isFilled) },
        events,
      );
      for (const { name, own, isInDialog } of walkForms) {
        if (own === '' || isInDialog || held.has(name)) continue;
        const stored = events.filter(({ title }) => title === name).map((event) => event.own);
        const says = (men: number | null) =>
          men === null ? own === 'You are not signed up' : own.startsWith(`You are signed up: ${men}`);
        if (!stored.some(says))
          differences.push(`The card of ${name} says '${own}', not ${stored.join(' or ')}.`);
      }
      if (differences.length > 0) throw new Error(differences.join('\n'));
    },
    calmDown: async () => {
      backend.fail = {};
      haveReadsFailed = false;
      for (let minute = 0; minute < 2; minute += 1) await walker.moveTo(backend.now() + POLL);
      await walker.settle();
      walker.compare();
    },
    moveTo: async (instant) => {
      await jumpTo(backend.now() + DEDUPING);
      await jumpTo(Math.max(instant, backend.now()));
      await observe();
    },
  };
  return walker;
}
