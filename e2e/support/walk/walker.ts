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
/** A time longer than SWR's deduping interval of two seconds. */
const DEDUPING = 3 * SECOND;
/** A time longer than the 15 seconds after which a call without an answer fails. */
const TIME_OUT = 16 * SECOND;
/** A time longer than the minute after which the page reads member and records again. */
const POLL = 61 * SECOND;

/** The label of a sign-up's number field. 0 removes the sign-up. */
export const MEN = 'Number of men';

/** The ways to press any button. */
export const pressMethods = ['click', 'double click', 'key'] as const;
/** The ways to send a form. */
export const submitMethods = [...pressMethods, 'Enter in a field', 'Enter and click'] as const;
export type PressMethod = (typeof submitMethods)[number];

const isWrite = ({ method, call }: { method: string; call: string }) => method !== 'GET' && call !== 'login';

/** What has been typed into each field, and the value before. The key is the label. */
type Typed = Map<string, { value: string; before: string }>;

/** What the last step has done to the page. */
export interface StepOutcome {
  /** The form that was sent, if any. */
  sent?: string;
}

/** The messages that the console may contain after a fault. */
const EXPECTED_LOG = /^(Failed to load resource|The minyan records could not be loaded\.)/;

/** The script that runs first in each page: the code of observePage.ts, which counts calls from then on. It also disables `window.open`. */
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

/** Acts on the page as a member, and checks after each step the invariants that must hold. */
export class Walker {
  readonly backend: Backend;
  page!: Page;
  /** What the page showed after the last step. */
  shown!: ShownWalkPage;
  private context: BrowserContext | undefined;
  private readonly consoles: string[][] = [];
  /** What has been typed into each form. The key is the form's name. */
  private readonly typed = new Map<string, Typed>();
  /** The names of the forms that the member has changed since the page filled them. */
  private readonly touched = new Set<string>();
  /** What had been typed into each form when it was last sent. The entry is empty if the page showed the input as saved. */
  private readonly sentInput = new Map<string, Typed>();
  /** The number of writes in the log that earlier steps have accounted for. */
  private checkedWrites = 0;
  /** Whether an element of the page had the focus after the previous step. */
  private hadFocus = false;
  /** Whether reads may have failed. A spinner may wait for the next read after a failure. */
  private haveReadsFailed = false;

  constructor(
    private readonly browser: Browser,
    private readonly app: App,
  ) {
    this.backend = app.backend;
  }

  /** Starts the walk on the home, with `tables` as the data of the backend. */
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

  /** Loads another page with the same session. All input is lost. */
  async reload(path: string): Promise<void> {
    this.typed.clear();
    this.touched.clear();
    await this.open(path, await this.page.context().cookies());
  }

