import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuButton } from './MenuButton';

/**
 * Groups related links of the header. The items are links: Tab and the arrow keys move between them, Escape closes the list.
 * For choosing a value, use `SelectField`.
 */
const meta = {
  title: 'Components/Buttons/Menu button',
  component: MenuButton,
  args: {
    label: 'Request',
    items: [
      { label: 'Winterize', to: '/winterize' },
      { label: 'Dewinterize', to: '/dewinterize' },
    ],
  },
  decorators: [
    (Menu) => (
      <header className="site-header">
        <div className="site-header__bar">
          <Menu />
        </div>
      </header>
    ),
  ],
} satisfies Meta<typeof MenuButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request' }));
    await expect(canvas.getByRole('link', { name: 'Winterize' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Winterize' })).toHaveFocus();
  },
};
