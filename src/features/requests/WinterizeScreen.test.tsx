import { BypassCodeContext } from '@/api/memberContext';
import { act, screen, waitFor, within } from '@testing-library/react';
import { callsOf, setTime } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { fillInRequired, submitButton } from '../../../test/requestForm';
import { renderSignedIn } from '../../../test/signedIn';
import { WinterizeScreen } from './WinterizeScreen';

const show = () => <WinterizeScreen />;

const opened = { opener: window, closed: false };
let open: jest.SpyInstance;

beforeEach(() => {
  setTime('2026-10-20T14:00:00-04:00');
  opened.opener = window;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub with the two properties that are used
  open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});

afterEach(() => {
  open.mockRestore();
});

it('starts with its titles, default values, choices and terms', async () => {
  await renderSignedIn(show);
  expect(screen.getByRole('heading', { level: 1, name: 'Winterization' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request Winterization' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Winterization | Dependable'));
  expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-20');
  for (const [label, max] of [
    ['Toilets', 10],
    ['Sinks', 10],
    ['Washing machines', 3],
    ['Thermostats', 10],
  ] as const) {
    const select = screen.getByLabelText(label);
    expect(select).toHaveValue('1');
    expect([label, ...[...select.children].map(({ textContent }) => textContent)]).toEqual([
      label,
      ...Array.from({ length: max }, (_, index) => String(index + 1)),
    ]);
  }
  expect(screen.getByLabelText('Other appliances')).toHaveValue('');
  expect(screen.getByLabelText('Special instructions')).toHaveValue('');
  expect(screen.getByLabelText('Combination code')).toHaveValue('');
  expect(screen.getByLabelText('I accept the terms and conditions')).not.toBeChecked();
  expect(screen.queryByText(/November 15/)).not.toBeInTheDocument();
  expect(screen.getByText(/2-3 business days/)).toBeVisible();
  expect(screen.getByText(/after 3 business days/)).toBeVisible();
  expect(screen.getByText(/Wednesday 3:00pm/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
    'href',
    'mailto:winter@example.com',
  );
});

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('breaker, heat and temperature', () => {
  it('asks each question only if the answer to the one before requires it', async () => {
    const { user } = await renderSignedIn(show);
    expect(group('Leave the breaker on?').getByLabelText('No')).toBeChecked();
    expect(group('Leave the heat on?').getByLabelText('No')).toBeChecked();
    expect(screen.queryByLabelText('Heat temperature (°F)')).not.toBeInTheDocument();

    await user.click(group('Leave the heat on?').getByLabelText('Yes'));
    expect(screen.getByLabelText('Heat temperature (°F)')).toHaveValue('');

    await user.click(group('Leave the breaker on?').getByLabelText('Yes'));
    expect(screen.queryByRole('group', { name: 'Leave the heat on?' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Heat temperature (°F)')).not.toBeInTheDocument();
  });

  it('sends false and null for hidden questions', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.click(group('Leave the heat on?').getByLabelText('Yes'));
    await user.type(screen.getByLabelText('Heat temperature (°F)'), '62');
    await user.click(group('Leave the breaker on?').getByLabelText('Yes'));
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')[0]?.body).toMatchObject({
      breaker: true,
      heat: false,
      heatTemperature: null,
    });
  });

  it('requires the temperature while it is shown', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.click(group('Leave the heat on?').getByLabelText('Yes'));
    await user.click(submitButton());
    const field = screen.getByLabelText('Heat temperature (°F)');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the heat temperature.'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(callsOf(backend, 'requestService')).toHaveLength(0);

    await user.type(field, '55');
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')[0]?.body).toMatchObject({ heat: true, heatTemperature: 55 });
  });

  it('takes full-width digits as plain ones', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.click(group('Leave the heat on?').getByLabelText('Yes'));
    await user.type(screen.getByLabelText('Heat temperature (°F)'), '\uFF16\uFF12');
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')[0]?.body).toMatchObject({ heatTemperature: 62 });
  });

  it.each(['55.5', '5,5', '55°', '-5', '1e2'])(
    'refuses a temperature of %s, because it is no whole number',
    async (typed) => {
      const { user, backend } = await renderSignedIn(show);
      await fillInRequired(user);
      await user.click(group('Leave the heat on?').getByLabelText('Yes'));
      const field = screen.getByLabelText('Heat temperature (°F)');
      await user.type(field, typed);
      await user.click(submitButton());
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the heat temperature.'));
      expect(callsOf(backend, 'requestService')).toHaveLength(0);
    },
  );
});

