import type { Policy } from '@/domain/community';
import { buildCommunity } from '@/domain/testing/fixtures';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryMember } from '../../../.storybook/StoryMember';
import { PoliciesScreen } from './PoliciesScreen';

const screenWith = (...policies: Policy[]) => (
  <StoryMember community={buildCommunity({ policies })}>
    <PoliciesScreen />
  </StoryMember>
);

function show(...policies: Policy[]) {
  return { user: userEvent.setup({ delay: null }), ...render(screenWith(...policies)) };
}

const pool: Policy = { id: '1', title: 'Pool', content: 'Open from 9.\nMen on Sunday.' };
const trash: Policy = { id: '2', title: 'Trash', content: 'Thursday night.' };
const button = (name: string, expanded: boolean) => screen.getByRole('button', { name, expanded });

it('shows the name of the community, and a note when there are no policies', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  expect(screen.getByText('Pine Hollow')).toBeVisible();
  expect(screen.getByText('No policies yet')).toBeVisible();
});

it('opens every policy at first, and toggles each separately by mouse and keyboard', async () => {
  const { user } = show(pool, trash);
  expect(button('Pool', true)).toBeVisible();
  expect(screen.getByText(/Men on Sunday/).textContent).toBe('Open from 9.\nMen on Sunday.');
  expect(screen.getByText('Thursday night.')).toBeVisible();
  await user.click(button('Trash', true));
  expect(screen.getByText('Thursday night.')).not.toBeVisible();
  expect(screen.getByText(/Men on Sunday/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Thursday night.')).toBeVisible();
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(button('Pool', false)).toBeVisible();
});

it.each([
  ['with an id', trash],
  ['without an id', { ...trash, id: '' }],
])(
  'keeps a policy %s closed, and opens another that the office puts in front (rule: steady-lists)',
  async (_, closed) => {
    const { user, rerender } = show(closed);
    const before = button('Trash', true);
    await user.click(before);
    rerender(screenWith({ ...pool, id: '' }, closed));
    expect(button('Trash', false)).toBe(before);
    expect(button('Pool', true)).toBeVisible();
  },
);

it('shows simple HTML without active content', async () => {
  show({
    id: '3',
    title: '<b>Guests</b>',
    content:
      '<p>Ask the <b>office</b></p><img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script><a href="javascript:window.hasRun=true">here</a>',
  });
  expect(button('<b>Guests</b>', true)).toBeVisible();
  expect((await screen.findByText('office')).tagName).toBe('B');
  expect(document.querySelector('img, script, a')).toBeNull();
  expect(window).not.toHaveProperty('hasRun');
});

it("shows every policy, with the title 'Policy' where it has none, even if ids are missing or repeated", () => {
  show({ id: '', title: '', content: 'One' }, { id: '', title: ' ', content: 'Two' });
  expect(screen.getAllByRole('button', { name: 'Policy', expanded: true })).toHaveLength(2);
});

it('shows only three of many accents on a letter of a title (rule: wide-texts)', () => {
  show({ ...pool, title: `Poo${'\u0301'.repeat(120)}l` });
  expect(screen.getByRole('button')).toHaveAccessibleName(`Poo${'\u0301'.repeat(3)}l`);
});
