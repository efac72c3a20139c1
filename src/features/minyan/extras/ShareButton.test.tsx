import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { toDay } from '../../../domain/day';
import { buildSignUp } from '../../../domain/testing/fixtures';
import { setTime } from '../../../../test/backend';
import { ShareButton } from './ShareButton';

const TEXT =
  'Shabbos Parshas Vayetzei, Nov 21: 8 are coming, 2 more make a minyan. Sign up: http://localhost/';

beforeEach(() => setTime('2026-11-19T10:00:00-05:00'));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

/** Gives the browser a share sheet, which ends as `result` does. */
function setUpShareSheet(result: () => Promise<void>) {
  const share = jest.fn<Promise<void>, [ShareData]>(result);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

/** Presses 'Share'. Returns what was copied, null if nothing was. */
async function pressShare(): Promise<string | null> {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(
    <MemoryRouter>
      <ShareButton
        event={{ kind: 'shabbos', day: toDay('2026-11-21') }}
        signUps={[buildSignUp({ peopleCount: 8 })]}
      />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Share Shabbos Parshas Vayetzei' }));
  return writeText.mock.calls[0]?.[0] ?? null;
}

it('opens the share sheet with the message and copies nothing', async () => {
  const share = setUpShareSheet(() => Promise.resolve());
  expect(await pressShare()).toBeNull();
  expect(share.mock.calls).toEqual([[{ text: TEXT }]]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the message where the browser has no share sheet, and says so', async () => {
  expect(await pressShare()).toBe(TEXT);
  expect(screen.getByRole('status')).toHaveTextContent('Copied. You can paste it into a message.');
  expect(screen.getByRole('button')).toHaveFocus();
});

it('copies nothing when the member closes the share sheet', async () => {
  setUpShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await pressShare()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('copies the message when the browser cannot share it', async () => {
  setUpShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await pressShare()).toBe(TEXT);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

it('shows an error when the browser does not allow copying', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<ShareButton event={{ kind: 'shabbos', day: toDay('2026-11-21') }} signUps={[]} />, {
    wrapper: MemoryRouter,
  });
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveTextContent('The browser does not allow copying.');
});

it('is gone once the day has passed', () => {
  setTime('2026-11-22T00:00:00-05:00');
  render(<ShareButton event={{ kind: 'shabbos', day: toDay('2026-11-21') }} signUps={[]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
