import { act, screen, waitFor } from '@testing-library/react';
import { callsOf, setTime } from '../../../test/backend';
import { fillInRequired, submitButton } from '../../../test/requestForm';
import { renderSignedIn } from '../../../test/signedIn';
import { WinterizeScreen } from './WinterizeScreen';

// The tests of the screen that depend on the day. They also run on devices in other time zones.

const show = () => <WinterizeScreen />;

beforeEach(() => {
  setTime('2026-10-20T14:00:00-04:00');
  jest.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => jest.restoreAllMocks());

describe('the start date', () => {
  it('offers the days from today to November 15', async () => {
    await renderSignedIn(show);
    expect(screen.getByLabelText('Start date')).toHaveAttribute('min', '2026-10-20');
    expect(screen.getByLabelText('Start date')).toHaveAttribute('max', '2026-11-15');
  });

  it.each([
    ['2026-10-19', 'Please choose today or a later date.'],
    ['2026-11-16', 'Requests must be for dates on or before November 15'],
  ])('refuses the start date %s', async (date, message) => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), date);
    await user.click(submitButton());
    await screen.findByText(message);
    expect(callsOf(backend, 'requestService')).toHaveLength(0);
  });

  it.each(['2026-10-20', '2026-11-15'])('accepts the start date %s', async (date) => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), date);
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')[0]?.body).toMatchObject({ startDate: date });
  });
});

describe('the end of the season', () => {
  const message = 'Requests must be for dates on or before November 15';

  it('shows no error a minute before midnight on November 15 in New York', async () => {
    setTime('2026-11-15T23:59:00-05:00');
    await renderSignedIn(show);
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-15');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows its error on November 16, also for an earlier date, and sends nothing', async () => {
    setTime('2026-11-16T00:00:00-05:00');
    const { user, backend } = await renderSignedIn(show);
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-16');
    expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription(message);
    await fillInRequired(user);
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus());
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), '2026-11-10');
    expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription(message);
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus());
    expect(callsOf(backend, 'requestService')).toHaveLength(0);
  });

  it('says that the season is over on the first submit after midnight', async () => {
    setTime('2026-11-15T23:59:30-05:00');
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    act(() => setTime('2026-11-16T00:00:00-05:00'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(submitButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(callsOf(backend, 'requestService')).toHaveLength(0);
  });

  it('allows dates of the new year from January 1 on', async () => {
    setTime('2027-01-01T00:00:00-05:00');
    await renderSignedIn(show);
    expect(screen.getByLabelText('Start date')).toHaveValue('2027-01-01');
    expect(screen.getByLabelText('Start date')).toHaveAttribute('max', '2027-11-15');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

it('stays as it is at midnight, and says on submit that its start date has passed', async () => {
  setTime('2026-10-20T23:59:30-04:00');
  const { user, backend } = await renderSignedIn(show);
  await fillInRequired(user);
  act(() => setTime('2026-10-21T00:00:00-04:00'));
  const startDate = screen.getByLabelText('Start date');
  await waitFor(() => expect(startDate).toHaveAttribute('min', '2026-10-21'));
  expect(startDate).toHaveValue('2026-10-20');
  expect(startDate).not.toHaveAccessibleDescription();
  await user.click(submitButton());
  await waitFor(() => expect(startDate).toHaveAccessibleDescription('Please choose today or a later date.'));
  expect(startDate).toHaveFocus();
  expect(callsOf(backend, 'requestService')).toHaveLength(0);
});
