import { dropFirstCalls, forgetFailures, startFirstCalls } from '@/api/firstCalls';
import { readInstant } from '@/api/reading';
import { App } from '@/app/App';
import { toDay } from '@/domain/day';
import { buildCommunity, buildMember, catskills } from '@/domain/testing/fixtures';
import { currentTime, setClock } from '@/lib/clock';
import { rememberSignedIn } from '@/lib/sessionMark';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { MemoryRouter } from 'react-router';
import { type Backend, createBackend } from '../mocks/backend';
import { fixedNowOf } from '../mocks/scenarios/scenarios';
import { StoryMember } from './StoryMember';
import { memberOf, type StoryParameters } from './storyParameters';
import { STORY_TIME } from './times';

/** Replaces the MSW handlers that answer the page's calls. */
export type UseHandlers = (handlers: readonly HttpHandler[]) => Promise<void> | void;

/** The toolbar's choices. A choice is '' or undefined if the story decides. */
interface ToolbarGlobals {
  scenario?: StoryParameters['scenario'];
  now?: string;
}

function toMilliseconds(time: string): number {
  const at = readInstant(time);
  if (at === null) throw new Error(`'${time}' is not an ISO date-time.`);
  return at;
}

function startBackend(story: StoryParameters, toolbar: ToolbarGlobals): Backend {
  const scenario = toolbar.scenario || story.scenario || 'typical';
  const time = toolbar.now || story.now || (fixedNowOf(scenario) ?? STORY_TIME);
  const at = typeof time === 'number' ? time : toMilliseconds(time);
  setClock(() => at);
  const signedInAs = memberOf(story);
  const backend = createBackend({
    scenario,
    now: currentTime,
    hasOneSession: true,
    ...(signedInAs !== null && { signedInAs }),
    ...(story.wire && { wire: story.wire }),
    ...(story.fail && { fail: story.fail }),
  });
  story.change?.(backend);
  rememberSignedIn(signedInAs !== null);
  return backend;
}

/** The React key of the last backend. With another key the app remounts, so it keeps no state of the previous story. */
let lastKey = 0;

/**
 * A loader that starts a new emulated backend for each story and sets the clock. If the story has a `path`, the loader also
 * sends the first calls, as a page does when it loads.
 */
export function storyBackend(useHandlers: UseHandlers): Loader {
  return async ({ parameters, globals }) => {
    const backend = startBackend(parameters, globals);
    await useHandlers(backend.handlers);
    dropFirstCalls();
    forgetFailures();
    if (parameters.path !== undefined) startFirstCalls();
    lastKey += 1;
    return { backend, key: lastKey };
  };
}

const community = buildCommunity({ place: catskills, shulOpenAt: [toDay('2026-11-14')] });

/** Renders the whole app at the story's `path`. Without a `path`, renders the story with a member and a community. */
export const appOrStory: Decorator = (Story, { parameters, loaded }) => (
  <MemoryRouter
    key={loaded['key']}
    initialEntries={[parameters.path ?? parameters.address ?? '/']}
    useTransitions={false}
  >
    {parameters.path === undefined ? (
      <StoryMember member={buildMember()} community={community}>
        <Story />
      </StoryMember>
    ) : (
      <App isPrerendered={parameters.isPrerendered ?? false} />
    )}
  </MemoryRouter>
);
