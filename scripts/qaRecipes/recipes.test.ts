/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readLink } from '../../mocks/qa/links/link';
import { readRecipes } from './recipes';

const recipes = readRecipes();

test('docs/qa.md has twenty different recipes', () => {
  expect(new Set(recipes.map(({ link }) => link)).size).toBe(20);
  expect(recipes).toHaveLength(20);
});

test.each(recipes)(
  'the recipe "$situation" has a valid link, and steps and texts that can be checked',
  (recipe) => {
    const { link, steps, texts } = recipe;
    const { problems, isLink } = readLink(link.slice(link.indexOf('?')), 0);
    expect({ problems, isLink }).toEqual({ problems: [], isLink: true });
    expect(texts).not.toEqual([]);
    const row = readFileSync('docs/qa.md', 'utf8')
      .split('\n')
      .find((line) => line.includes(`\`${link}\``));
    expect(row?.split(/ *\| */)[3]).toBe(steps.join(', '));
  },
);
