import { toDay } from '@/domain/day';
import { screen, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import type { SignUpRecord } from '../../../../mocks/data/db';
import { callsOf } from '../../../../test/backend';
import { addRecord, setUpEvents } from '../../../../test/renderEvent';

const show = setUpEvents();

const box = (label: string | RegExp) => screen.getByRole('checkbox', { name: label });
const part = () => screen.getByRole('combobox', { name: 'Part' });
const options = () =>
  within(part())
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ text, disabled }) => (disabled ? `[${text}]` : text));

const records =
  (...rows: (Partial<SignUpRecord> & { by?: string })[]) =>
  (backend: Backend) => {
    for (const row of rows) addRecord(backend, row);
  };
const other = (row: Partial<SignUpRecord>) => ({ by: 'gabbai', ...row });

describe('Baal Korah', () => {
  it('asks for a part once it is ticked, and offers all parts when nobody reads', async () => {
    const { user } = await show({ scenario: 'empty' });
    expect(screen.queryByRole('combobox', { name: 'Part' })).not.toBeInTheDocument();
    await user.click(box('Baal Korah'));
    expect(options()).toEqual([
      'Full Parsha',
      "1-4 (Till Revi'i)",
      '5-end (From Chamishi)',
      '1st Half',
      '2nd Half',
    ]);
    expect(part()).toHaveValue('');
    await user.click(box('Baal Korah'));
    expect(screen.queryByRole('combobox', { name: 'Part' })).not.toBeInTheDocument();
  });

  it('cannot be sent without a part', async () => {
    const { backend, user, press, findButton } = await show({ scenario: 'empty' });
    await user.click(box('Baal Korah'));
    await press('Sign up');
    expect(await screen.findByText('Please specify the part for which you are a baal korah.')).toBeVisible();
    expect(part()).toBeInvalid();
    expect(part()).toHaveFocus();
    expect(part()).toHaveAccessibleDescription('Please specify the part for which you are a baal korah.');
    expect(callsOf(backend, 'addToMinyan')).toEqual([]);
    await user.selectOptions(part(), 'Full Parsha');
    expect(
      screen.queryByText('Please specify the part for which you are a baal korah.'),
    ).not.toBeInTheDocument();
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ baalKorah: true, preparedFor: 'full' });
  });

  it('sends no part when the box was cleared after choosing one', async () => {
    const { backend, user, press, findButton } = await show({ scenario: 'empty' });
    await user.click(box('Baal Korah'));
    await user.selectOptions(part(), '1st Half');
    await user.click(box('Baal Korah'));
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ baalKorah: false, preparedFor: null });
    expect(box('Baal Korah')).not.toBeChecked();
  });

  it.each([
    [
      '1-4' as const,
      [
        '[Full Parsha (not available)]',
        "[1-4 (Till Revi'i) (not available)]",
        '5-end (From Chamishi)',
        '[1st Half (not available)]',
        '[2nd Half (not available)]',
      ],
    ],
    [
      '5-end' as const,
      [
        '[Full Parsha (not available)]',
        "1-4 (Till Revi'i)",
        '[5-end (From Chamishi) (not available)]',
        '[1st Half (not available)]',
        '[2nd Half (not available)]',
      ],
    ],
    [
      '1st' as const,
      [
        '[Full Parsha (not available)]',
        "[1-4 (Till Revi'i) (not available)]",
        '[5-end (From Chamishi) (not available)]',
        '[1st Half (not available)]',
        '2nd Half',
      ],
    ],
    [
      '2nd' as const,
      [
        '[Full Parsha (not available)]',
        "[1-4 (Till Revi'i) (not available)]",
        '[5-end (From Chamishi) (not available)]',
        '1st Half',
        '[2nd Half (not available)]',
      ],
    ],
  ])('marks the parts that are blocked because another unit reads %s', async (held, shown) => {
    const { user } = await show({ scenario: 'empty', change: records(other({ part: held })) });
    await user.click(box('Baal Korah'));
    expect(options()).toEqual(shown);
  });

  it('is disabled when no part is left', async () => {
    await show({ scenario: 'empty', change: records(other({ part: 'full' })) });
    expect(box('Baal Korah')).toBeDisabled();
    expect(box('Baal Korah')).not.toBeChecked();
  });

  it('stays enabled for the member who reads, and offers the part that they read', async () => {
    const { press } = await show({ scenario: 'empty', change: records({ part: 'full' }) });
    await press('Edit');
    expect(box('Baal Korah')).toBeEnabled();
    expect(part()).toHaveValue('full');
    expect(options()).not.toContain('[Full Parsha (not available)]');
  });

  it('offers all parts when only a member of the same unit reads', async () => {
    const { user } = await show({
      scenario: 'empty',
      change: (backend) => {
        backend.db.members.update(({ username }) => username === 'gabbai', { unit: '12' });
        addRecord(backend, other({ part: 'full' }));
      },
    });
    await user.click(box('Baal Korah'));
    expect(options()).toHaveLength(5);
    expect(options().some((option) => option.includes('not available'))).toBe(false);
  });
});

