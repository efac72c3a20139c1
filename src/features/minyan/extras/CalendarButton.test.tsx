import { screen } from '@testing-library/react';
import { addRecord, setUpEvents } from '../../../../test/renderEvent';
import { GENERAL_ERROR } from '../../../lib/errorText';
import { listenForFailures } from '../../../lib/failures';
import { extras } from '../../../site';

const show = setUpEvents();

const ADD = 'Add to calendar: Shabbos Parshas Shoftim';
const ADDED = 'Open the downloaded file to add it to your calendar.';
const createObjectURL = jest.fn(() => 'blob:file');
const reported = jest.fn();

beforeEach(() => {
  jest.replaceProperty(extras, 'calendar', true);
  Object.assign(URL, { createObjectURL });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  listenForFailures(reported);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  listenForFailures(() => undefined);
});

const signedUp = {
  scenario: 'empty',
  change: (backend: Parameters<typeof addRecord>[0]) => addRecord(backend, { peopleCount: 2 }),
} as const;

// The first test, because code that has loaded once is kept.
it('shows an error when its code cannot be loaded, and reports the missing chunk', async () => {
  jest.doMock('./writeCalendarFile', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { press, findButton } = await show(signedUp);
  await findButton(ADD);
  await press(ADD);
  expect(await screen.findByText(GENERAL_ERROR)).toHaveRole('alert');
  expect(reported.mock.calls).toEqual([[{ kind: 'missing-chunk', part: 'writeCalendarFile' }]]);
  expect(createObjectURL).not.toHaveBeenCalled();
  jest.dontMock('./writeCalendarFile');
});

it('asks the member to open the downloaded file, until the sign-up is changed', async () => {
  const { press, enterMen, findButton } = await show(signedUp);
  await press(ADD);
  expect(await screen.findByText(ADDED)).toHaveRole('status');
  expect(createObjectURL).toHaveBeenCalledTimes(1);
  await press('Edit');
  await enterMen('3');
  await press('Update');
  await findButton('Edit');
  await findButton(ADD);
  expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
});

it('shows an error when the file cannot be written, and reports it', async () => {
  const error = new TypeError('URL.createObjectURL is not a function');
  createObjectURL.mockImplementationOnce(() => {
    throw error;
  });
  const { press } = await show(signedUp);
  await press(ADD);
  expect(await screen.findByText(GENERAL_ERROR)).toHaveRole('alert');
  expect(reported.mock.calls).toEqual([[{ kind: 'error', error }]]);
});
