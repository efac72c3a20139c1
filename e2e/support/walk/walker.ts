import type { Page, Request } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Backend } from '../../../mocks/backend';
import type { Tables } from '../../../mocks/data/db';
import { backendEvents } from '../../../mocks/qa/backendEvents';
import { reconcile } from '../../../src/qa/reconcile';
import { expect, IN_SEASON, type App } from '../app';
import { twoFrames } from '../waitForReads';
import type { observePage, ShownWalkForm, ShownWalkPage } from './observePage';

declare global {
  interface Window {
    walk?: { observePage: typeof observePage };
  }
}

const MINUTE = 60_000;
/** A spinner that is shown longer, with no call in flight, never ends. */
const SPINNER_MS = 4_000;

const UNREADABLE = new Set<string>(['html', 'done-html', 'malformed']);

const isWrite = ({ method, call }: { method: string; call: string }) => method !== 'GET' && call !== 'login';

/** A member at the page, with the invariants that hold after each step. */
export interface Walker {
  app: App;
  page: Page;
  backend: Backend;
  /** The page after the last step. */
  shown: () => ShownWalkPage;
  form: (name: string) => ShownWalkForm | undefined;
  /** Starts a walk on the home, with the backend as at first. */
  restart: () => Promise<void>;
  /** Notes that the member has typed something, which must not be lost. */
  type: (form: ShownWalkForm, label: string, value: string) => void;
  /** Notes that the member gives up what they have typed in a form, or on the whole page. */
  giveUp: (form?: string) => void;
  /** Waits until the page is quiet, and checks all invariants. `sent` is the form that was sent, if any. */
  settle: (step?: { sent?: string; isByKey?: boolean }) => Promise<void>;
  failReads: (fail: Backend['fail']) => void;
  /** Lets time pass without faults until all has been read again, and compares the page with the backend. */
  calmDown: () => Promise<void>;
  moveTo: (instant: number) => Promise<void>;
}

export async function createWalker(page: Page, app: App): Promise<Walker> {
  const { backend } = app;
  const tables: Tables = structuredClone(backend.db.snapshot());
  const inFlight = new Set<Request>();
  const errors: string[] = [];
  /** What has been typed by form and label, with the value before. */
  let typed = new Map<string, Map<string, { value: string; before: string }>>();
  let shown: ShownWalkPage | null = null;
  let writes = 0;
  // After a read that failed, a spinner may wait for the next one.
  let haveReadsFailed = false;
  const countWrites = () => backend.log.filter(isWrite).length;

  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => request.resourceType() === 'fetch' && inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  const [code] = buildSync({
    entryPoints: ['e2e/support/walk/observePage.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'walk',
    write: false,
  }).outputFiles;
  await page.addInitScript({ content: `${code?.text ?? ''};window.walk = walk;` });

  async function observe(): Promise<ShownWalkPage> {
    const fading = () => document.querySelectorAll('.modal:not(.show)').length;
    const end = Date.now() + SPINNER_MS;
    for (;;) {
      await expect.poll(() => inFlight.size, { intervals: [5, 10, 20] }).toBe(0);
      await page.evaluate(twoFrames);
      const observed = await page.evaluate(() => window.walk?.observePage());
      if (observed === undefined) throw new Error('The page has no observer.');
      const isMoving = observed.spinners > 0 || (await page.evaluate(fading)) > 0;
      if (inFlight.size === 0 && (!isMoving || haveReadsFailed || Date.now() > end)) return observed;
    }
  }

  function problemsOf(now: ShownWalkPage, sends: number, isByKey: boolean): string[] {
    const sent = countWrites();
    const problems = [...errors];
    if (sent - writes > sends) {
      const bodies = backend.log.filter(isWrite).slice(writes);
      problems.push(`${sent - writes} calls were sent: ${bodies.map(({ call }) => call).join(', ')}.`);
    }
    writes = sent;
    if (now.hasCrashed) problems.push('The page has crashed.');
    if (now.spinners > 0 && !haveReadsFailed) problems.push('A spinner shows without a call.');
    if (isByKey && now.isFocusLost) problems.push('The focus is on the body.');
    // An unreadable success shows an error although the records may show that it was saved (rule: unreadable-success).
    const isUnreadable = UNREADABLE.has(backend.log.findLast(isWrite)?.fault ?? '');
    for (const { name, buttons, errors: shownErrors } of now.walkForms) {
      if (!isUnreadable && buttons.includes('Edit') && shownErrors.length > 0)
        problems.push(`An error is beside the saved form '${name}': ${shownErrors.join(' ')}`);
    }
    for (const [name, fields] of typed) {
      const form = now.walkForms.find((one) => one.name === name);
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
    app,
    page,
    backend,
    shown: () => {
      if (shown === null) throw new Error('The walk has not begun.');
      return shown;
    },
    form: (name) => walker.shown().walkForms.find((form) => form.name === name),
    restart: async () => {
      await page.goto('about:blank');
      backend.fail = {};
      backend.endSessions();
      backend.restore(structuredClone(tables));
      typed = new Map();
      errors.length = 0;
      backend.log.length = 0;
      writes = 0;
      haveReadsFailed = false;
      await app.moveTo(IN_SEASON);
      await app.signIn();
      await walker.settle();
    },
    type: (form, label, value) => {
      const fields = typed.get(form.name) ?? new Map<string, { value: string; before: string }>();
      const before = fields.get(label)?.before ?? form.fields[label] ?? '';
      if (before === value) fields.delete(label);
      else fields.set(label, { value, before });
      typed.set(form.name, fields);
    },
    giveUp: (form) => {
      if (form === undefined) typed.clear();
      else typed.delete(form);
    },
    settle: async ({ sent, isByKey = false } = {}) => {
      shown = await observe();
      const form = sent === undefined ? undefined : walker.form(sent);
      if (sent !== undefined && (form === undefined || form.success !== '')) typed.delete(sent);
      const problems = problemsOf(shown, sent === undefined ? 0 : 1, isByKey);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    failReads: (fail) => {
      Object.assign(backend.fail, fail);
      haveReadsFailed = true;
    },
    calmDown: async () => {
      backend.fail = {};
      haveReadsFailed = false;
      for (let minute = 0; minute < 2; minute += 1) await walker.moveTo(backend.now() + MINUTE + 1_000);
      await walker.settle();
      const member = backend.db.members.find(({ username }) => username === 'demo');
      const colony = backend.db.colonies.find(({ id }) => id === member?.colonyId);
      if (member === null || colony === null) throw new Error('The scenario has no member.');
      const held = new Set(
        walker
          .shown()
          .walkForms.filter(({ isPassed }) => isPassed)
          .map(({ name }) => name),
      );
      const isLive = ({ title }: { title: string }) => !held.has(title);
      const { summaries, forms, ...rest } = walker.shown();
      const { differences } = reconcile(
        { ...rest, summaries: summaries.filter(isLive), forms: forms.filter(isLive) },
        backendEvents(backend, member, colony),
      );
      if (differences.length > 0) throw new Error(differences.join('\n'));
    },
    moveTo: async (instant) => {
      await app.moveTo(instant);
      await observe();
    },
  };
  return walker;
}