describe('validation', () => {
  it('shows every error as the description of its field, and sends nothing', async () => {
    const { user, backend } = await renderSignedIn(show);
    await user.clear(screen.getByLabelText('Start date'));
    await user.click(submitButton());
    await screen.findByText('Please accept the terms and conditions.');
    expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription(
      'Please choose today or a later date.',
    );
    expect(screen.getByLabelText('Combination code')).toHaveAccessibleDescription(
      'Please enter the combination code.',
    );
    expect(screen.getByLabelText('I accept the terms and conditions')).toHaveAccessibleDescription(
      'Please accept the terms and conditions.',
    );
    expect(screen.getByLabelText('Start date')).toHaveFocus();
    expect(callsOf(backend, 'requestService')).toHaveLength(0);
  });

  it.each(['   ', '\u200B'])(
    'refuses a combination code of blanks or invisible characters: %j',
    async (code) => {
      const { user, backend } = await renderSignedIn(show);
      await fillInRequired(user);
      await user.clear(screen.getByLabelText('Combination code'));
      await user.paste(code);
      await user.click(submitButton());
      await screen.findByText('Please enter the combination code.');
      expect(callsOf(backend, 'requestService')).toHaveLength(0);
    },
  );
});

describe('sending', () => {
  it('sends every field with its JSON type', async () => {
    const { user, backend } = await renderSignedIn(() => (
      <BypassCodeContext value="PAID2026">
        <WinterizeScreen />
      </BypassCodeContext>
    ));
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), '2026-11-02');
    await user.selectOptions(screen.getByLabelText('Toilets'), '10');
    await user.selectOptions(screen.getByLabelText('Sinks'), '4');
    await user.selectOptions(screen.getByLabelText('Washing machines'), '3');
    await user.selectOptions(screen.getByLabelText('Thermostats'), '2');
    await user.clear(screen.getByLabelText('Other appliances'));
    await user.paste('Dishwasher');
    await user.clear(screen.getByLabelText('Special instructions'));
    await user.paste('Mind the dog');
    await user.click(group('Leave the heat on?').getByLabelText('Yes'));
    await user.type(screen.getByLabelText('Heat temperature (°F)'), '60');
    await fillInRequired(user);
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService').map(({ body }) => body)).toEqual([
      {
        colonyName: 'Pine Hollow',
        startDate: '2026-11-02',
        toiletAmount: 10,
        sinkAmount: 4,
        washingMachineAmount: 3,
        thermostatAmount: 2,
        otherAppliances: 'Dishwasher',
        specialInstructions: 'Mind the dog',
        todo: 'Winterize',
        combinationCode: '4812',
        breaker: false,
        heat: true,
        heatTemperature: 60,
        bypassCode: 'PAID2026',
        ignore_duplicates: false,
        waiverLink: 'https://waivers.example.com/pine-hollow',
      },
    ]);
  });

  it('shows One Moment... and sends one request for two presses of Enter', async () => {
    const { user, backend } = await renderSignedIn(show);
    const letThrough = holdCalls('/api/user/request');
    await fillInRequired(user);
    await user.type(screen.getByLabelText('Combination code'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'One Moment...' })).toBeDisabled();
    await user.type(screen.getByLabelText('Combination code'), '{Enter}');
    letThrough();
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')).toHaveLength(1);
  });

  it('sends one request for Enter and a click in the same moment', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    const form = submitButton().closest('form');
    act(() => {
      form?.requestSubmit();
      submitButton().click();
    });
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(callsOf(backend, 'requestService')).toHaveLength(1);
  });

  it('locks the form once it is accepted, and sends nothing more', async () => {
    const { user, backend } = await renderSignedIn(show);
    const form = submitButton().closest('form');
    await fillInRequired(user);
    await user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'Submitted Successfully' })).toBeDisabled();
    for (const field of [...screen.getAllByRole('combobox'), ...screen.getAllByRole('radio')]) {
      expect(field).toBeDisabled();
    }
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(screen.getByLabelText('Start date')).toBeDisabled();
    expect(screen.getByLabelText('I accept the terms and conditions')).toBeDisabled();
    expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
    await act(async () => form?.requestSubmit());
    expect(callsOf(backend, 'requestService')).toHaveLength(1);
  });

  it("shows the server's error, keeps the typed text, and can be submitted again", async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.fail.requestService = '500';
    await fillInRequired(user);
    await user.click(submitButton());
    expect(await screen.findByText(/The office computer is having trouble/)).toBeVisible();
    expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
    expect(open).not.toHaveBeenCalled();

    delete backend.fail.requestService;
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitted Successfully' });
  });

  it('shows the general text whenever the server gives no reason', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    for (const fault of ['500-plain', '502-html', 'dropped', 'malformed'] as const) {
      backend.fail.requestService = fault;
      await user.click(submitButton());
      await waitFor(() => expect(callsOf(backend, 'requestService').at(-1)).toMatchObject({ fault }));
      expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
      expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
      await waitFor(() => expect(submitButton()).toBeEnabled());
    }
    expect(callsOf(backend, 'requestService')).toHaveLength(4);
  });

  it.each(['empty', 'missing-fields'] as const)(
    'counts an answer without fields as a success: %s',
    async (fault) => {
      const { user, backend } = await renderSignedIn(show);
      backend.fail.requestService = fault;
      await fillInRequired(user);
      await user.click(submitButton());
      expect(await screen.findByRole('button', { name: 'Submitted Successfully' })).toBeDisabled();
    },
  );

  it('keeps the typed values when the session has ended', async () => {
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    backend.endSessions();
    await user.click(submitButton());
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
    expect(screen.getByLabelText('I accept the terms and conditions')).toBeChecked();
  });
});

