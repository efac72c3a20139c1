import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FAULT_TEXT } from '../../../mocks/faults/faults';
import { bodiesOf, callsOf, setTime } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { enter, field, findField, type RenderAppOptions, renderStory } from '../../../test/renderApp';
import { fillInRequired, submitButton } from '../../../test/requestForm';
import * as stories from './WinterizeScreen.stories';

const { Default, WithoutWaiver, DuplicateRequest } = composeStories(stories);

const SEASON_OVER = 'Requests must be for dates on or before November 15';

const opened = { opener: window, closed: false };
let open: jest.SpyInstance;

beforeEach(() => {
  opened.opener = window;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub with the two properties that are used
  open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});

afterEach(() => open.mockRestore());

async function openScreen(options: RenderAppOptions = {}, story = Default) {
  const app = renderStory(story, { now: '2026-10-20T14:00:00-04:00', ...options });
  await findField('Combination code');
  await app.settled();
  return app;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const findSent = () => screen.findByRole('button', { name: 'Submitted Successfully' });

it('shows the titles, default values, choices and terms at first', async () => {
  await openScreen();
  expect(screen.getByRole('heading', { level: 1, name: 'Winterization' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request Winterization' })).toBeVisible();
  for (const [label, max] of [
    ['Toilets', 10],
    ['Sinks', 10],
    ['Washing machines', 3],
    ['Thermostats', 10],
  ] as const) {
    const choices = [...field(label).children].map(({ textContent }) => textContent);
    expect(field(label)).toHaveValue('1');
    expect([label, ...choices]).toEqual([
      label,
      ...Array.from({ length: max }, (_, index) => `${index + 1}`),
    ]);
  }
  for (const label of ['Other appliances', 'Special instructions', 'Combination code'])
    expect(field(label)).toHaveValue('');
  expect(field('I accept the terms and conditions')).not.toBeChecked();
  expect(screen.getByText(/2-3 business days/)).toBeVisible();
  expect(screen.getByText(/after 3 business days/)).toBeVisible();
  expect(screen.getByText(/Wednesday 3:00pm/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
    'href',
    'mailto:winter@example.com',
  );
});

describe('the start date', () => {
  it.each([
    ['2026-10-20T14:00:00-04:00', '2026-10-20', '2026-11-15'],
    ['2026-11-15T23:59:00-05:00', '2026-11-15', '2026-11-15'],
    ['2027-01-01T00:00:00-05:00', '2027-01-01', '2027-11-15'],
  ])('at %s is today, %s, and accepts days from today to %s', async (now, today, last) => {
    await openScreen({ now });
    expect(field('Start date')).toHaveValue(today);
    expect(field('Start date')).toHaveAttribute('min', today);
    expect(field('Start date')).toHaveAttribute('max', last);
    expect(screen.queryByText(SEASON_OVER)).not.toBeInTheDocument();
  });

  it('has an error from November 16 on, even for an earlier day, and the form sends nothing', async () => {
    const { user, backend } = await openScreen({ now: '2026-11-16T00:00:00-05:00' });
    expect(field('Start date')).toHaveValue('2026-11-16');
    expect(field('Start date')).toHaveAccessibleDescription(SEASON_OVER);
    await fillInRequired(user);
    await user.clear(field('Start date'));
    await user.type(field('Start date'), '2026-11-10');
    expect(field('Start date')).toHaveAccessibleDescription(SEASON_OVER);
    await user.click(submitButton());
    await waitFor(() => expect(field('Start date')).toHaveFocus());
    expect(callsOf(backend, 'requestService')).toEqual([]);
  });

  it.each([
    ['2026-10-20', '2026-10-21', '-04:00', 'Please choose today or a later date.'],
    ['2026-11-15', '2026-11-16', '-05:00', SEASON_OVER],
  ])('stays %s after midnight, and shows an error on the first submit', async (day, next, zone, error) => {
    const { user, backend } = await openScreen({ now: `${day}T23:59:30${zone}` });
    await fillInRequired(user);
    act(() => setTime(`${next}T00:00:00${zone}`));
    await waitFor(() => expect(field('Start date')).toHaveAttribute('min', next));
    expect(field('Start date')).toHaveValue(day);
    expect(field('Start date')).not.toHaveAccessibleDescription();
    await user.click(submitButton());
    await waitFor(() => expect(field('Start date')).toHaveAccessibleDescription(error));
    expect(field('Start date')).toHaveFocus();
    expect(callsOf(backend, 'requestService')).toEqual([]);
  });
});

it('asks each question about power and heat only if the answer to the one before requires it', async () => {
  const { user, backend } = await openScreen();
  const breaker = group('Leave the breaker on?');
  expect(breaker.getByLabelText('No')).toBeChecked();
  expect(group('Leave the heat on?').getByLabelText('No')).toBeChecked();
  expect(screen.queryByLabelText('Heat temperature (°F)')).not.toBeInTheDocument();

  await user.click(group('Leave the heat on?').getByLabelText('Yes'));
  await enter({ user }, 'Heat temperature (°F)', '62');

  await user.click(breaker.getByLabelText('Yes'));
  expect(screen.queryByRole('group', { name: 'Leave the heat on?' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Heat temperature (°F)')).not.toBeInTheDocument();

  await fillInRequired(user);
  await user.click(submitButton());
  await findSent();
  expect(bodiesOf(backend, 'requestService')).toMatchObject([
    { breaker: true, heat: false, heatTemperature: null },
  ]);
});

it('sends nothing while fields are invalid, describes them by their errors and focuses the first', async () => {
  const { user, backend } = await openScreen();
  await user.clear(field('Start date'));
  await user.click(group('Leave the heat on?').getByLabelText('Yes'));
  await user.click(submitButton());
  await screen.findByText('Please accept the terms and conditions.');
  for (const [label, error] of [
    ['Start date', 'Please choose today or a later date.'],
    ['Combination code', 'Please enter the combination code.'],
    ['Heat temperature (°F)', 'Please enter the heat temperature.'],
    ['I accept the terms and conditions', 'Please accept the terms and conditions.'],
  ] as const)
    expect(field(label)).toHaveAccessibleDescription(error);
  expect(field('Start date')).toHaveFocus();
  expect(callsOf(backend, 'requestService')).toEqual([]);
});

it('sends every field in one request, then locks the form and opens the waiver', async () => {
  const { user, backend } = await openScreen();
  const letThrough = holdCalls('/api/user/request');
  await user.clear(field('Start date'));
  await user.type(field('Start date'), '2026-11-02');
  await user.selectOptions(field('Toilets'), '10');
  await user.selectOptions(field('Sinks'), '4');
  await user.selectOptions(field('Washing machines'), '3');
  await user.selectOptions(field('Thermostats'), '2');
  await enter({ user }, 'Other appliances', 'Dishwasher');
  await enter({ user }, 'Special instructions', 'Mind the dog');
  await user.click(group('Leave the heat on?').getByLabelText('Yes'));
  await enter({ user }, 'Heat temperature (°F)', '60');
  await fillInRequired(user);
  const form = submitButton().closest('form');
  // The member presses Enter and clicks Submit in the same moment.
  act(() => {
    form?.requestSubmit();
    submitButton().click();
  });
  expect(await screen.findByRole('button', { name: 'One Moment...' })).toBeDisabled();
  await user.type(field('Combination code'), '{Enter}');
  expect(screen.queryByRole('link', { name: 'Open the waiver' })).not.toBeInTheDocument();
  letThrough();
  expect(await findSent()).toBeDisabled();
  await act(async () => form?.requestSubmit());
  expect(bodiesOf(backend, 'requestService')).toEqual([
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
      bypassCode: '',
      ignore_duplicates: false,
      waiverLink: 'https://waivers.example.com/pine-hollow',
    },
  ]);
  const controls = [...(form?.querySelectorAll('input, select, textarea') ?? [])];
  expect(controls).toHaveLength(14);
  for (const control of controls) expect(control).toBeDisabled();
  expect(field('Combination code')).toHaveValue('4812');

  expect(open.mock.calls).toEqual([
    ['https://waivers.example.com/pine-hollow', '_blank', 'popup,width=800,height=600'],
  ]);
  expect(opened.opener).toBeNull();
  expect(screen.getByText(/the window that has opened/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open the waiver' });
  expect(link).toHaveAttribute('href', 'https://waivers.example.com/pine-hollow');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows a note in place of the waiver if the community has none', async () => {
  const { user, backend } = await openScreen({}, WithoutWaiver);
  await fillInRequired(user);
  await user.click(submitButton());
  expect(await screen.findByText('The office will send you the waiver to sign.')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Open the waiver' })).not.toBeInTheDocument();
  expect(bodiesOf(backend, 'requestService')).toMatchObject([{ waiverLink: null }]);
});

describe('a duplicate request', () => {
  const findDialog = () => screen.findByRole('dialog', { name: 'Duplicate Request Detected' });
  const press = async (app: { user: Awaited<ReturnType<typeof openScreen>>['user'] }, name: string) =>
    app.user.click(within(await findDialog()).getByRole('button', { name }));
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  async function submitDuplicate() {
    const app = await openScreen({}, DuplicateRequest);
    await fillInRequired(app.user);
    await app.user.click(submitButton());
    return { ...app, dialog: await findDialog() };
  }

  it('opens a dialog with the day of the earlier request; Cancel comes first and leaves the form unchanged', async () => {
    const app = await submitDuplicate();
    expect(app.dialog).toHaveTextContent(
      'You already submitted a request on Saturday Oct 17th, 2026. If you would like to revise information on the request, please email winter@example.com',
    );
    expect(within(app.dialog).getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
      'href',
      'mailto:winter@example.com',
    );
    const buttons = within(app.dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Continue Anyway']);
    expect(buttons[0]).toHaveClass('button--primary');
    expect(buttons[1]).not.toHaveClass('button--primary');
    await press(app, 'Cancel');
    await expectClosed();
    expect(open).not.toHaveBeenCalled();
    expect(field('Combination code')).toBeEnabled();
    expect(field('Combination code')).toHaveValue('4812');
    expect(callsOf(app.backend, 'requestService')).toHaveLength(1);

    await app.user.click(submitButton());
    expect(await findDialog()).toBeVisible();
  });

  it('is sent once by a double click on Continue Anyway, with the text typed during the first request', async () => {
    const { user, backend } = await openScreen({}, DuplicateRequest);
    await fillInRequired(user);
    const letThrough = holdCalls('/api/user/request');
    await user.click(submitButton());
    await user.type(field('Special instructions'), 'Back door');
    letThrough();
    await user.dblClick(await screen.findByRole('button', { name: 'Continue Anyway' }));
    expect(await findSent()).toBeDisabled();
    await expectClosed();
    expect(field('Special instructions')).toHaveValue('Back door');
    const [first, ...others] = bodiesOf(backend, 'requestService');
    expect(first).toMatchObject({ specialInstructions: '', ignore_duplicates: false });
    const changes = { specialInstructions: 'Back door', ignore_duplicates: true };
    expect(others).toEqual([Object.assign({}, first, changes)]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('shows a failure of Continue Anyway only in the dialog, and a failure of Submit only in the form', async () => {
    const app = await submitDuplicate();
    app.backend.fail.requestService = '500';
    await press(app, 'Continue Anyway');
    expect(await within(app.dialog).findByText(FAULT_TEXT)).toBeVisible();
    expect(screen.getAllByText(FAULT_TEXT)).toHaveLength(1);
    await press(app, 'Cancel');
    await expectClosed();
    expect(screen.queryByText(FAULT_TEXT)).not.toBeInTheDocument();

    await app.user.click(submitButton());
    expect(await screen.findByText(FAULT_TEXT)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    app.backend.fail = {};
    await app.user.click(submitButton());
    expect(within(await findDialog()).queryByText(FAULT_TEXT)).not.toBeInTheDocument();
    app.backend.fail.requestService = '500';
    await press(app, 'Continue Anyway');
    await screen.findByText(FAULT_TEXT);
    app.backend.fail = {};
    await press(app, 'Continue Anyway');
    await findSent();
  });

  it('shows a general error in the dialog when the server refuses Continue Anyway as a duplicate', async () => {
    const GENERAL = 'Something went wrong. Please try again.';
    changeAnswers('/api/user/request', (answer) => ({ ...answer, recent_duplicate_date: '2026-10-17' }));
    const app = await submitDuplicate();
    expect(within(app.dialog).queryByText(GENERAL)).not.toBeInTheDocument();
    await press(app, 'Continue Anyway');
    expect(await within(app.dialog).findByText(GENERAL)).toBeVisible();
    expect(callsOf(app.backend, 'requestService')).toHaveLength(2);
    expect(open).not.toHaveBeenCalled();
    await press(app, 'Cancel');
    await expectClosed();
    await app.user.click(submitButton());
    expect(within(await findDialog()).queryByText(GENERAL)).not.toBeInTheDocument();
  });

  it('is not sent by Continue Anyway if its start date has become invalid meanwhile', async () => {
    const app = await submitDuplicate();
    act(() => setTime('2026-11-16T00:00:00-05:00'));
    await press(app, 'Continue Anyway');
    await expectClosed();
    expect(screen.getByText(SEASON_OVER)).toBeVisible();
    expect(callsOf(app.backend, 'requestService')).toHaveLength(1);
  });
});
