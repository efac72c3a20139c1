import type { Page } from '@playwright/test';
import { callNames, calls, type CallName } from '../mocks/wire/calls';
import { faultKinds, type FaultKind } from '../mocks/faults/faults';
import { expect, IN_SEASON, test, type App } from './support/app';
import { signInByCookie } from './support/entrance';
import { faultTasks } from './support/faultTasks';
import { cellTitle } from './support/faultSummary';

// What the member reads. The first three come from the server, by the specification, and by decision C2.
const SERVER = 'The office computer is having trouble. Please try again in a few minutes.';
const SIGN_IN = 'Please sign in.';
const GENERAL = 'Something went wrong. Please try again.';
const NOT_OUT = 'Could not log out. Please try again.';
const BAD_LINK = 'This link has been expired or is invalid';
const COMMUNITY = "We could not load your community's information.";
const SAVE = 'Error adding to minyan';
/** A visitor's first page. */
const LANDING = 'Experience superior property care';
/** The records' failure is told to nobody (section 8). */
const NOTHING = '';
/** No failure at all: the task is done. */
const DONE = 'done';

/** In the order of `faultKinds`: 500 with a text, 500 without, 502 of a proxy, 401, dropped, silent, empty, malformed, bare. */
type Row = readonly [string, string, string, string, string, string, string, string, string];

// prettier-ignore
const table: Record<CallName, Row> = {
  //                    500        plain    502      401      dropped  silent   empty      malformed  missing
  getUser:            [LANDING,   LANDING, LANDING, LANDING, LANDING, LANDING, LANDING,   LANDING,   'Welcome'],
  getColony:          [COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY],
  login:              [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE],
  logout:             [NOT_OUT,   NOT_OUT, NOT_OUT, NOT_OUT, NOT_OUT, NOT_OUT, DONE,      DONE,      DONE],
  verifyResetToken:   [BAD_LINK,  BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, DONE],
  setNewPass:         [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE],
  forgot:             [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  verifyJoinToken:    [BAD_LINK,  BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, BAD_LINK, DONE],
  acceptInvitation:   [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE],
  updateUser:         [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  updateNotification: [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  updatePassword:     [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  requestService:     [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  verifyBypassCode:   [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE],
  getMinyan:          [NOTHING,   NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,   NOTHING,   'No sign-ups yet'],
  addToMinyan:        [SERVER,    SAVE,    SAVE,    SIGN_IN, SAVE,    SAVE,    DONE,      GENERAL,   DONE],
  removeFromMinyan:   [SAVE,      SAVE,    SAVE,    SAVE,    SAVE,    SAVE,    DONE,      SAVE,      DONE],
};

test.use({
  startsAt: IN_SEASON,
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

test.beforeEach(async ({ page }) => {
  // The waiver's window is not what these tests are about.
  await page.addInitScript(() => {
    window.open = () => null;
  });
});

/** The client gives up after 15 seconds: not before, and not later. */
async function passTheTimeOut(page: Page, isPending: () => Promise<void>) {
  await page.clock.fastForward(9_000);
  await isPending();
  await page.clock.fastForward(6_000);
}

async function expectCell(page: Page, app: App, call: CallName, fault: FaultKind, reads: string) {
  const task = faultTasks[call];
  const sent = () => app.calls(call).length;
  const isWrite = calls[call].method !== 'GET' || call === 'logout';
  delete app.backend.fail[call];
  await page.context().clearCookies();
  if (task.isForMembers) await signInByCookie(page, app);
  const context = { page, app, fault };
  await task.prepare(context);

  app.backend.log.length = 0;
  app.backend.fail[call] = fault;
  await task.send(context);
  await expect.poll(sent).toBe(1);
  if (fault === 'timeout') await passTheTimeOut(page, () => task.expectPending(context));

  if (reads === DONE) {
    await task.expectDone(context);
  } else {
    if (reads !== NOTHING) await expect(page.getByText(reads, { exact: true }).first()).toBeVisible();
    await task.expectKept(context);
  }
  await expect(page.locator('main')).toHaveText(/\S/);
  // What has been read may be read again to stay fresh.
  if (isWrite || fault !== 'missing-fields') expect(sent()).toBe(1);
  if (reads === DONE) return;

  delete app.backend.fail[call];
  await task.sendAgain(context);
  await task.expectDone(context);
  if (isWrite) expect(sent()).toBe(2);
}

for (const call of callNames) {
  test(`${call}: each of the nine faults`, async ({ page, app }) => {
    const failures: string[] = [];
    for (const [index, fault] of faultKinds.entries()) {
      const reads = table[call][index] ?? NOTHING;
      await test
        .step(cellTitle(call, fault), () => expectCell(page, app, call, fault, reads))
        .catch((error: unknown) => failures.push(`${fault}: ${String(error)}`));
    }
    expect(failures.join('\n\n')).toBe('');
  });
}
