import { render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazyWithRetry';

const Part = lazyWithRetry('Part', async () => () => <p>Part</p>);

it('calls onLoaded once, even if the caller passes a new function on every render', async () => {
  const onLoaded = jest.fn();
  const { rerender } = render(<Part onLoaded={() => onLoaded()} />);
  expect(await screen.findByText('Part')).toBeVisible();
  rerender(<Part onLoaded={() => onLoaded()} />);
  expect(onLoaded).toHaveBeenCalledTimes(1);
});
