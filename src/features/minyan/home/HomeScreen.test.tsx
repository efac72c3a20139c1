import { setClock } from '@/lib/clock';
import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { holdCalls } from '../../../../test/holdCalls';
import {
  addRecord,
  box,
  button,
  findButton,
  form,
  formActions,
  listing,
  men,
  openHome,
  pickLater,
} from '../../../../test/homeCards';
import { findHeading, type RenderAppOptions, renderStory } from '../../../../test/renderApp';
import * as stories from './HomeScreen.stories';

const { YomTovWeek } = composeStories(stories);

const FIRST_EVENT = 'Add yourself to minyan';
const YOM_KIPPUR = 'Yom Kippur';
const ADDRESS = '/#Yom-Kippur-2026-09-21';
const LOGGED = /The minyan records could not be loaded/;

const yomKippurHeading = () => screen.getByRole('heading', { name: 'sign up for minyan for Yom Kippur' });
const belowFirstEvent = () => [
  screen.queryAllByRole('heading', { name: /^sign up for minyan for/ }).length > 0,
  screen.queryByRole('link', { name: 'Units open' }) !== null,
  screen.queryByRole('heading', { name: 'Notes' }) !== null,
];

async function openTishrei(options: RenderAppOptions = {}) {
  const app = renderStory(YomTovWeek, options);
  await app.settled();
  return { ...app, ...formActions(app) };
}

it('shows in each card the form before the summary, the holidays after the Shabbos, then the open units and the notes', async () => {
  await openTishrei();
  const follows = (before: Element, after: Element) =>
    (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [shabbos, holiday] = screen.getAllByRole('group');
  const [ofShabbos, ofHoliday] = screen.getAllByRole('region', { name: /^Summary of / });
  const holidays = screen.getByRole('navigation', { name: 'Upcoming events' });
  const below = [
    screen.getByRole('link', { name: 'Units open' }),
    screen.getByRole('heading', { name: 'Notes' }),
  ];
  const order = [shabbos, ofShabbos, holidays, holiday, ofHoliday, ...below].map(
    (element) => element ?? document.body,
  );
  expect(order.slice(1).every((next, index) => follows(order[index] ?? next, next))).toBe(true);
});

it.each(['getMinyan', 'getColony'] as const)(
  'shows only name, date and a spinner of the first event until %s has answered, so that nothing moves',
  async (call) => {
    const app = renderStory(YomTovWeek, { fail: { [call]: 'timeout' }, fakeTimers: true });
    expect(await findHeading(FIRST_EVENT)).toBeVisible();
    await app.idle();
    expect(screen.getByText('Saturday Sep 12th, 2026')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('region', { name: /^Summary/ })).toBeNull();
    expect(belowFirstEvent()).toEqual([false, false, false]);
  },
);

it('shows everything below the first event when the records cannot be read, and keeps the focus there when a retry reads them', async () => {
  expectConsole(LOGGED);
  const app = renderStory(YomTovWeek, { fail: { getMinyan: '500' } });
  const toUnits = await screen.findByRole('link', { name: 'Units open' });
  expect(screen.getByRole('heading', { name: FIRST_EVENT })).toBeVisible();
  expect(belowFirstEvent()).toEqual([true, true, true]);
  toUnits.focus();
  app.backend.fail = {};
  await app.comeBack();
  expect(await screen.findAllByRole('region', { name: /^Summary/ })).toHaveLength(9);
  expect(toUnits).toHaveFocus();
});

it('Back does nothing while the dialog for a later Shabbos sends its sign-up, and closes the dialog afterwards', async () => {
  const app = await openHome();
  const dialog = await pickLater(app, /November 28/);
  const letThrough = holdCalls('/api/minyan');
  await app.user.click(dialog.getByRole('button', { name: 'Sign up' }));
  await app.goTo(-1);
  letThrough();
  expect(await dialog.findByText('Your sign-up has been saved.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit' })).toBeEnabled());
  await app.goTo(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the list of holidays', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Upcoming events' })).getAllByRole('link');
  const texts = () => links().map(({ textContent }) => textContent);

  function addSignUpForYomKippur(backend: Backend): void {
    const { day, name } = backend.db.holidays.find(({ displayName }) => displayName === YOM_KIPPUR) ?? {};
    addRecord(backend, { day, holidayName: name ?? null, peopleCount: 2, onlyIfMinyan: true });
  }

  it("shows name, date, count and the member's own sign-up, marks near events without a minyan, and links to the card", async () => {
    const app = await openTishrei({ change: addSignUpForYomKippur });
    expect(links()).toHaveLength(8);
    expect(texts()[3]).toMatch(/^Yom Kippur.* Mon Sep 21st 3 coming, 5 if minyan Only if minyan: 2$/);
    // An entry is marked from seven days before its event on, while there is no minyan.
    const short = links().filter((link) => link.querySelector('.event-list__count--short') !== null);
    expect(short.map(({ textContent }) => textContent.replace(/,.*/, ''))).toEqual([
      'Rosh Hashana',
      'Rosh Hashana',
      'Tzom Gedaliah Mon Sep 14th 3 coming',
    ]);
    await app.user.click(links()[3] ?? document.body);
    expect(yomKippurHeading()).toHaveFocus();
    expect(app.address()).toBe(ADDRESS);
    await app.goTo(-1);
    expect(await findHeading(/^Welcome/)).toHaveFocus();
  });

  it('shows a sent sign-up while the records cannot be read', async () => {
    expectConsole(LOGGED);
    const app = await openTishrei();
    app.backend.fail.getMinyan = '500';
    await app.press('Sign up', YOM_KIPPUR);
    await form(YOM_KIPPUR).findByText('Your sign-up has been saved.');
    expect(texts()[3]).toMatch(/Signed up: 1$/);
  });

  it('is left out when there is one holiday', async () => {
    await openHome({ change: listing({ name: YOM_KIPPUR }) });
    expect(screen.queryByRole('navigation', { name: 'Upcoming events' })).toBeNull();
  });
});

