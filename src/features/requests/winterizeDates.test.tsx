import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { bodiesOf, callsOf, setTime, waitUntilQuiet } from '../../../test/backend';
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

  it('shows its error when November 16 begins while the page is open', async () => {
    setTime('2026-11-15T23:59:30-05:00');
    await renderSignedIn(show);
    act(() => setTime('2026-11-16T00:00:00-05:00'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-16');
  });

  it('allows dates of the new year from January 1 on', async () => {
    setTime('2027-01-01T00:00:00-05:00');
    await renderSignedIn(show);
    expect(screen.getByLabelText('Start date')).toHaveValue('2027-01-01');
    expect(screen.getByLabelText('Start date')).toHaveAttribute('max', '2027-11-15');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('a page open over midnight', () => {
  /** Without `act`, so that React renders when a browser would: after the promises. */
  const passTo = (time: string) =>
    getConfig().asyncWrapper(async () => {
      setTime(time);
      await waitUntilQuiet();
    });

  it('moves an untouched start date to the new day, even after another field was edited', async () => {
    setTime('2026-10-20T23:59:30-04:00');
    const { user } = await renderSignedIn(show);
    act(() => setTime('2026-10-21T00:00:00-04:00'));
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-21'));
    expect(screen.getByLabelText('Start date')).toHaveAttribute('min', '2026-10-21');

    await user.type(screen.getByLabelText('Combination code'), '77');
    act(() => setTime('2026-10-22T00:00:00-04:00'));
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-22'));
    expect(screen.getByLabelText('Combination code')).toHaveValue('77');
  });

  it.each(['', '77'])(
    'shows no error at the new start date after a submit with the code "%s"',
    async (code) => {
      setTime('2026-10-20T23:58:00-04:00');
      const { user } = await renderSignedIn(show);
      if (code !== '') await user.type(screen.getByLabelText('Combination code'), code);
      await user.click(submitButton());
      const terms = await screen.findByText('Please accept the terms and conditions.');
      await passTo('2026-10-21T00:01:00-04:00');
      const startDate = screen.getByLabelText('Start date');
      expect(startDate).toHaveValue('2026-10-21');
      expect(startDate).toBeValid();
      expect(startDate).not.toHaveAccessibleDescription();
      expect(terms).toBeVisible();
    },
  );

  it('shows no error in the new year, until the member submits a date in the past', async () => {
    setTime('2026-12-31T23:58:00-05:00');
    const { user } = await renderSignedIn(show);
    await user.type(screen.getByLabelText('Combination code'), '77');
    await passTo('2027-01-01T00:01:00-05:00');
    const startDate = screen.getByLabelText('Start date');
    expect(startDate).toHaveValue('2027-01-01');
    expect(startDate).not.toHaveAccessibleDescription();
    await user.clear(startDate);
    expect(startDate).not.toHaveAccessibleDescription();
    await user.click(submitButton());
    await waitFor(() =>
      expect(startDate).toHaveAccessibleDescription('Please choose today or a later date.'),
    );
  });

  it('keeps a start date that the member chose', async () => {
    setTime('2026-10-20T23:59:30-04:00');
    const { user } = await renderSignedIn(show);
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), '2026-10-25');
    act(() => setTime('2026-10-21T00:00:00-04:00'));
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveAttribute('min', '2026-10-21'));
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-25');
  });

  it('sends the new day when the member continues a duplicate request after midnight', async () => {
    setTime('2026-10-20T23:59:30-04:00');
    const { user, backend } = await renderSignedIn(show, { scenario: 'duplicate-request' });
    await fillInRequired(user);
    await user.click(submitButton());
    const continueAnyway = await screen.findByRole('button', { name: 'Continue Anyway' });
    act(() => setTime('2026-10-21T00:00:00-04:00'));
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-21'));
    await user.click(continueAnyway);
    await screen.findByText('Submitted Successfully');
    expect(bodiesOf(backend, 'requestService')).toMatchObject([
      { startDate: '2026-10-20', ignore_duplicates: false },
      { startDate: '2026-10-21', ignore_duplicates: true },
    ]);
  });
});
