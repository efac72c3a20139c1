import { render, screen } from '@testing-library/react';
import { Drafts, DraftsContext } from '../../ui/forms/drafts';
import { lazyScreen } from './lazyScreen';

it('does not reload over an unsent request when the code of a screen is gone, but offers it', async () => {
  const drafts = new Drafts();
  drafts.keep('winterize', { combinationCode: '4812' }, {});
  const Gone = lazyScreen('Gone', () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <DraftsContext value={drafts}>
      <Gone />
    </DraftsContext>,
  );
  expect(
    await screen.findByText(
      'This page is out of date. Please reload it. What you have not sent yet will be lost.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  // jsdom would report a reload as an error.
});
