import type { StoryObj } from '@storybook/react-vite';
import type { Backend } from '../mocks/backend';
import type { WireStyle } from '../mocks/data/db';
import type { Faults } from '../mocks/faults/faultPlan';
import type { ScenarioName } from '../mocks/scenarios/scenarios';

/** The parameters with which a story sets up the app and its emulated backend. */
export interface StoryParameters {
  /** Renders the whole app at this path. Without it, Storybook renders the story's own component. */
  path?: string;
  /** The location of the router for a story without `path`. */
  address?: string;
  /** The data with which the emulated backend starts. The toolbar overrides it. */
  scenario?: ScenarioName;
  /** How the backend formats values. Default: as in the contract. */
  wire?: WireStyle;
  /** The ISO date-time at which the clock stops. Default: the time of the scenario, else STORY_TIME. The toolbar overrides it. */
  now?: string;
  /** The username of the open session (see `memberOf`); null for a visitor. */
  signedInAs?: string | null;
  /** Starts the app as on a prerendered page, whose public content is already in the document. */
  isPrerendered?: boolean;
  fail?: Faults;
  /** Changes the backend's data before the first call. */
  change?: (backend: Backend) => void;
}

/** The username of the story's member, 'demo' by default; null for a visitor. */
export const memberOf = ({ signedInAs = 'demo' }: StoryParameters): string | null => signedInAs;

/** A story that shows a screen. Its parameters are type-checked, so it cannot name a scenario that does not exist. */
export type ScreenStory = Omit<StoryObj, 'parameters'> & { parameters?: StoryParameters };

/** On a docs page, renders each screen in its own iframe, because a screen is a whole document. */
export const inIframe = { inline: false, height: '46rem' };
