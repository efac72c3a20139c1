import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useHasJustLoggedOut } from './useSettledSession';

it('is true after the log-out, and false again when the visitor presses Back before React has shown the new address', () => {
  const { result, rerender } = renderHook(useHasJustLoggedOut, {
    initialProps: 'in',
    wrapper: MemoryRouter,
  });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe(false);
  rerender('out');
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe(false);
});
