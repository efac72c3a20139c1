import { toDay } from '@/domain/day';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  backendOf,
  findForm,
  findSummary,
  pressInHeader,
  seeRole,
  seeText,
} from '../../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../../.storybook/storyParameters';

/**
 * The minyan portal. Its most important part is the count: how many come, and whether they make a minyan. The sign-up form
 * precedes the count. The holidays, the link to the open units and the notes of the community follow below.
 */
const meta = {
  title: 'Screens/Home',
  parameters: { path: '/', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('heading', 'Welcome Yaakov Rosenberg');
    const summary = await findSummary();
    await expect(summary.getByText(/^Reserved by/)).toHaveTextContent('Reserved by Zalman Weiss');
  },
};

export const Loading: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getMinyan: 'timeout' } },
  play: async () => {
    await seeRole('heading', 'Welcome Yaakov Rosenberg');
    await seeRole('status', 'Loading');
  },
};

export const SessionUnknown: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getUser: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
  },
};

/** The records are read again in the background, without an error on the screen (rule: records-failure). */
export const RecordsNotLoaded: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getMinyan: '500' } },
  play: async () => {
    await seeRole('heading', 'Welcome Yaakov Rosenberg');
    await seeRole('status', 'Loading');
    await seeRole('heading', 'Notes');
  },
};

export const LoadError: ScreenStory = {
  parameters: { fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
    await seeRole('button', 'Try again');
  },
};

export const Empty: ScreenStory = {
  parameters: { scenario: 'empty' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.getByText('No Baal Korah')).toBeVisible();
    await expect(summary.getByText('Not Reserved')).toBeVisible();
  },
};

export const OneShortOfAMinyan: ScreenStory = {
  parameters: { scenario: 'nine' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.getByText('People coming if there is minyan')).toBeVisible();
    await expect(summary.getByText('7')).toBeVisible();
  },
};

export const MinyanReached: ScreenStory = {
  parameters: { scenario: 'minyan-exact' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.getByText('10')).toBeVisible();
    await expect(summary.queryByText('People coming if there is minyan')).toBeNull();
  },
};

export const MoreThanAMinyan: ScreenStory = {
  parameters: { scenario: 'nine-and-two' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.getByText('11')).toBeVisible();
  },
};

/** A member may still sign up after the cut-off; the sign-up is marked (rule: late-sign-up). */
export const PastTheCutOff: ScreenStory = {
  parameters: { now: '2026-11-13T11:00:00-05:00' },
  play: async () => {
    const form = await findForm();
    await expect(form.getByText(/Sign up by Thursday 4:00 pm/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  },
};

/** The upcoming Shabbos is also a listed holiday, and each of the two events has a card (rule: shabbos-that-is-a-holiday). */
export const YomTovWeek: ScreenStory = {
  parameters: { scenario: 'tishrei' },
  play: async () => {
    await seeRole('heading', /^sign up for minyan for Rosh Hashana/);
  },
};

/** Each entry in the list of holidays shows the member's own sign-up and links to the card (rule: event-list). */
export const SignedUpForHolidays: ScreenStory = {
  parameters: {
    scenario: 'tishrei',
    change: ({ db }) => {
      const [roshHashana, yomKippur] = [toDay('2026-09-13'), toDay('2026-09-21')];
      const demo = { userId: 'member-1' };
      db.signUps.update(({ day, peopleCount }) => day === roshHashana && peopleCount === 2, demo);
      db.signUps.update(({ day, onlyIfMinyan }) => day === yomKippur && onlyIfMinyan, demo);
    },
  },
  play: async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Upcoming events' }));
    await expect(await list.findByText('Signed up: 2')).toBeVisible();
    await expect(list.getByText('Only if minyan: 3')).toBeVisible();
    await expect(list.getAllByText('Not signed up')).toHaveLength(6);
  },
};

export const PartTaken: ScreenStory = {
  parameters: { scenario: 'baal-korah-contested' },
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByLabelText('Baal Korah'));
    await expect(form.getByRole('option', { name: "1-4 (Till Revi'i) (not available)" })).toBeDisabled();
    await expect(form.getByRole('option', { name: '5-end (From Chamishi)' })).toBeEnabled();
  },
};

export const PartNotChosen: ScreenStory = {
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByLabelText('Baal Korah'));
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await seeText('Please specify the part for which you are a baal korah.');
  },
};

