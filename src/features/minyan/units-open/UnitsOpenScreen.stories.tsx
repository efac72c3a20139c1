import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press, seeRole, seeText } from '../../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../../.storybook/storyParameters';

/**
 * Everybody's sign-ups, one table per event. On a small screen each row is a card. The page also has a print layout, for a
 * sheet on the wall of the shul.
 */
const meta = {
  title: 'Screens/Units Open',
  parameters: { path: '/units-open', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    await expect(within(table).getByText('Zalman Weiss')).toBeVisible();
  },
};

export const Loading: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getMinyan: 'timeout' } },
  play: async () => {
    await seeRole('heading', 'Units open');
    await seeRole('status', 'Loading');
  },
};

/** The screen shows no error. The page reads the records again in the background (rule: units-open-waiting). */
export const RecordsNotLoaded: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getMinyan: '500' } },
  play: async () => {
    await seeRole('heading', 'Units open');
    await seeRole('status', 'Loading');
    await expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  },
};

export const LoadError: ScreenStory = {
  parameters: { fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
  },
};

export const Empty: ScreenStory = {
  parameters: { scenario: 'empty' },
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    await expect(within(table).getByText('No sign-ups yet')).toBeVisible();
    await press('Show future Shabbosim signups');
    await expect(screen.getAllByText('No sign-ups yet').length).toBeGreaterThan(1);
  },
};

export const OneShortOfAMinyan: ScreenStory = {
  parameters: { scenario: 'nine' },
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    await expect(within(table).getByText('(Only if minyan)')).toBeVisible();
    await expect(table).toHaveAccessibleDescription('People coming: 7 · People coming if there is minyan: 2');
  },
};

export const MinyanReached: ScreenStory = {
  parameters: { scenario: 'minyan-exact' },
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    await expect(within(table).queryByText('(Only if minyan)')).toBeNull();
  },
};

export const PastTheCutOff: ScreenStory = {
  parameters: { now: '2026-11-13T11:00:00-05:00' },
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    await expect((await within(table).findAllByText('(After cut off time)'))[0]).toBeVisible();
  },
};

export const Anonymous: ScreenStory = {
  parameters: { scenario: 'anonymous' },
  play: async () => {
    const table = await screen.findByRole('table', { name: /Upcoming Shabbos/ });
    // In a browser, the testing library drops the space at the start of a span.
    await expect(within(table).getByRole('rowheader', { name: /^Anonymous ?\(guest\)$/ })).toBeVisible();
  },
};

export const YomTovWeek: ScreenStory = {
  parameters: { scenario: 'tishrei' },
  play: async () => {
    await seeRole('table', /Rosh Hashana/);
  },
};

export const OpenFromThursday: ScreenStory = {
  parameters: { scenario: 'thursday' },
  play: async () => {
    await seeRole('columnheader', 'Coming on Thursday');
  },
};

export const FutureShown: ScreenStory = {
  play: async () => {
    await press('Show future Shabbosim signups');
    await seeRole('table', /Nov 21st, 2026/);
    await seeRole('button', 'Hide future Shabbosim signups');
  },
};

export const HostileTexts: ScreenStory = {
  parameters: { scenario: 'hostile' },
  play: async () => {
    await seeRole('table', /Upcoming Shabbos/);
  },
};
