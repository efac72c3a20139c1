import type { Meta } from '@storybook/react-vite';
import { see, read } from '../../../.storybook/play';
import { framed, type ScreenStory } from '../../../.storybook/world';

/**
 * Where the office is and when it is there; for a member their community's own address as well.
 */
const meta = {
  title: 'Screens/Contact',
  parameters: { path: '/contact', signedInAs: null, controls: { disable: true }, docs: { story: framed } },
} satisfies Meta;

export default meta;

export const SignedOut: ScreenStory = {
  play: async () => {
    await see('heading', 'Contact');
  },
};

export const SignedIn: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await see('link', /pinehollow/);
  },
};

/** The office is there all the same. */
export const LoadError: ScreenStory = {
  parameters: { signedInAs: 'demo', fail: { getColony: '500' } },
  play: async () => {
    await read("We could not load your community's information.");
  },
};