it("the link 'Who is coming' leads to the table of its event", async () => {
  const app = await openTishrei();
  const summary = within(screen.getByRole('region', { name: 'Summary of Yom Kippur' }));
  await app.user.click(summary.getByRole('link', { name: 'Who is coming' }));
  expect(await screen.findByRole('table', { name: /^Yom Kippur/ })).toHaveFocus();
  expect(app.address()).toBe('/units-open#Yom-Kippur-2026-09-21');
});

it('the home opens at the card that the address names, with the focus on its heading', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await openTishrei({ path: ADDRESS });
  expect(yomKippurHeading()).toHaveFocus();
  // The card is at the top of the window, so the focus must not scroll to the heading.
  expect(scroll.mock.contexts.at(-1)).toBe(yomKippurHeading().closest('.event-panel'));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  jest.restoreAllMocks();
});

describe('a sign-up that is typed and left (rule: kept-sign-up)', () => {
  async function open(signedInAs: string) {
    const app = await openHome({ signedInAs, scenario: 'typical' });
    const leaveAndReturn = async () => {
      await app.user.click(screen.getByRole('link', { name: 'Units open' }));
      await findHeading('Units open');
      await app.goTo(-1);
      await findHeading(/^Welcome/);
      await app.settled();
    };
    return { ...app, leaveAndReturn };
  }

  it('is shown again with all that was typed, until it has been sent', async () => {
    const app = await open('demo');
    await app.enterMen('6');
    await app.tick('Only if minyan');
    await app.leaveAndReturn();
    expect(men()).toHaveValue('6');
    expect(box('Only if minyan')).toBeChecked();
    await app.press('Sign up');
    await findButton('Edit');
    await app.leaveAndReturn();
    expect(button('Edit')).toBeEnabled();
    expect(men()).toHaveValue('6');
  });

  it('is open for editing again, until it is cancelled', async () => {
    const app = await open('gabbai');
    const before = men().getAttribute('value') ?? '';
    await app.press('Edit');
    await app.enterMen('9');
    await app.leaveAndReturn();
    expect(men()).toHaveValue('9');
    await app.press('Cancel');
    await app.leaveAndReturn();
    expect(men()).toHaveValue(before);
    expect(button('Edit')).toBeEnabled();
  });
});

it('a form says that the cut-off has passed as soon as it has (rule: late-sign-up)', async () => {
  const PASSED = 'This time has passed. Your sign-up will be marked.';
  const cutOff = Date.parse('2026-11-12T16:00:00-05:00');
  await openHome();
  act(() => setClock(() => cutOff));
  expect(screen.queryByText(PASSED)).toBeNull();
  act(() => setClock(() => cutOff + 1));
  expect(form().getByText(PASSED)).toHaveRole('status');
});