describe('Maftir and Mussaf', () => {
  it('is disabled when another unit has reserved it', async () => {
    await show({ scenario: 'empty', change: records(other({ reservedMussaf: true })) });
    expect(box('Reserve Maftir/Mussaf')).toBeDisabled();
  });

  it('stays enabled for the member who has reserved it', async () => {
    const { backend, user, press, findButton } = await show({
      scenario: 'empty',
      change: records({ reservedMussaf: true }),
    });
    await press('Edit');
    expect(box('Reserve Maftir/Mussaf')).toBeChecked();
    await user.click(box('Reserve Maftir/Mussaf'));
    await press('Update');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ reservedMussaf: false });
  });

  it('is neither offered nor sent in a community that hides it', async () => {
    const { backend, press, findButton } = await show({
      scenario: 'no-maftir',
      change: ({ db }) => db.signUps.remove(() => true),
    });
    expect(screen.queryByRole('checkbox', { name: /Maftir/ })).not.toBeInTheDocument();
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ reservedMussaf: false });
  });

  it('keeps its stored value when a sign-up is edited in a community that hides it', async () => {
    const { backend, press, enterMen, findButton } = await show({
      scenario: 'no-maftir',
      change: (changed) => {
        changed.db.signUps.remove(() => true);
        addRecord(changed, { reservedMussaf: true });
      },
    });
    await press('Edit');
    expect(screen.queryByRole('checkbox', { name: /Maftir/ })).not.toBeInTheDocument();
    await enterMen('2');
    await press('Update');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ poeple_count: 2, reservedMussaf: true });
  });

  it('is offered when the community does not set the option', async () => {
    await show({
      scenario: 'empty',
      change: ({ db }) => db.colonies.update(() => true, { maftirMussafOption: null }),
    });
    expect(box('Reserve Maftir/Mussaf')).toBeEnabled();
  });
});

describe('Coming on {weekday}', () => {
  const open = ({ db }: Backend) => db.colonies.update(() => true, { openOnThu: true });

  it('is offered in a community that is open from Thursday', async () => {
    const { backend, user, press, findButton } = await show({ scenario: 'empty', change: open });
    await user.click(box('Coming on Thursday'));
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ comingEarlier: true });
  });

  it('is not offered in any other community', async () => {
    await show({ scenario: 'empty' });
    expect(screen.queryByRole('checkbox', { name: /^Coming on/ })).not.toBeInTheDocument();
  });

  it.each([
    ['2026-09-13', []],
    ['2026-09-14', []],
    ['2026-09-15', ['Coming on Sunday']],
    ['2026-09-17', ['Coming on Tuesday']],
    ['2026-09-19', ['Coming on Thursday']],
  ])('for a holiday on %s has the labels %p', async (day, labels) => {
    await show({
      scenario: 'empty',
      event: { holiday: 'Day' },
      change: (backend) => {
        open(backend);
        const holiday = { name: 'Day', displayName: 'The day', day: toDay(day), emoji: null };
        backend.db.holidays.insert(holiday);
      },
    });
    expect(screen.queryAllByText(/^Coming on/).map(({ textContent }) => textContent)).toEqual(labels);
  });
});
