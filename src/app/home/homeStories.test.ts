import { composeStories } from '@storybook/react-vite';
import '../../../test/stories';
import * as units from '../../features/units-open/UnitsOpenScreen.stories';
import * as home from './HomeScreen.stories';
import * as journeys from '../Journeys.stories';

// Runs the stories that depend on the time, the calendar and the community in the time zone of the test run.
const h = composeStories(home);
const u = composeStories(units);
const j = composeStories(journeys);

test.each([
  ['one short of a minyan', h.OneShortOfAMinyan],
  ['a minyan reached', h.MinyanReached],
  ['past the cut-off', h.PastTheCutOff],
  ['a week of Yom Tov', h.YomTovWeek],
  ['a part taken', h.PartTaken],
  ['Maftir taken', h.MaftirTaken],
  ['an anonymous sign-up', h.Anonymous],
  ['a community open from Thursday', h.OpenFromThursday],
  ['units open, past the cut-off', u.PastTheCutOff],
  ['units open, an anonymous sign-up', u.Anonymous],
  ['a sign-up from the login on', j.SignsInAndSignsUp],
  ['a sign-up for a later Shabbos', j.SignsUpForALaterShabbos],
])('the story of %s passes', async (_what, Story) => {
  await expect(Story.run()).resolves.toBeUndefined();
});