  /** Opens a new page, with its own clock. After many jumps, Playwright's clock would stop for ever when the page is reloaded. */
  private async open(path: string, cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<void> {
    await this.close();
    // Reduced motion removes transitions, for which the walk would have to wait.
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

  /** Clicks a control, or presses Enter in it. */
  async press(control: Locator, method: PressMethod = 'click'): Promise<void> {
    if (method === 'key') await control.press('Enter');
    else await control.click({ clickCount: method === 'double click' ? 2 : 1 });
  }

  private elementOf = ({ index }: ShownWalkForm) => this.page.locator('form').nth(index);

  field = (form: ShownWalkForm, label: string): Locator =>
    this.elementOf(form).getByLabel(label, { exact: true });

  /** Presses a button of a form, or Enter in its first field, or both at once. */
  async pressIn(form: ShownWalkForm, name: string, method: PressMethod = 'click'): Promise<void> {
    const button = this.elementOf(form).getByRole('button', { name, exact: true });
    const field = this.elementOf(form).locator('input, select, textarea').first();
    if (method === 'Enter in a field') return this.press(field, 'key');
    if (method !== 'Enter and click') return this.press(button, method);
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const { keyboard, mouse } = this.page;
    await Promise.all([keyboard.press('Enter'), mouse.click(x + width / 2, y + height / 2)]);
  }

  async fillIn(form: ShownWalkForm, label: string, value: string): Promise<void> {
    await this.field(form, label).fill(value);
    this.recordTyped(form, label, value);
  }

  async tick(form: ShownWalkForm, label: string): Promise<void> {
    await this.press(this.field(form, label));
    this.recordTyped(form, label, form.fields[label] === 'true' ? 'false' : 'true');
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

  /** Records that the member has changed a form. Newer records then do not fill it, so `compare` does not expect their values in it. */
  recordTouched({ name }: ShownWalkForm): void {
    this.touched.add(name);
  }

  /** Records what the member has typed, so that `settle` checks that the input is not lost. */
  recordTyped(form: ShownWalkForm, label: string, value: string): void {
    this.recordTouched(form);
    const fields: Typed = this.typed.get(form.name) ?? new Map();
    const before = fields.get(label)?.before ?? form.fields[label] ?? '';
    if (before === value) fields.delete(label);
    else fields.set(label, { value, before });
    this.typed.set(form.name, fields);
  }

  /** Records what another device has saved. A field in which the same was typed now follows newer records (rule: edit-follows). */
  recordSavedElsewhere(form: string, values: Record<string, string>): void {
    const fields = this.typed.get(form);
    for (const [label, value] of Object.entries(values))
      if (fields?.get(label)?.value === value) fields.delete(label);
  }

  /** Records that the input of a form may now be lost. */
  giveUp(form: string): void {
    this.typed.delete(form);
    const wasTouched = this.touched.delete(form);
    // If the event of a later form has become the next Shabbos, its card still shows the draft of that form.
    const card = form.startsWith('later: ') ? form.slice('later: '.length) : null;
    if (wasTouched && this.shown.walkForms.some(({ name }) => name === card)) this.touched.add(String(card));
  }

  /**
   * Records that these forms, or all forms, are left: their input is no longer checked. They stay touched, because a sign-up form
   * that is opened again shows its draft (rule: kept-sign-up).
   */
  recordLeft(...forms: string[]): void {
    for (const name of forms.length > 0 ? forms : this.typed.keys()) this.typed.delete(name);
  }

  failReads(fail: Backend['fail']): void {
    Object.assign(this.backend.fail, fail);
    this.haveReadsFailed = true;
  }

  /** Waits until the page no longer changes, and checks all invariants. */
  async settle(step: StepOutcome = {}): Promise<void> {
    const { sent } = step;
    // `shown` is undefined on the first page.
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
    // The loop uses one page: when a step has taken too long, that page is closed, which ends the loop.
    const { page } = this;
    for (;;) {
      const settled = await page.evaluate(
        (mayShowSpinner) => window.walk?.settle(mayShowSpinner),
        this.haveReadsFailed,
      );
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
    const writes = allWrites.slice(this.checkedWrites);
    this.checkedWrites = allWrites.length;
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

  /** The problems with lost input. `before` are the forms after the previous step. */
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
          problems.push(`'${label}' of '${name}' was typed as '${value}', and is '${actual ?? '(absent)'}'.`);
      }
    }
    return problems;
  }

  /**
   * Whether the input of a form need not be kept, because the backend has it. The form may have disappeared because its event has
   * passed. Newer records may show that a failed submission was performed after all (rule: lost-answer). Or they may have filled a
   * new form in which the member had typed the same.
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
    // The fields of the notifications disappear once the page learns that an unanswered 'Disable' was performed.
    const mayClose = before?.isPassed === true || before?.buttons.includes('Disable') === true;
    if (form === undefined) return isSent && mayClose;
    if (isSent && input.get(MEN)?.value === '0')
      return form.buttons.includes('Sign up') && before?.buttons.includes('Update') === true;
    const isShown = entries.every(([label, value]) => form.fields[label] === value);
    return (
      form.buttons.includes('Edit') && isShown && (isSent || before?.buttons.includes('Sign up') === true)
    );
  }

  /** Compares what the page shows with the backend, unless a read may have failed or a login form is shown. */
  compare(): void {
    const { summaries, tables, forms, walkForms } = this.shown;
    // While a login form is shown, on its screen or in the dialog, the page reads nothing.
    if (this.haveReadsFailed || walkForms.some(({ fields }) => 'Password' in fields)) return;
    const member = this.backend.db.members.find(({ username }) => username === 'demo');
    const colony = this.backend.db.colonies.find(({ id }) => id === member?.colonyId);
    if (member === null || colony === null) throw new Error('The scenario has no member.');
    const passed = new Set(walkForms.filter(({ isPassed }) => isPassed).map(({ name }) => name));
    const hasNotPassed = ({ title }: { title: string }) => !passed.has(title);
    // A changed form does not show what the backend has. Only its card does.
    const isTouched = (title: string) => this.touched.has(title) || this.touched.has(`later: ${title}`);
    const isFilled = ({ title, saved }: ShownForm) =>
      hasNotPassed({ title }) && (saved !== null || !isTouched(title));
    const events = backendEvents(this.backend, member, colony);
    const { differences } = reconcile(
      { tables, summaries: summaries.filter(hasNotPassed), forms: forms.filter(isFilled) },
      events,
    );
    for (const { name, own, isInDialog } of walkForms) {
      if (own === '' || isInDialog || passed.has(name)) continue;
      const stored = events.filter(({ title }) => title === name).map((event) => event.own);
      const says = (men: number | null) =>
        men === null ? own === 'You are not signed up' : own.startsWith(`You are signed up: ${men}`);
      if (!stored.some(says))
        differences.push(`The card of ${name} says '${own}', not ${stored.join(' or ')}.`);
    }
    if (differences.length > 0) throw new Error(differences.join('\n'));
  }

  /** Removes all faults, lets time pass until the page has read member and records again, and compares it with the backend. */
  async recoverAndCompare(): Promise<void> {
    this.backend.fail = {};
    this.haveReadsFailed = false;
    await this.passMinute();
    await this.passMinute();
    await this.settle();
    this.compare();
  }

  passMinute = (): Promise<void> => this.moveTo(this.backend.now() + POLL);

  /** Moves the clocks of page and backend, so that the page reads member and records again. */
  async moveTo(instant: number): Promise<void> {
    const { app, backend, page } = this;
    await app.jumpTo(backend.now() + DEDUPING, page);
    // A call in flight during the second jump would time out.
    await this.observe();
    await app.jumpTo(Math.max(instant, backend.now()), page);
    await this.observe();
  }
}
