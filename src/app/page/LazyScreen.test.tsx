import { lazyPart } from '@/lib/loading/lazyPart';
import { Drafts, DraftsContext } from '@/ui/forms/drafts';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LazyScreen } from './LazyScreen';

const screenOf = (load: () => Promise<{ Screen: ComponentType }>) => ({ code: lazyPart('Screen', load) });

it("the title is the company's name while the code of a screen loads, and after a failure", async () => {
  let fail = () => {};
  const failing = screenOf(
    () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))),
  );
  render(<LazyScreen of={failing} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Dependable'));
  await act(async () => fail());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.title).toBe('Dependable');
});

it('offers a reload, instead of reloading over an unsent request, when the code of a screen no longer exists', async () => {
  const drafts = new Drafts();
  drafts.keep('winterize', { combinationCode: '4812' }, {});
  const gone = screenOf(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <DraftsContext value={drafts}>
      <LazyScreen of={gone} />
    </DraftsContext>,
  );
  expect(
    await screen.findByText(
      'This page is out of date. Please reload it. What you have not sent yet will be lost.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  // The page has not reloaded: jsdom would report that as an error, which fails the test.
});
