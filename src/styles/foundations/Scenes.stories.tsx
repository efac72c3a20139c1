import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthScene } from '../../ui/scenes/AuthScene';
import { LandingScene } from '../../ui/scenes/LandingScene';
import '../../features/minyan/units-open/banner.scss';
import '../../ui/layout/AuthCard.scss';

/**
 * Drawings of houses in the Catskills at dusk, with warm light in their windows. They are pure decoration. `AuthScene` uses the
 * tokens, so it follows the colour scheme; the other two are always dark. The drawing of Units open is a file, `units-open.svg`.
 */
const meta = { title: 'Foundations/Drawings', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  render: () => (
    <div className="landing" style={{ height: '100vh' }}>
      <LandingScene />
    </div>
  ),
};

export const UnitsOpen: Story = {
  render: () => <div className="banner banner--page" />,
};

export const Auth: Story = {
  render: () => (
    <div className="auth" style={{ height: '100vh' }}>
      <AuthScene />
    </div>
  ),
};
