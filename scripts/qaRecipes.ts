import { chromium } from '@playwright/test';
import { listenOn } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';
import { launchOptions } from '../e2e/support/launchOptions';
import { followRecipe, readRecipes } from './qaRecipes/recipes';

// npx tsx scripts/qaRecipes.ts: follows every recipe of docs/qa.md in two browsers with different zones and empty storage, and tells
// whether both show the same. Needs a build in dist-qa/.

const server = createStaticServer({ folder: 'dist-qa', base: '/', fallback: '404.html' });
const url = `${await listenOn(server)}/`;
const browser = await chromium.launch(launchOptions());
console.log('| Situation | Steps | Link | The same in a second browser |\n| --- | --- | --- | --- |');
for (const recipe of readRecipes()) {
  const result = await followRecipe(browser, url, recipe).then(
    (isSame) => (isSame ? 'yes' : 'no'),
    (error: unknown) => `no: ${String(error).split('\n')[0]}`,
  );
  if (result !== 'yes') process.exitCode = 1;
  console.log(`| ${recipe.situation} | ${recipe.steps.length + 1} | \`${recipe.link}\` | ${result} |`);
}
await browser.close();
server.close();
