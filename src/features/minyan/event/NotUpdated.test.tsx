import { at } from '@/domain/testing/fixtures';
import { act, render, screen } from '@testing-library/react';
import { NotUpdated } from './NotUpdated';

const NOON = at('2026-11-09T12:00:00-05:00');

afterEach(() => jest.useRealTimers());

test('NotUpdated says nothing while the data is two minutes old, and the time of the data a millisecond later', () => {
  jest.useFakeTimers({ now: NOON });
  render(<NotUpdated since={NOON} />);
  const status = screen.getByRole('status');
  act(() => jest.advanceTimersByTime(120_000));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent('Not updated since 12:00 pm.');
});
