import type { Meta } from '@storybook/react-vite';
import { seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * Where the office is and when it is there; for a member their community's own address as well.
 */
const meta = {
  title: 'Screens/Contact',
  parameters: { path: '/contact', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const SignedOut: ScreenStory = {
  play: async () => {
    await seeRole('heading', 'Contact');
  },
};

export const SignedIn: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await seeRole('link', /pinehollow/);
  },
};

/** The office is there all the same. */
export const LoadError: ScreenStory = {
  parameters: { signedInAs: 'demo', fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
  },
};
