import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  fillIn,
  findForm,
  findSummary,
  press,
  pressInHeader,
  seeRole,
  seeText,
  signIn,
  submitRequest,
} from '../../.storybook/play';
import { inIframe, type ScreenStory } from '../../.storybook/storyParameters';
import { demoBypassCode } from '../../mocks/data/demoAccounts';

/** Whole tasks of a member, from beginning to end, on the emulated backend. */
const meta = {
  title: 'Journeys/Member',
  parameters: { path: '/', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const SignsInAndSignsUp: ScreenStory = {
  parameters: { path: '/login', scenario: 'nine' },
  play: async () => {
    await signIn();
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Increase number of men' }));
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await expect(await form.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(await (await findSummary()).findByText('11')).toBeVisible();
  },
};

export const WithdrawsTheirSignUp: ScreenStory = {
  parameters: { signedInAs: 'gabbai' },
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Edit' }));
    await userEvent.click(form.getByRole('button', { name: 'Decrease number of men' }));
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Sign up' })).toBeEnabled());
    await expect(await (await findSummary()).findByText('Not Reserved')).toBeVisible();
  },
};

export const SignsUpForALaterShabbos: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await press('Sign up for later Shabbos');
    const dialog = within(await screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' }));
    await userEvent.click(dialog.getByLabelText('Select a date'));
    await userEvent.click(await dialog.findByRole('button', { name: /November 21st/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign up' }));
    await expect(await dialog.findByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SeesWhoComes: ScreenStory = {
  parameters: { signedInAs: 'gabbai' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Units open' }));
    await seeRole('table', /Upcoming Shabbos/);
    await press('Show future Shabbosim signups');
    await seeRole('table', /Nov 21st, 2026/);
  },
};

export const RequestsWinterizationTwice: ScreenStory = {
  parameters: { signedInAs: 'demo', scenario: 'duplicate-request' },
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    return () => open.mockRestore();
  },
  play: async () => {
    await findForm();
    await pressInHeader('Request', 'Winterize');
    await submitRequest();
    await press('Continue Anyway');
    await seeText('Submitted Successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SetsANewPassword: ScreenStory = {
  parameters: { path: '/reset/reset-valid' },
  play: async () => {
    await fillIn({ 'New password': 'Shabbos2', 'Retype password': 'Shabbos2' });
    await press('Set password');
    await seeRole('heading', 'Welcome Yaakov Rosenberg');
  },
};

export const JoinsByInvitation: ScreenStory = {
  parameters: { path: '/join/join-valid' },
  play: async () => {
    await fillIn({ Password: 'Shabbos2', 'Retype password': 'Shabbos2' });
    await press('Create account');
    await seeRole('heading', 'Welcome Shmuel Newman');
  },
};

export const EntersTheBypassCode: ScreenStory = {
  parameters: { signedInAs: 'demo', scenario: 'balance' },
  play: async () => {
    await press('Remind Me Later');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressInHeader('Request', 'Winterize');
    await fillIn({ 'Or enter your bypass code': demoBypassCode });
    await press('Verify code');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Start date')).toBeEnabled());
  },
};

export const LogsOut: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await findForm();
    await pressInHeader('Logout');
    await seeRole('heading', 'Experience superior property care');
  },
};
