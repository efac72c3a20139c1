import type { Meta } from '@storybook/react-vite';
import { seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/** Shows a fixed text (rule: privacy-policy-route). */
const meta = {
  title: 'Screens/Privacy Policy',
  parameters: {
    path: '/privacy-policy',
    signedInAs: null,
    controls: { disable: true },
    docs: { story: inIframe },
  },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeText(/Last updated/);
  },
};
