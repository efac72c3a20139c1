import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press } from '../../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../../.storybook/storyParameters';

/**
 * Signs up for a Shabbos after the upcoming one. Until a date is picked, the form is dimmed and disabled.
 */
const meta = {
  title: 'Screens/Later Shabbos',
  parameters: { path: '/', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

async function open() {
  await press('Sign up for later Shabbos');
  return screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' });
}

async function pick(day: RegExp) {
  await userEvent.click(await screen.findByLabelText('Select a date'));
  await userEvent.click(await screen.findByRole('button', { name: day }));
}

export const NothingPicked: ScreenStory = {
  play: async () => {
    const dialog = await open();
    await expect(within(dialog).getByRole('button', { name: 'Sign up' })).toBeDisabled();
  },
};

export const ChoosingADate: ScreenStory = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Select a date'));
    await expect(await screen.findByRole('button', { name: /November 21st/ })).toBeEnabled();
    await expect(screen.getByRole('button', { name: /November 14th/ })).toBeDisabled();
  },
};

export const Picked: ScreenStory = {
  play: async () => {
    const dialog = await open();
    await pick(/November 21st/);
    await expect(await within(dialog).findByRole('region', { name: /^Summary of/ })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Sign up' })).toBeEnabled();
  },
};

/** For a date that the member has already signed up for, the dialog shows that sign-up (rule: later-shabbos-existing-record). */
export const AlreadySignedUp: ScreenStory = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(screen.getByLabelText('Select a date'));
    await userEvent.click(await screen.findByRole('button', { name: /Next Month/ }));
    await userEvent.click(await screen.findByRole('button', { name: /December 5th/ }));
    await expect(await within(dialog).findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** A sign-up in the list below the button opens the dialog with its date (rule: own-later-sign-ups). */
export const OpenedFromTheList: ScreenStory = {
  play: async () => {
    await press('Sat Dec 5th (2)');
    await expect(await screen.findByLabelText('Select a date')).toHaveValue('Saturday Dec 5th, 2026');
    await expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};
