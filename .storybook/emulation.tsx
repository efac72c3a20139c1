import type { Decorator, Loader } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { MemoryRouter } from 'react-router';
import { createBackend, type Backend } from '../mocks/backend';
import { fixedNowOf } from '../mocks/scenarios/scenarios';
import { dropFirstCalls, startFirstCalls } from '../src/api/firstCalls';
import { App } from '../src/app/App';
import { rememberSignedIn } from '../src/app/session/lastSession';
import { instantFromWire } from '../src/api/wireTime';
import { currentTime, setClock } from '../src/lib/clock';
import type { World } from './world';
import { STORY_TIME } from './times';

/** Puts these handlers in the place of whichever answered before: the service worker's in a browser, MSW's server's in Jest. */
export type Serve = (handlers: readonly HttpHandler[]) => Promise<void> | void;

interface Chosen {
  scenario?: World['scenario'];
  now?: string;
}

function startBackend(story: World, chosen: Chosen): Backend {
  const scenario = chosen.scenario || story.scenario || 'typical';
  const time = chosen.now || story.now || (fixedNowOf(scenario) ?? STORY_TIME);
  const at = typeof time === 'number' ? time : (instantFromWire(time) ?? 0);
  setClock(() => at);
  const signedInAs = story.signedInAs === undefined ? 'demo' : story.signedInAs;
  const backend = createBackend({
    scenario,
    now: currentTime,
    ...(signedInAs !== null && { signedInAs }),
    ...(story.fail && { fail: story.fail }),
  });
  story.change?.(backend);
  rememberSignedIn(signedInAs !== null);
  return backend;
}

/** An emulated backend of its own for every story, at the story's time. A story that shows a screen starts like a visit. */
export function emulation(serve: Serve): Loader {
  return async ({ parameters, globals }) => {
    const backend = startBackend(parameters, globals);
    await serve(backend.handlers);
    dropFirstCalls();
    if (parameters.path !== undefined) startFirstCalls();
    return { backend };
  };
}

const numbers = new WeakMap<Backend, number>();
let count = 0;

/** Another backend is another world: nothing of the application outlives it. */
function keyOf(backend: Backend): number {
  const number = numbers.get(backend) ?? (count += 1);
  numbers.set(backend, number);
  return number;
}

export const inRouter: Decorator = (Story, { parameters, loaded }) => (
  <MemoryRouter
    key={keyOf(loaded['backend'])}
    initialEntries={[parameters.path ?? parameters.address ?? '/']}
  >
    {parameters.path === undefined ? <Story /> : <App isPrerendered={parameters.isPrerendered ?? false} />}
  </MemoryRouter>
);
