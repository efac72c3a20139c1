import type { Meta } from '@storybook/react-vite';
import { seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * The address and the hours of the office. A member also sees the email address of their community.
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

/** The contact data of the office shows even if the community cannot be loaded. */
export const LoadError: ScreenStory = {
  parameters: { signedInAs: 'demo', fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
    await seeRole('heading', 'Reach us');
  },
};
