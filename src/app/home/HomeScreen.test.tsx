import { screen } from '@testing-library/react';
import { findHeading, renderApp } from '../../../test/renderApp';

const FIRST_EVENT = 'Add yourself to minyan';
const belowIt = () => [
  screen.queryAllByRole('heading', { name: /^sign up for minyan for/ }).length > 0,
  screen.queryByRole('link', { name: 'Units open' }) !== null,
  screen.queryByRole('heading', { name: 'Notes' }) !== null,
];

it('shows every event, the way to the units and the notes', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei' });
  expect(await findHeading(FIRST_EVENT)).toBeVisible();
  await app.settled();
  expect(belowIt()).toEqual([true, true, true]);
});

it.each(['getMinyan', 'getColony'] as const)(
  'shows nothing below the first event, which would have to move, until %s has answered',
  async (call) => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { [call]: 'timeout' } });
    expect(await findHeading(FIRST_EVENT)).toBeVisible();
    await app.idle();
    expect(belowIt()).toEqual([false, false, false]);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
);

it('shows all of it without the records, once these could not be read', async () => {
  expectConsole(/The minyan records could not be loaded/);
  renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { getMinyan: '500' } });
  expect(await findHeading('Notes')).toBeVisible();
  expect(screen.getByRole('heading', { name: FIRST_EVENT })).toBeVisible();
  expect(belowIt()).toEqual([true, true, true]);
});

it('keeps what stands below, and the focus there, when the records come after all', async () => {
  expectConsole(/The minyan records could not be loaded/);
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { getMinyan: '500' } });
  const toUnits = await screen.findByRole('link', { name: 'Units open' });
  toUnits.focus();
  app.backend.fail = {};
  await app.comeBack();
  await app.settled();
  expect(toUnits).toHaveFocus();
});
