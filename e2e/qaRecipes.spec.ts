import { followRecipe, readRecipes } from '../scripts/qaRecipes/recipes';
import { expect, test } from './support/qaApp';

// `npm run qa:recipes` does this for all of them.
const some = readRecipes().filter((_recipe, index) => index % 5 === 3);

test('a recipe of docs/qa.md shows the same in a second browser with another zone and empty storage', async ({
  browser,
  qa,
}) => {
  for (const recipe of some) {
    const [one, other] = await followRecipe(browser, qa.url, recipe);
    expect(other, recipe.situation).toBe(one);
  }
});
