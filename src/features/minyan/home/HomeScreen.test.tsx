import { setClock } from '@/lib/clock';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { holdCalls } from '../../../../test/holdCalls';
import { findHeading, renderApp } from '../../../../test/renderApp';
import { addRecord } from '../../../../test/renderEvent';

const FIRST_EVENT = 'Add yourself to minyan';
const yomKippurHeading = () => screen.getByRole('heading', { name: 'sign up for minyan for Yom Kippur' });
const belowFirstEvent = () => [
  screen.queryAllByRole('heading', { name: /^sign up for minyan for/ }).length > 0,
  screen.queryByRole('link', { name: 'Units open' }) !== null,
  screen.queryByRole('heading', { name: 'Notes' }) !== null,
];

it('shows every event, the link to the open units and the notes', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei' });
  expect(await findHeading(FIRST_EVENT)).toBeVisible();
  await app.settled();
  expect(belowFirstEvent()).toEqual([true, true, true]);
});

it.each(['getMinyan', 'getColony'] as const)(
  'shows nothing below the first event until %s has answered, so that nothing moves',
  async (call) => {
    const app = renderApp({
      signedInAs: 'demo',
      scenario: 'tishrei',
      fail: { [call]: 'timeout' },
      fakeTimers: true,
    });
    expect(await findHeading(FIRST_EVENT)).toBeVisible();
    await app.idle();
    expect(belowFirstEvent()).toEqual([false, false, false]);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
);

it('shows everything below the first event when the records cannot be read', async () => {
  expectConsole(/The minyan records could not be loaded/);
  renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { getMinyan: '500' } });
  expect(await findHeading('Notes')).toBeVisible();
  expect(screen.getByRole('heading', { name: FIRST_EVENT })).toBeVisible();
  expect(belowFirstEvent()).toEqual([true, true, true]);
});

it('keeps the content below the first event, and its focus, when a retry reads the records', async () => {
  expectConsole(/The minyan records could not be loaded/);
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { getMinyan: '500' } });
  const toUnits = await screen.findByRole('link', { name: 'Units open' });
  toUnits.focus();
  app.backend.fail = {};
  await app.comeBack();
  await app.settled();
  expect(toUnits).toHaveFocus();
});

describe("the browser's Back in the dialog for a later Shabbos", () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });
  const inDialog = (name: string) => within(dialog()).getByRole('button', { name });

  it('does nothing while the sign-up is sent, and closes the dialog afterwards', async () => {
    const app = renderApp({ signedInAs: 'demo' });
    await app.user.click(await screen.findByRole('button', { name: 'Sign up for later Shabbos' }));
    await app.user.click(await screen.findByRole('combobox', { name: 'Select a date' }));
    await app.user.click(await screen.findByRole('button', { name: /November 28/ }));
    const letThrough = holdCalls('/api/minyan');
    await app.user.click(inDialog('Sign up'));

    await app.goTo(-1);
    letThrough();
    expect(await screen.findByText('Your sign-up has been saved.')).toBeVisible();

    await waitFor(() => expect(inDialog('Edit')).toBeEnabled());
    await app.goTo(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the list of holidays', () => {
  const list = () => within(screen.getByRole('navigation', { name: 'Upcoming events' }));
  const entry = (name: RegExp) => list().getByRole('link', { name });

  function comeToYomKippurIfMinyan(backend: Backend): void {
    const holiday = backend.db.holidays.find(({ displayName }) => displayName === 'Yom Kippur');
    if (holiday === null) throw new Error('The scenario has changed.');
    addRecord(backend, { day: holiday.day, holidayName: holiday.name, peopleCount: 2, onlyIfMinyan: true });
  }

  it("has each holiday's name, date, count and the member's own state, and leads to its card", async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', change: comeToYomKippurIfMinyan });
    await app.settled();
    const texts = list()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(8);
    expect(texts[3]).toMatch(/^Yom Kippur.* Mon Sep 21st 3 coming, 5 if minyan Only if minyan: 2$/);
    await app.user.click(entry(/^Yom Kippur/));
    expect(yomKippurHeading()).toHaveFocus();
    expect(app.address()).toBe('/#Yom-Kippur-2026-09-21');
    await app.goTo(-1);
    expect(await findHeading(/^Welcome/)).toHaveFocus();
  });

  it('marks a count as short only for seven days before the event, and while there is no minyan', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', change: comeToYomKippurIfMinyan });
    await app.settled();
    const shortNames = list()
      .getAllByRole('link')
      .filter((link) => link.querySelector('.event-list__count--short') !== null)
      .map(({ textContent }) => textContent.replace(/,.*/, ''));
    expect(shortNames).toEqual(['Rosh Hashana', 'Rosh Hashana', 'Tzom Gedaliah Mon Sep 14th 3 coming']);
  });

  it('shows what was sent while it cannot be read back', async () => {
    expectConsole(/The minyan records could not be loaded/);
    const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei' });
    await app.settled();
    app.backend.fail.getMinyan = '500';
    const form = within(screen.getByRole('group', { name: 'Yom Kippur' }));
    await app.user.click(form.getByRole('button', { name: 'Sign up' }));
    await form.findByText('Your sign-up has been saved.');
    expect(entry(/^Yom Kippur/)).toHaveTextContent(/Signed up: 1$/);
  });

  it('is left out when there is one holiday', async () => {
    const app = renderApp({
      signedInAs: 'demo',
      scenario: 'tishrei',
      change: ({ db }) => db.holidays.remove(({ displayName }) => displayName !== 'Yom Kippur'),
    });
    await app.settled();
    expect(screen.queryByRole('navigation', { name: 'Upcoming events' })).toBeNull();
  });
});

