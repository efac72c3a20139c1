import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { storiesIn, type IndexedStory } from '../e2e/storybook/support/preview';
import { buildCommit, buildWorkingTree, commitOf, describeCommit } from './compareLooks/builds';
import { comparePictures } from './compareLooks/comparePictures';
import { parseOptions, type Options } from './compareLooks/options';
import {
  byComponent,
  nameOf,
  reportHtml,
  summaryOf,
  type ChangedPicture,
  type ChangedStory,
  type Comparison,
  type FailedStory,
} from './compareLooks/report';
import { openSide, takePictures, type Side } from './compareLooks/takePictures';
import { launchOptions } from '../e2e/support/launchOptions';

// npm run compare-looks -- REF: builds Storybook of another commit and of the working tree, takes pictures of every story of
// both in the same browser, and writes a report of the pictures that differ. It keeps no pictures.

type Sides = readonly [before: Side, after: Side];

async function compareOnce(
  [before, after]: Sides,
  story: IndexedStory,
  { sizes, looks }: Options,
): Promise<ChangedPicture[]> {
  const [earlier, later] = await Promise.all([
    takePictures(before, story, sizes, looks),
    takePictures(after, story, sizes, looks),
  ]);
  return earlier.flatMap(({ size, look, png }, at) => {
    const other = later[at]?.png;
    const difference = other ? comparePictures(png, other) : null;
    return other && difference ? [{ size, look, before: png, after: other, difference }] : [];
  });
}

/**
 * The pictures of a story that differ. They are taken a second time, and a picture counts only if it differs both times: on a
 * busy machine, one side can be a moment behind the other.
 */
async function compareStory(sides: Sides, story: IndexedStory, options: Options): Promise<ChangedPicture[]> {
  const first = await compareOnce(sides, story, options);
  if (first.length === 0) return [];
  const second = await compareOnce(sides, story, options);
  return second.filter(({ size, look }) => first.some((found) => found.size === size && found.look === look));
}

function writeReport(comparison: Comparison, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const report = openSync(file, 'w');
  for (const piece of reportHtml(comparison)) writeSync(report, piece);
  closeSync(report);
}

async function compareBuilds(
  folders: readonly [string, string],
  options: Options,
): Promise<Omit<Comparison, 'before'>> {
  const pickFrom = (folder: string) =>
    storiesIn(folder).filter((story) => options.stories.test(nameOf(story)));
  const old = pickFrom(folders[0]);
  const current = pickFrom(folders[1]);
  const without = (stories: IndexedStory[], others: IndexedStory[]) =>
    stories.filter(({ id }) => !others.some((other) => other.id === id));
  const added = without(current, old);
  const common = without(current, added);
  const changed: ChangedStory[] = [];
  const failed: FailedStory[] = [];
  const browser = await chromium.launch(launchOptions('--hide-scrollbars', '--disable-partial-raster'));
  const sides = await Promise.all([openSide(browser, folders[0]), openSide(browser, folders[1])]);
  for (const [index, story] of common.entries()) {
    try {
      const pictures = await compareStory(sides, story, options);
      if (pictures.length > 0) changed.push({ story, pictures });
    } catch (error) {
      failed.push({ story, reason: String(error) });
    }
    if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${common.length} stories`);
  }
  for (const side of sides) await side.close();
  await browser.close();
  return { compared: common.length, changed, added, removed: without(old, current), failed };
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const commit = commitOf(options.ref);
  const before = describeCommit(commit);
  console.log(`Building Storybook of ${before}, and of the working tree.`);
  const folders = await Promise.all([buildCommit(commit), buildWorkingTree()]);
  const comparison = { before, ...(await compareBuilds(folders, options)) };
  writeReport(comparison, options.out);
  for (const [title, stories] of byComponent(comparison.changed))
    console.log(`${title}: ${stories.map(({ story }) => story.name).join(', ')}`);
  for (const story of comparison.added) console.log(`new: ${nameOf(story)}`);
  for (const story of comparison.removed) console.log(`removed: ${nameOf(story)}`);
  for (const { story, reason } of comparison.failed)
    console.log(`could not be shown: ${nameOf(story)}. ${reason}`);
  console.log(`${summaryOf(comparison)}. The report is ${options.out}`);
}

await main();
