import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Backend } from '../../../mocks/backend';
import type { Tables } from '../../../mocks/data/db';
import { backendEvents } from '../../../mocks/qa/reconciliation/backendEvents';
import type { ShownForm } from '../../../mocks/qa/reconciliation/readPage';
import { reconcile } from '../../../mocks/qa/reconciliation/reconcile';
import { type App, IN_SEASON } from '../app';
import { watchConsole } from '../watchConsole';
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
const POLL = 61 * SECOND;

/** The label of the number in a sign-up, where 0 removes it. */
export const MEN = 'Number of men';

/** How any button is pressed. */
export const presses = ['click', 'double click', 'key'] as const;
/** How a form is sent. */
export const hands = [...presses, 'Enter in a field', 'Enter and click'] as const;
export type Hand = (typeof hands)[number];

const isWrite = ({ method, call }: { method: string; call: string }) => method !== 'GET' && call !== 'login';

/** What has been typed by label, with the value before. */
type Typed = Map<string, { value: string; before: string }>;

/** What the last step has done to the page. */
export interface StepOutcome {
  /** The form that was sent, if any. */
  sent?: string;
}

/** What the browser may log after a fault. */
const EXPECTED_LOG = /^(Failed to load resource|The minyan records could not be loaded\.)/;

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

/** A member at the page, with the invariants that hold after each step. */
export class Walker {
  readonly backend: Backend;
  page!: Page;
  /** The page after the last step. */
  shown!: ShownWalkPage;
  private context: BrowserContext | undefined;
  private readonly consoles: string[][] = [];
  /** What has been typed by form. */
  private readonly typed = new Map<string, Typed>();
  /** The forms in which something was changed since they were filled. */
  private readonly touched = new Set<string>();
  /** What was typed in a form when it was sent last. */
  private readonly sentInput = new Map<string, Typed>();
  private writes = 0;
  /** Something on the page had the focus after the step before. */
  private hadFocus = false;
  /** After a read that failed, a spinner may wait for the next one. */
  private haveReadsFailed = false;

  constructor(
    private readonly browser: Browser,
    private readonly app: App,
  ) {
    this.backend = app.backend;
  }

  /** Starts the walk on the home, with the backend as in `tables`. */
  async start(tables: Tables): Promise<void> {
    const { app, backend } = this;
    backend.fail = {};
    backend.meanwhile = [];
    backend.endSessions();
    backend.restore(structuredClone(tables));
    backend.log.length = 0;
    await app.jumpTo(IN_SEASON);
    await this.open('/', [{ name: 'session', value: backend.signIn('demo'), url: app.url }]);
  }

  /** Loads another page with the same session. */
  async reload(path: string): Promise<void> {
    await this.open(path, await this.page.context().cookies());
  }

