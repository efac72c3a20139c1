/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readLink } from '../../mocks/qa/links/link';
import { readRecipes } from './recipes';

const recipes = readRecipes();

test('each recipe in docs/qa.md is different', () => {
  expect(recipes.length).toBeGreaterThan(10);
  expect(new Set(recipes.map(({ link }) => link)).size).toBe(recipes.length);
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
    expect(row).toContain([`\`${link}\``, ...steps].join(', '));
  },
);
