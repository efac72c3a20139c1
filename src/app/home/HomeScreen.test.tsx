import { screen } from '@testing-library/react';
import { findHeading, renderApp } from '../../../test/renderApp';

const FIRST_EVENT = 'Add yourself to minyan';
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
    const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', fail: { [call]: 'timeout' } });
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