export const MaftirTaken: ScreenStory = {
  parameters: { scenario: 'maftir-taken' },
  play: async () => {
    const form = await findForm();
    await expect(form.getByLabelText('Reserve Maftir/Mussaf')).toBeDisabled();
  },
};

/** A neighbour reserves Maftir after the member has ticked it (rule: unavailable-choice). */
export const MaftirTakenMeanwhile: ScreenStory = {
  parameters: { scenario: 'nine' },
  play: async (context) => {
    const form = await findForm();
    await userEvent.click(form.getByLabelText('Reserve Maftir/Mussaf'));
    backendOf(context).db.signUps.update(() => true, { reservedMussaf: true });
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await seeText('Maftir and Mussaf have been reserved meanwhile.');
  },
};

export const WithoutMaftir: ScreenStory = {
  parameters: { scenario: 'no-maftir' },
  play: async () => {
    const form = await findForm();
    await expect(form.queryByLabelText('Reserve Maftir/Mussaf')).toBeNull();
  },
};

export const Anonymous: ScreenStory = {
  parameters: { scenario: 'anonymous' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.getByText(/^Reserved by/)).toHaveTextContent('Reserved by Anonymous');
  },
};

export const OpenFromThursday: ScreenStory = {
  parameters: { scenario: 'thursday' },
  play: async () => {
    const form = await findForm();
    await expect(form.getByLabelText('Coming on Thursday')).toBeVisible();
  },
};

export const WithoutMikvah: ScreenStory = {
  parameters: { scenario: 'no-mikvah' },
  play: async () => {
    const summary = await findSummary();
    await expect(summary.queryByText('Mikvah')).toBeNull();
  },
};

export const SignedUp: ScreenStory = {
  parameters: { signedInAs: 'gabbai' },
  play: async () => {
    const form = await findForm();
    await expect(form.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(form.getByLabelText('Guest')).toBeDisabled();
  },
};

/** The member's number of men is followed by '(Only if minyan)' until there is a minyan (rule: own-state). */
export const SignedUpOnlyIfMinyan: ScreenStory = {
  parameters: {
    scenario: 'nine',
    change: ({ db }) => db.signUps.update(({ onlyIfMinyan }) => onlyIfMinyan, { userId: 'member-1' }),
  },
  play: async () => {
    await seeText('You are signed up: 2 (Only if minyan)');
  },
};

export const Editing: ScreenStory = {
  parameters: { signedInAs: 'gabbai' },
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Edit' }));
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(form.getByText('Enter 0 to remove your sign-up.')).toBeVisible();
  },
};

export const Saving: ScreenStory = {
  parameters: { fail: { addToMinyan: 'timeout' } },
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await expect(form.getByRole('button', { name: 'Sign up' })).toBeDisabled();
  },
};

export const SaveFailed: ScreenStory = {
  parameters: { fail: { addToMinyan: '500-plain' } },
  play: async () => {
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await expect(await form.findByText('Error adding to minyan')).toBeVisible();
  },
};

export const BalanceMild: ScreenStory = {
  parameters: { scenario: 'balance' },
  play: async () => {
    await seeRole('dialog', 'Outstanding Balance');
  },
};

export const RequestMenuHidden: ScreenStory = {
  parameters: { scenario: 'winter-blocked' },
  play: async () => {
    await seeRole('heading', 'Welcome Yaakov Rosenberg');
    await findForm();
    await expect(screen.queryByText('Request', { selector: 'button' })).toBeNull();
  },
};

/** The session ends while the form has unsaved input: nothing typed is lost (rule: session-end-over-form). */
export const SessionEnded: ScreenStory = {
  play: async (context) => {
    const form = await findForm();
    await userEvent.click(form.getByLabelText('Guest'));
    backendOf(context).endSessions();
    await userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await seeRole('dialog', 'Please sign in again');
  },
};

export const LogoutFailed: ScreenStory = {
  parameters: { fail: { logout: '500' } },
  play: async () => {
    await findForm();
    await pressInHeader('Logout');
    await seeText('Could not log out. Please try again.');
  },
};

/** Scripts in the data never run. Markup in a name is shown as text. */
export const HostileTexts: ScreenStory = {
  parameters: { scenario: 'hostile' },
  play: async () => {
    await findForm();
  },
};

/** The screen looks as usual, although the old backend formats its data loosely (rule: loose-wire-values). */
export const OldBackend: ScreenStory = {
  parameters: { wire: 'legacy' },
  play: async () => {
    await findForm();
  },
};
