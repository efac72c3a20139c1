import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { twoFrames } from '../../e2e/support/waitForReads';

const LINE = /^- ([^`]+): `(\/[^`]*)`(.*)\. You see (.*)\.$/gm;
const STEP = /(?:in another tab )?(?:press|tick|type '[^']*' into) '[^']*'/g;

type Recipe = ReturnType<typeof readRecipes>[number];

/** The recipes of docs/qa.md. */
export function readRecipes() {
  return [...readFileSync('docs/qa.md', 'utf8').matchAll(LINE)].map(
    ([, situation = '', link = '', steps = '', texts = '']) => ({
      situation,
      link,
      /** What to do after opening the link, such as "press 'Sign up'". */
      steps: steps.match(STEP) ?? [],
      /** Texts that the page then shows. */
      texts: quotedIn(texts),
    }),
  );
}

const quotedIn = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, quoted = '']) => quoted);

/** The second zone is as far from the first as a zone can be, so that the device is nearly always in another day. */
const ZONES = ['America/New_York', 'Pacific/Kiritimati'] as const;

/** Follows a recipe in two browsers with empty storage and different zones. Returns whether both show the same in the end. */
export async function followRecipe(browser: Browser, url: string, recipe: Recipe): Promise<boolean> {
  const contexts = await Promise.all(
    ZONES.map((timezoneId) => browser.newContext({ timezoneId, reducedMotion: 'reduce' })),
  );
  try {
    return await showTheSame(await Promise.all(contexts.map((context) => openRecipe(context, url, recipe))));
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

async function openRecipe(context: BrowserContext, url: string, recipe: Recipe): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + recipe.link.slice(1));
  for (const step of recipe.steps) await perform(page, url, step);
  for (const text of recipe.texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  await page.locator('#root [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return page;
}

async function perform(page: Page, url: string, step: string): Promise<void> {
  const [first = '', second = ''] = quotedIn(step);
  if (step.startsWith('type')) return page.getByLabel(second, { exact: true }).first().fill(first);
  if (step.startsWith('tick')) return page.getByLabel(first, { exact: true }).first().check();
  if (step.startsWith('press')) return control(page, first).click();
  const other = await page.context().newPage();
  await other.goto(url);
  await control(other, first).click();
  // The control goes when the call has been answered.
  await control(other, first).waitFor({ state: 'hidden' });
  await other.close();
}

function control(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  const link = page.getByRole('link', { name, exact: true });
  return button.or(link).filter({ visible: true }).first();
}

/** Whether all pages show the same within ten seconds: code that loads late may still change a text. */
async function showTheSame(pages: Page[]): Promise<boolean> {
  const end = Date.now() + 10_000;
  do {
    await Promise.all(pages.map((page) => page.evaluate(twoFrames)));
    const shown = await Promise.all(pages.map(shownBy));
    if (new Set(shown).size === 1) return true;
  } while (Date.now() < end);
  return false;
}

/** The page's text with the values of its fields. The panel is in a shadow tree, and not part of it. */
function shownBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = fields.map(({ type, checked, value }) => (type === 'checkbox' ? String(checked) : value));
    return `${document.title}\n${document.body.innerText}\n${values.join('\n')}`;
  });
}
