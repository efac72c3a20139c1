import { PageHeading } from '@/ui/structure/PageHeading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { ScreenFrame } from './ScreenFrame';

/**
 * Header, page and footer. The page fills the viewport, so the footer starts below the viewport and does not visibly move when
 * the page grows. The first Tab focuses the skip link.
 */
const meta = {
  title: 'Components/Layout/Page',
  component: ScreenFrame,
  render: () => (
    <Routes>
      <Route element={<ScreenFrame />}>
        <Route
          path="*"
          element={
            <div className="page">
              <PageHeading title="Policies" lead="Pine Hollow" />
            </div>
          }
        />
      </Route>
    </Routes>
  ),
  parameters: { address: '/policies', controls: { disable: true } },
} satisfies Meta<typeof ScreenFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
