import type { Policy } from '@/domain/community';
import { buildCommunity } from '@/domain/testing/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberData } from '../../../test/MemberData';
import { PoliciesScreen } from './PoliciesScreen';

const screenWith = (...policies: Policy[]) => (
  <MemberData community={buildCommunity({ policies })}>
    <PoliciesScreen />
  </MemberData>
);

const show = (...policies: Policy[]) => render(screenWith(...policies));

const pool: Policy = { id: '1', title: 'Pool', content: 'Open from 9.\nMen on Sunday.' };
const trash: Policy = { id: '2', title: 'Trash', content: 'Thursday night.' };

it('shows the title and the name of the community', async () => {
  show(pool);
  expect(screen.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  expect(screen.getByText('Pine Hollow')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Policies | Dependable'));
});

it('shows a note when there are no policies', () => {
  show();
  expect(screen.getByText('No policies yet')).toBeVisible();
});

it('opens every policy at first, and toggles each separately by mouse and keyboard', async () => {
  const user = userEvent.setup({ delay: null });
  show(pool, trash);
  const [first, second] = screen.getAllByRole('button', { expanded: true });
  expect(first).toHaveAccessibleName('Pool');
  expect(second).toHaveAccessibleName('Trash');
  expect(screen.getByText('Thursday night.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Trash' }));
  expect(screen.getByText('Thursday night.')).not.toBeVisible();
  expect(screen.getByText(/Men on Sunday/)).toBeVisible();

  await user.keyboard('{Enter}');
  expect(screen.getByText('Thursday night.')).toBeVisible();
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pool' })).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['with an id', trash],
  ['without an id', { ...trash, id: '' }],
])(
  'keeps a closed policy %s when the office puts another in front (rule: steady-lists)',
  async (_, closed) => {
    const user = userEvent.setup({ delay: null });
    const { rerender } = show(closed);
    const button = screen.getByRole('button', { name: 'Trash' });
    await user.click(button);
    rerender(screenWith({ ...pool, id: '' }, closed));
    expect(screen.getByRole('button', { name: 'Trash', expanded: false })).toBe(button);
    expect(screen.getByRole('button', { name: 'Pool', expanded: true })).toBeVisible();
  },
);

it('keeps the line breaks of plain text', () => {
  show(pool);
  expect(screen.getByText(/Men on Sunday/).textContent).toBe('Open from 9.\nMen on Sunday.');
});

it('shows a new policy open, and leaves a closed policy closed', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = show(pool);
  await user.click(screen.getByRole('button', { name: 'Pool' }));
  rerender(screenWith(pool, trash));
  expect(screen.getByRole('button', { name: 'Pool' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Trash' })).toHaveAttribute('aria-expanded', 'true');
});

it('shows simple HTML without active content', async () => {
  show({
    id: '3',
    title: '<b>Guests</b>',
    content:
      '<p>Ask the <b>office</b></p><img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script><a href="javascript:window.hasRun=true">here</a>',
  });
  expect(screen.getByRole('button', { name: '<b>Guests</b>' })).toBeVisible();
  expect(await screen.findByText('office')).toBeVisible();
  expect(screen.getByText('office').tagName).toBe('B');
  expect(document.querySelector('img, script')).toBeNull();
  expect(document.querySelector('a')).toBeNull();
  expect(window).not.toHaveProperty('hasRun');
});

it("shows every policy, with the title 'Policy' where it has none, even if ids are missing or repeated", () => {
  show({ id: '', title: '', content: 'One' }, { id: '', title: ' ', content: 'Two' });
  expect(screen.getAllByRole('button', { name: 'Policy', expanded: true })).toHaveLength(2);
});

it('shows three accents on a letter of a title (rule: wide-texts)', () => {
  show({ ...pool, title: `Poo${'\u0301'.repeat(120)}l` });
  expect(screen.getByRole('button')).toHaveAccessibleName(`Poo${'\u0301'.repeat(3)}l`);
});
