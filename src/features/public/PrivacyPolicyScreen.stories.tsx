import type { Meta } from '@storybook/react-vite';
import { read } from '../../../.storybook/play';
import { framed, type ScreenStory } from '../../../.storybook/world';

/**
 * The small print, to be read.
 */
const meta = {
  title: 'Screens/Privacy Policy',
  parameters: {
    path: '/privacy-policy',
    signedInAs: null,
    controls: { disable: true },
    docs: { story: framed },
  },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await read(/Last updated/);
  },
};
