import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthScene } from '../../ui/scenes/AuthScene';
import { LandingScene } from '../../ui/scenes/LandingScene';
import { UnitsOpenScene } from '../../ui/scenes/UnitsOpenScene';
import '../app.scss';

/**
 * A house in the Catskills at candle lighting: dusk ridges, spruce, birch, and one warm light in the window. The scenes are
 * drawings in the page itself, in the colours of the tokens, so they follow the scheme; none carries meaning.
 */
const meta = { title: 'Foundations/Scenes', parameters: { controls: { disable: true } } } satisfies Meta;

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

export const SignIn: Story = {
  render: () => (
    <div className="auth" style={{ height: '100vh' }}>
      <AuthScene />
    </div>
  ),
};