  /** Opens a page with a clock of its own: one that has jumped often stops for ever when its page loads again. */
  private async open(path: string, cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<void> {
    await this.close();
    // No transitions to wait for.
    this.context = await this.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    this.context.setDefaultTimeout(60_000);
    await this.context.addInitScript({ content: codeForPage() });
    await this.context.addCookies(cookies);
    this.page = await this.context.newPage();
    await this.page.clock.install({ time: this.backend.now() });
    this.consoles.push(watchConsole(this.page, EXPECTED_LOG));
    await this.page.goto(new URL(path, this.app.url).href);
    this.hadFocus = false;
    await this.settle();
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  /** Presses a button, a link or a checkbox. */
  async press(control: Locator, hand: Hand = 'click'): Promise<void> {
    if (hand === 'key') await control.press('Enter');
    else await control.click({ clickCount: hand === 'double click' ? 2 : 1 });
  }

  private elementOf = ({ index }: ShownWalkForm) => this.page.locator('form').nth(index);

  field = (form: ShownWalkForm, label: string): Locator =>
    this.elementOf(form).getByLabel(label, { exact: true });

  /** Presses a button of a form, or Enter in its first field, or both at once. */
  async pressIn(form: ShownWalkForm, name: string, hand: Hand = 'click'): Promise<void> {
    const button = this.elementOf(form).getByRole('button', { name, exact: true });
    const field = this.elementOf(form).locator('input, select, textarea').first();
    if (hand === 'Enter in a field') return this.press(field, 'key');
    if (hand !== 'Enter and click') return this.press(button, hand);
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const { keyboard, mouse } = this.page;
    await Promise.all([keyboard.press('Enter'), mouse.click(x + width / 2, y + height / 2)]);
  }

  async fillIn(form: ShownWalkForm, label: string, value: string): Promise<void> {
    await this.field(form, label).fill(value);
    this.type(form, label, value);
  }

  async tick(form: ShownWalkForm, label: string): Promise<void> {
    await this.press(this.field(form, label));
    this.type(form, label, form.fields[label] === 'true' ? 'false' : 'true');
  }

  /** Chooses an option of a select by its index. Resolves with its value. */
  async choose(form: ShownWalkForm, label: string, index: number): Promise<string> {
    const select = this.field(form, label);
    const options = select.locator('option:enabled');
    const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const value = values[index % values.length] ?? '';
    await select.selectOption(value);
    return value;
  }

  /** Notes that the member has changed something in a form, so that newer records do not fill it. */
  touch({ name }: ShownWalkForm): void {
    this.touched.add(name);
  }

  /** Notes that the member has typed something, which must not be lost. */
  type(form: ShownWalkForm, label: string, value: string): void {
    this.touch(form);
    const fields: Typed = this.typed.get(form.name) ?? new Map();
    const before = fields.get(label)?.before ?? form.fields[label] ?? '';
    if (before === value) fields.delete(label);
    else fields.set(label, { value, before });
    this.typed.set(form.name, fields);
  }

  /** Notes that the member gives up what they have typed in a form, or on the whole page. */
  giveUp(...forms: string[]): void {
    for (const name of forms.length > 0 ? forms : [...this.touched]) {
      this.typed.delete(name);
      this.touched.delete(name);
    }
  }

  failReads(fail: Backend['fail']): void {
    Object.assign(this.backend.fail, fail);
    this.haveReadsFailed = true;
  }

  /** Waits until the page is quiet, and checks all invariants. */
  async settle(step: StepOutcome = {}): Promise<void> {
    const { sent } = step;
    // The first page has none before it.
    const before = this.shown?.walkForms ?? [];
    this.shown = await this.observe();
    if (sent !== undefined) {
      const form = this.shown.walkForms.find(({ name }) => name === sent);
      // A locked form shows what was sent.
      const isLocked = form?.enabled.length === 0 || form?.buttons.includes('Edit');
      const isSaved = form === undefined || form.success !== '' || isLocked;
      if (isSaved) this.giveUp(sent);
      this.sentInput.set(sent, new Map(this.typed.get(sent)));
    }
    const problems = [...this.consoles.flat(), ...this.pageProblems(step), ...this.inputProblems(before)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  private async observe(): Promise<ShownWalkPage> {
    // The page of a step that has taken too long is closed. This ends the loop.
    const { page } = this;
    for (;;) {
      const settled = await page.evaluate((mayWait) => window.walk?.settle(mayWait), this.haveReadsFailed);
      if (settled === undefined) throw new Error('The page has no observer.');
      if (!settled.isBusy) return settled.page;
      const hangs = this.backend.log.some(
        ({ status, fault }) => status === null && /timeout/.test(fault ?? ''),
      );
      if (hangs) await this.app.jumpTo(this.backend.now() + TIME_OUT, page);
    }
  }

  private pageProblems({ sent }: StepOutcome): string[] {
    const { walkForms, hasCrashed, spinners, isFocusLost } = this.shown;
    const problems: string[] = [];
    const allWrites = this.backend.log.filter(isWrite);
    const writes = allWrites.slice(this.writes);
    this.writes = allWrites.length;
    if (writes.length > (sent === undefined ? 0 : 1))
      problems.push(`${writes.length} calls were sent: ${writes.map(({ call }) => call).join(', ')}.`);
    if (hasCrashed) problems.push('The page has crashed.');
    const waitsForLogin = walkForms.some(({ fields, isInDialog }) => isInDialog && 'Password' in fields);
    if (spinners > 0 && !this.haveReadsFailed && !waitsForLogin)
      problems.push('A spinner shows without a call.');
    if (this.hadFocus && isFocusLost) problems.push('The focus is on the body.');
    this.hadFocus = !isFocusLost;
    for (const { name, buttons, errors } of walkForms)
      if (buttons.includes('Edit') && errors.length > 0)
        problems.push(`An error is beside the saved form '${name}': ${errors.join(' ')}`);
    return problems;
  }

  /** What is lost of the input. `before` are the forms of the step before. */
  private inputProblems(before: ShownWalkForm[]): string[] {
    const problems: string[] = [];
    for (const [name, fields] of this.typed) {
      if (fields.size === 0) continue;
      const form = this.shown.walkForms.find((one) => one.name === name);
      const formBefore = before.find((one) => one.name === name);
      if (this.isStored(name, fields, form, formBefore)) {
        this.giveUp(name);
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

  /**
   * Whether input is not lost, although its form has closed. Newer records show that what was sent was performed after all
   * (rule: lost-answer), or they fill a new form in which the same is typed.
   */
  private isStored(
    name: string,
    input: Typed,
    form: ShownWalkForm | undefined,
    before: ShownWalkForm | undefined,
  ): boolean {
    const entries = [...input].map(([label, { value }]) => [label, value] as const);
    const sent = this.sentInput.get(name);
    const isSent = entries.every(([label, value]) => sent?.get(label)?.value === value);
    // The fields of the notifications go once a 'Disable' without an answer is known to have been performed.
    const mayClose = before?.isPassed === true || before?.buttons.includes('Disable') === true;
    if (form === undefined) return isSent && mayClose;
    if (isSent && input.get(MEN)?.value === '0')
      return form.buttons.includes('Sign up') && before?.buttons.includes('Update') === true;
    const isShown = entries.every(([label, value]) => form.fields[label] === value);
    return (
      form.buttons.includes('Edit') && isShown && (isSent || before?.buttons.includes('Sign up') === true)
    );
  }

  /** Compares the page with the backend, unless a read has failed meanwhile. */
  compare(): void {
    const { summaries, tables, forms, walkForms } = this.shown;
    // Behind the dialog of a session that has ended, nothing is read.
    if (this.haveReadsFailed || walkForms.some(({ fields }) => 'Password' in fields)) return;
    const member = this.backend.db.members.find(({ username }) => username === 'demo');
    const colony = this.backend.db.colonies.find(({ id }) => id === member?.colonyId);
    if (member === null || colony === null) throw new Error('The scenario has no member.');
    const held = new Set(walkForms.filter(({ isPassed }) => isPassed).map(({ name }) => name));
    const isLive = ({ title }: { title: string }) => !held.has(title);
    // Of a form in which something was changed, only the card says what the backend has.
    const isTouched = (title: string) => this.touched.has(title) || this.touched.has(`later: ${title}`);
    const isFilled = ({ title, saved }: ShownForm) =>
      isLive({ title }) && (saved !== null || !isTouched(title));
    const events = backendEvents(this.backend, member, colony);
    const { differences } = reconcile(
      { tables, summaries: summaries.filter(isLive), forms: forms.filter(isFilled) },
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
  }

  /** Lets time pass without faults until all has been read again, and compares the page with the backend. */
  async calmDown(): Promise<void> {
    this.backend.fail = {};
    this.haveReadsFailed = false;
    await this.passMinute();
    await this.passMinute();
    await this.settle();
    this.compare();
  }

  passMinute = (): Promise<void> => this.moveTo(this.backend.now() + POLL);

  /** Moves the clocks, so that everything is read again. */
  async moveTo(instant: number): Promise<void> {
    const { app, backend, page } = this;
    await app.jumpTo(backend.now() + DEDUPING, page);
    await app.jumpTo(Math.max(instant, backend.now()), page);
    await this.observe();
  }
}
