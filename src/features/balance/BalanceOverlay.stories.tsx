import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fillIn, press, seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { demoBypassCode } from '../../../mocks/data/demoAccounts';

/** On the home the member can postpone the overlay. On a request screen it stays until a code is verified. */
const meta = {
  title: 'Screens/Outstanding Balance',
  parameters: { path: '/', scenario: 'balance', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Mild: ScreenStory = {
  play: async () => {
    await seeText('$1,234.50');
    await seeRole('button', 'Remind Me Later');
  },
};

export const RemindedLater: ScreenStory = {
  play: async () => {
    await press('Remind Me Later');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Blocking: ScreenStory = {
  parameters: { path: '/winterize' },
  play: async () => {
    await seeRole('button', 'Verify code');
    await expect(screen.queryByRole('button', { name: 'Remind Me Later' })).toBeNull();
  },
};

export const Verifying: ScreenStory = {
  parameters: { path: '/winterize', fail: { verifyBypassCode: 'timeout' } },
  play: async () => {
    await fillIn({ 'Or enter your bypass code': demoBypassCode });
    await press('Verify code');
    await expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled();
  },
};

export const WrongCode: ScreenStory = {
  parameters: { path: '/winterize' },
  play: async () => {
    await fillIn({ 'Or enter your bypass code': 'PAID1926' });
    await press('Verify code');
    await seeText('This code is not valid.');
  },
};

export const CodeAccepted: ScreenStory = {
  parameters: { path: '/winterize' },
  play: async () => {
    await fillIn({ 'Or enter your bypass code': demoBypassCode });
    await press('Verify code');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