it('shows in each card the form before the summary, and the holidays between the card of the Shabbos and theirs', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei' });
  await app.settled();
  const follows = (before: Element, after: Element) =>
    (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [shabbos, holiday] = screen.getAllByRole('group');
  const [summary, ofHoliday] = screen.getAllByRole('region', { name: /^Summary of / });
  const holidays = screen.getByRole('navigation', { name: 'Upcoming events' });
  const order = [shabbos, summary, holidays, holiday, ofHoliday].map((part) => part ?? document.body);
  expect(order.slice(1).every((part, index) => follows(order[index] ?? part, part))).toBe(true);
});

it("the link 'Who is coming' leads to the table of its event", async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei' });
  await app.settled();
  const summary = within(screen.getByRole('region', { name: 'Summary of Yom Kippur' }));
  await app.user.click(summary.getByRole('link', { name: 'Who is coming' }));
  const table = await screen.findByRole('table', { name: /^Yom Kippur/ });
  expect(table).toHaveFocus();
  expect(app.address()).toBe('/units-open#Yom-Kippur-2026-09-21');
});

it('the home opens at the card that the address names, with the focus on its heading', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', path: '/#Yom-Kippur-2026-09-21' });
  await app.settled();
  expect(yomKippurHeading()).toHaveFocus();
  // The card is at the top of the window, so the focus must not scroll to the heading.
  expect(scroll.mock.contexts.at(-1)).toBe(yomKippurHeading().closest('.event-panel'));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  jest.restoreAllMocks();
});

describe('a typed sign-up that is left (rule: kept-sign-up)', () => {
  const form = () => within(screen.getByRole('group', { name: /^שבת/ }));
  const men = () => form().getByRole('spinbutton');

  async function leaveAndReturn(app: ReturnType<typeof renderApp>): Promise<void> {
    await app.user.click(screen.getByRole('link', { name: 'Units open' }));
    await findHeading('Units open');
    await app.goTo(-1);
    await findHeading(/^Welcome/);
    await app.settled();
  }

  it('is there again with all that was typed', async () => {
    const app = renderApp({ signedInAs: 'demo' });
    await app.settled();
    await app.user.clear(men());
    await app.user.type(men(), '6');
    await app.user.click(form().getByRole('checkbox', { name: 'Only if minyan' }));
    await leaveAndReturn(app);
    expect(men()).toHaveValue('6');
    expect(form().getByRole('checkbox', { name: 'Only if minyan' })).toBeChecked();
    expect(form().getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  it('is open for editing again, until it is cancelled', async () => {
    const app = renderApp({ signedInAs: 'gabbai' });
    await app.settled();
    const before = men().getAttribute('value') ?? '';
    await app.user.click(form().getByRole('button', { name: 'Edit' }));
    await app.user.clear(men());
    await app.user.type(men(), '9');
    await leaveAndReturn(app);
    expect(men()).toHaveValue('9');
    await app.user.click(form().getByRole('button', { name: 'Cancel' }));
    await leaveAndReturn(app);
    expect(men()).toHaveValue(before);
    expect(form().getByRole('button', { name: 'Edit' })).toBeEnabled();
  });

  it('is gone once it has been sent', async () => {
    const app = renderApp({ signedInAs: 'demo' });
    await app.settled();
    await app.user.click(form().getByRole('checkbox', { name: 'Guest' }));
    await app.user.click(form().getByRole('button', { name: 'Sign up' }));
    await form().findByText('Your sign-up has been saved.');
    await leaveAndReturn(app);
    expect(form().getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(form().getByRole('checkbox', { name: 'Guest' })).toBeChecked();
  });
});

describe('the first line of a form', () => {
  const PASSED = 'This time has passed. Your sign-up will be marked.';

  it('says from the cut-off on that it has passed (rule: late-sign-up)', async () => {
    const cutOff = Date.parse('2026-11-12T16:00:00-05:00');
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    await app.settled();
    act(() => setClock(() => cutOff));
    expect(screen.queryByText(PASSED)).toBeNull();
    act(() => setClock(() => cutOff + 1));
    expect(screen.getAllByText(PASSED)[0]).toHaveRole('status');
  });
});
