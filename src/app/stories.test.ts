import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { setupServer } from 'msw/node';
import { configure } from 'storybook/test';
import { appOrStory, storyBackend } from '../../.storybook/storyBackend';
import * as home from '../features/minyan/home/HomeScreen.stories';
import * as units from '../features/minyan/units-open/UnitsOpenScreen.stories';
import * as journeys from './Journeys.stories';

/**
 * The stories that `composeStories` runs get the same decorators and emulated backend as in Storybook, but MSW answers with its
 * Node server instead of its service worker. Each story replaces the handlers of the previous story.
 */
const server = setupServer();

setProjectAnnotations({
  loaders: [storyBackend((handlers) => server.resetHandlers(...handlers))],
  decorators: [appOrStory],
});

// Jest compiles a screen's modules when the screen is first imported, which takes longer than the default timeout.
configure({ asyncUtilTimeout: 60_000 });
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// `npm run test:all` runs every story in a browser. These few also run in jsdom, so that `npm test` fails if a helper of
// `.storybook/` no longer matches the product.
const homeStories = composeStories(home);
const unitsOpenStories = composeStories(units);
const journeyStories = composeStories(journeys);

test.each([
  ['one short of a minyan', homeStories.OneShortOfAMinyan],
  ['a minyan reached', homeStories.MinyanReached],
  ['past the cut-off', homeStories.PastTheCutOff],
  ['a week of Yom Tov', homeStories.YomTovWeek],
  ['a part taken', homeStories.PartTaken],
  ['Maftir taken', homeStories.MaftirTaken],
  ['an anonymous sign-up', homeStories.Anonymous],
  ['a community open from Thursday', homeStories.OpenFromThursday],
  ['units open, past the cut-off', unitsOpenStories.PastTheCutOff],
  ['units open, an anonymous sign-up', unitsOpenStories.Anonymous],
  ['a sign-up from the login on', journeyStories.SignsInAndSignsUp],
  ['a sign-up for a later Shabbos', journeyStories.SignsUpForALaterShabbos],
])('the story "%s" passes', async (_title, Story) => {
  await expect(Story.run()).resolves.toBeUndefined();
});
