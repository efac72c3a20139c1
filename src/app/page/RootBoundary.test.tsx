import { failureListeners } from '@/lib/failures';
import { render, screen, waitFor } from '@testing-library/react';
import { RootBoundary } from './RootBoundary';

it("shows and reports an error, with the company's name as the title (rule: no-blank-page)", async () => {
  expectConsole(/broken/);
  const reported = jest.fn();
  failureListeners.add(reported);
  document.documentElement.classList.add('is-waiting');
  const error = new Error('broken');
  const Broken = () => {
    throw error;
  };
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.documentElement).not.toHaveClass('is-waiting');
  await waitFor(() => expect(document.title).toBe('Dependable'));
  expect(reported.mock.calls).toEqual([[{ kind: 'render', error }]]);
});
