import UnitsOpenScene from '@/features/minyan/units-open/UnitsOpenScene.svg?react';
import LandingScene from '@/features/public/LandingScene.svg?react';
import '@/features/session/AuthCard.scss';
import AuthScene from '@/features/session/AuthScene.svg?react';
import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * Drawings of houses in the Catskills at dusk, with warm light in their windows. They are inline SVG and pure decoration.
 * `AuthScene` uses the tokens, so it follows the colour scheme; the other two are always dark.
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
  render: () => (
    <div className="banner banner--page">
      <UnitsOpenScene />
    </div>
  ),
};

export const Auth: Story = {
  render: () => (
    <div className="auth" style={{ height: '100vh' }}>
      <AuthScene />
    </div>
  ),
};