describe('the waiver', () => {
  it('opens in a window of 800x600 without an opener, and has a link as well', async () => {
    const { user } = await renderSignedIn(show);
    await fillInRequired(user);
    expect(screen.queryByRole('link', { name: 'Open the waiver' })).not.toBeInTheDocument();
    await user.click(submitButton());
    const link = await screen.findByRole('link', { name: 'Open the waiver' });
    expect(link).toHaveAttribute('href', 'https://waivers.example.com/pine-hollow');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(open.mock.calls).toEqual([
      ['https://waivers.example.com/pine-hollow', '_blank', 'popup,width=800,height=600'],
    ]);
    expect(opened.opener).toBeNull();
    expect(screen.getByText(/the window that has opened/)).toBeVisible();
  });

  it('has only a link when the browser blocks the window', async () => {
    open.mockReturnValue(null);
    const { user } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Open the waiver' })).toBeVisible();
    expect(screen.getByText(/did not let it open/)).toBeVisible();
  });

  it('is replaced by a note when the community has none', async () => {
    const { user, backend } = await renderSignedIn(show, { scenario: 'no-waiver' });
    await fillInRequired(user);
    await user.click(submitButton());
    expect(await screen.findByText('The office will send you the waiver to sign.')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Open the waiver' })).not.toBeInTheDocument();
    expect(callsOf(backend, 'requestService')[0]?.body).toMatchObject({ waiverLink: null });
  });
});

describe('a duplicate request', () => {
  async function submitDuplicate() {
    const view = await renderSignedIn(show, { scenario: 'duplicate-request' });
    await fillInRequired(view.user);
    await view.user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Request Detected' });
    return { ...view, dialog };
  }

  it('opens a dialog with the earlier date and the winter service address', async () => {
    const { dialog } = await submitDuplicate();
    expect(dialog).toHaveTextContent(
      'You already submitted a request on Saturday Oct 17th, 2026. If you would like to revise information on the request, please email winter@example.com',
    );
    expect(within(dialog).getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
      'href',
      'mailto:winter@example.com',
    );
    expect(open).not.toHaveBeenCalled();
  });

  it('offers Cancel first, as the primary button', async () => {
    const { dialog } = await submitDuplicate();
    const [cancel, ...others] = within(dialog).getAllByRole('button');
    expect(cancel).toHaveAccessibleName('Cancel');
    expect(cancel).toHaveClass('button--primary');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Continue Anyway']);
    expect(others[0]).not.toHaveClass('button--primary');
  });

  it('leaves the form unchanged after Cancel', async () => {
    const { user, backend, dialog } = await submitDuplicate();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Combination code')).toBeEnabled();
    expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
    expect(callsOf(backend, 'requestService')).toHaveLength(1);

    await user.click(submitButton());
    expect(await screen.findByRole('dialog', { name: 'Duplicate Request Detected' })).toBeVisible();
    expect(callsOf(backend, 'requestService')).toHaveLength(2);
  });

  it('is sent again exactly once by a double click on Continue Anyway', async () => {
    const { user, backend, dialog } = await submitDuplicate();
    const letThrough = holdCalls('/api/user/request');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    letThrough();
    await screen.findByText(/the window that has opened/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Submitted Successfully' })).toBeDisabled();
    const [first, second, ...others] = callsOf(backend, 'requestService').map(({ body }) => body);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ignore_duplicates: false });
    expect(second).toEqual(Object.assign({}, first, { ignore_duplicates: true }));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is sent by Continue Anyway as the form shows it, with text typed while the first request was in flight', async () => {
    const { user, backend } = await renderSignedIn(show, { scenario: 'duplicate-request' });
    const letThrough = holdCalls('/api/user/request');
    await fillInRequired(user);
    await user.click(submitButton());
    await user.type(screen.getByLabelText('Special instructions'), 'Back door');
    letThrough();
    await user.click(await screen.findByRole('button', { name: 'Continue Anyway' }));
    await screen.findByText(/the window that has opened/);
    expect(screen.getByLabelText('Special instructions')).toHaveValue('Back door');
    expect(callsOf(backend, 'requestService')[1]?.body).toMatchObject({
      specialInstructions: 'Back door',
      ignore_duplicates: true,
    });
  });

  it('shows a failure of Continue Anyway in the dialog, and can be sent again from there', async () => {
    const { user, backend, dialog } = await submitDuplicate();
    backend.fail.requestService = '500';
    await user.click(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    expect(await within(dialog).findByText(/The office computer is having trouble/)).toBeVisible();
    delete backend.fail.requestService;
    await user.click(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    await screen.findByText(/the window that has opened/);
  });

  it('does not show a failure of Continue Anyway in the form', async () => {
    const { user, backend, dialog } = await submitDuplicate();
    backend.fail.requestService = '500';
    await user.click(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    await within(dialog).findByText(/The office computer is having trouble/);
    expect(screen.getAllByText(/The office computer is having trouble/)).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/The office computer is having trouble/)).not.toBeInTheDocument();

    await user.click(submitButton());
    expect(await screen.findByText(/The office computer is having trouble/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the general text in the dialog when Continue Anyway finds a duplicate again', async () => {
    changeAnswers('/api/user/request', (answer) => ({ ...answer, recent_duplicate_date: '2026-10-17' }));
    const { user, backend } = await renderSignedIn(show);
    await fillInRequired(user);
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Request Detected' });
    expect(within(dialog).queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    expect(await within(dialog).findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(callsOf(backend, 'requestService')).toHaveLength(2);
    expect(open).not.toHaveBeenCalled();
  });

  it('is not sent by Continue Anyway when its date has become invalid', async () => {
    const { user, backend, dialog } = await submitDuplicate();
    act(() => setTime('2026-11-16T00:00:00-05:00'));
    await user.click(within(dialog).getByRole('button', { name: 'Continue Anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Requests must be for dates on or before November 15')).toBeVisible();
    expect(callsOf(backend, 'requestService')).toHaveLength(1);
  });
});
