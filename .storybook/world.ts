import type { StoryObj } from '@storybook/react-vite';
import type { Backend } from '../mocks/backend';
import type { Faults } from '../mocks/faults/faults';
import type { ScenarioName } from '../mocks/scenarios/scenarios';

/** What a story says of the world it stands in. Everything else is as in an ordinary week. */
export interface World {
  /** Mounts the whole application at this address; without it the story's own component stands alone. */
  path?: string;
  /** Where the router of a component that stands alone is. */
  address?: string;
  /** The state of the emulated community; the toolbar's choice comes before it. */
  scenario?: ScenarioName;
  /** An ISO date-time at which the clock stands still; the toolbar's choice comes before it. */
  now?: string;
  /** The username whose session stands already; null for a visitor. Where nobody is named, 'demo'. */
  signedInAs?: string | null;
  /** The page came with its public content, as from the production build. */
  isPrerendered?: boolean;
  /** Failures by call. */
  fail?: Faults;
  /** Changes the backend before the first call leaves. */
  change?: (backend: Backend) => void;
}

/** A story that shows a screen: its world is spelt out, so that it can ask for no scenario there is not. */
export type ScreenStory = Omit<StoryObj, 'parameters'> & { parameters?: World };

/** On a docs page a screen stands in a frame of its own, for it is a page of its own. */
export const framed = { inline: false, height: '46rem' };
