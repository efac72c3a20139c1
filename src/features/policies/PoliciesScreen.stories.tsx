import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import type { Backend } from '../../../mocks/backend';

const withoutPolicies = ({ db }: Backend) => db.colonies.update(() => true, { policies: [] });

/**
 * The policies of the member's community. Each is open at first.
 */
const meta = {
  title: 'Screens/Policies',
  parameters: { path: '/policies', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('button', 'Quiet hours');
  },
};

export const Loading: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getColony: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
  },
};

export const Empty: ScreenStory = {
  parameters: { change: withoutPolicies },
  play: async () => {
    await seeText('No policies yet');
  },
};

export const LoadError: ScreenStory = {
  parameters: { fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
  },
};

export const Closed: ScreenStory = {
  play: async () => {
    await press('Quiet hours');
    await expect(screen.getByRole('button', { name: 'Quiet hours' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Active content in a policy is removed. */
export const HostileTexts: ScreenStory = {
  parameters: { scenario: 'hostile' },
  play: async () => {
    await seeText('Policy 1');
    await expect(screen.getByRole('main').querySelector('script, img')).toBeNull();
  },
};
