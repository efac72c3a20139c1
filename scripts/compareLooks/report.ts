import type { IndexedStory } from '../../e2e/storybook/support/preview';
import type { Difference } from './comparePictures';
import type { Look } from './options';

export interface ChangedPicture {
  size: number;
  look: Look;
  before: Buffer;
  after: Buffer;
  difference: Difference;
}

export interface ChangedStory {
  story: IndexedStory;
  pictures: readonly ChangedPicture[];
}

/** A story that could not be shown. */
export interface FailedStory {
  story: IndexedStory;
  reason: string;
}

export interface Comparison {
  /** The commit, as `describeCommit` prints it. */
  before: string;
  compared: number;
  changed: readonly ChangedStory[];
  added: readonly IndexedStory[];
  removed: readonly IndexedStory[];
  failed: readonly FailedStory[];
}

/** Rows of the page that are shown above and below the first and last difference. */
const MARGIN = 120;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

const count = (number: number, one: string, several: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`;

/** The stories of each component, by the component's title. */
export function byComponent<T extends { story: IndexedStory }>(stories: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const entry of stories)
    groups.set(entry.story.title, [...(groups.get(entry.story.title) ?? []), entry]);
  return [...groups];
}

function pictureHtml(story: IndexedStory, { size, look, before, after, difference }: ChangedPicture): string {
  const { pixels, width, height, top, bottom, mask } = difference;
  const first = Math.max(0, top - MARGIN);
  const rows = Math.min(height, bottom + MARGIN) - first;
  const name = `${size} px, ${look}`;
  const image = (kind: string, png: Buffer) =>
    `<img class="${kind}" src="${dataUrl(png)}" alt="" loading="lazy" decoding="async">`;
  return `<figure data-size="${size}" data-look="${look}" style="--width:${width}px;--height:${height}px;--first:${first}px;--rows:${rows}px">
<figcaption><b>${name}</b> ${count(pixels, 'pixel', 'pixels')} differ</figcaption>
<div class="pictures">${image('before', before)}${image('after', after)}${image('mask', mask)}</div>
<input type="range" min="0" max="100" value="50" aria-label="After: ${escapeHtml(`${story.title}, ${story.name}`)}, ${name}">
</figure>
`;
}

const storyHtml = ({ story, pictures }: ChangedStory): string =>
  `<h3>${escapeHtml(story.name)}</h3>\n<div class="row">${pictures.map((picture) => pictureHtml(story, picture)).join('')}</div>\n`;

function listHtml(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<section><h2>${heading}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></section>\n`;
}

export const nameOf = ({ title, name }: IndexedStory): string => `${title}: ${name}`;

/** One line that says how many stories look different. */
export function summaryOf({ compared, changed, added, removed, failed }: Comparison): string {
  const components = byComponent(changed).length;
  return [
    `${count(compared, 'story', 'stories')} compared`,
    `${count(changed.length, 'differs', 'differ')} in ${count(components, 'component', 'components')}`,
    `${added.length} new`,
    `${removed.length} removed`,
    ...(failed.length > 0 ? [`${failed.length} could not be shown`] : []),
  ].join(', ');
}

const filterHtml = (attribute: string, values: readonly (number | string)[], unit: string): string =>
  values
    .map(
      (value) =>
        `<label><input type="checkbox" checked data-filter="${attribute}" value="${value}"> ${value}${unit}</label>`,
    )
    .join('\n');

const STYLE = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c2521; background: #f3f1ea; }
body { margin: 0; }
header, main, nav { padding: 0 24px; }
h1 { font-size: 24px; margin: 20px 0 4px; }
h2 { font-size: 20px; margin: 40px 0 0; }
section { scroll-margin-top: 64px; }
h3 { font-size: 16px; margin: 20px 0 8px; }
p { margin: 4px 0; }
nav ul { columns: 22rem; padding: 0 0 0 18px; }
.tools { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 12px 24px; background: #fff; border-bottom: 1px solid #8a918d; }
.row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
figure { margin: 0; max-width: 100%; overflow-x: auto; }
figcaption { margin-bottom: 4px; }
.tools label { display: flex; align-items: center; gap: 6px; }
.pictures, figure input { width: var(--width); }
.pictures { position: relative; overflow: hidden; height: var(--rows); background: #fff; outline: 1px solid #8a918d; }
.whole .pictures { height: var(--height); }
img { position: absolute; left: 0; top: calc(-1 * var(--first)); }
.whole img { top: 0; }
.after { clip-path: inset(0 0 0 calc(100% - var(--at, 50) * 1%)); }
.mask { display: none; }
.marked .mask { display: block; }
.pictures::after { content: ''; position: absolute; inset: 0 auto 0 calc(100% - var(--at, 50) * 1%); border-left: 2px solid #c4007a; }
input[type='range'] { height: 32px; margin: 0; direction: rtl; }
[hidden] { display: none; }
`;

/** Runs in the report: moves the sliders and filters the pictures. */
const SCRIPT = `
const all = (selector) => document.querySelectorAll(selector);
document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('figure').style.setProperty('--at', target.value);
  if (target.id === 'every')
    for (const slider of all('figure input')) {
      slider.value = target.value;
      slider.closest('figure').style.setProperty('--at', target.value);
    }
  if (target.dataset.class) document.body.classList.toggle(target.dataset.class, target.checked);
  if (target.dataset.filter)
    for (const figure of all('figure'))
      figure.hidden = [...all('[data-filter]')].some((box) => !box.checked && figure.dataset[box.dataset.filter] === box.value);
});
`;

/**
 * The report in pieces, one for each component, because all pictures together can be larger than the longest text that
 * JavaScript allows.
 */
export function* reportHtml(comparison: Comparison): Generator<string> {
  const { before, changed, added, removed, failed } = comparison;
  const groups = byComponent(changed);
  const pictures = changed.flatMap((story) => story.pictures);
  const valuesOf = <T>(pick: (picture: ChangedPicture) => T) => [...new Set(pictures.map(pick))];
  yield `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Looks: ${groups.length} changed</title>
<style>${STYLE}</style>
<header>
<h1>Looks before and after</h1>
<p>Before: ${escapeHtml(before)}. After: the working tree. Left of each line is before, right of it after.</p>
<p>${summaryOf(comparison)}.</p>
</header>
`;
  if (groups.length > 0)
    yield `<div class="tools">
<label>All sliders, before to after <input type="range" id="every" min="0" max="100" value="50" style="width:12rem"></label>
<label><input type="checkbox" data-class="marked"> Mark what differs</label>
<label><input type="checkbox" data-class="whole"> Whole pages</label>
${filterHtml(
  'size',
  valuesOf(({ size }) => size),
  ' px',
)}
${filterHtml(
  'look',
  valuesOf(({ look }) => look),
  '',
)}
</div>
<nav aria-label="Components"><ul>
${groups.map(([title, stories], at) => `<li><a href="#c${at}">${escapeHtml(title)}</a> (${count(stories.length, 'story', 'stories')})</li>`).join('\n')}
</ul></nav>
`;
  yield '<main>\n';
  yield listHtml('New stories', added.map(nameOf));
  yield listHtml('Removed stories', removed.map(nameOf));
  yield listHtml(
    'Stories that could not be shown',
    failed.map(({ story, reason }) => `${nameOf(story)}. ${reason}`),
  );
  for (const [at, [title, stories]] of groups.entries())
    yield `<section id="c${at}"><h2>${escapeHtml(title)}</h2>\n${stories.map(storyHtml).join('')}</section>\n`;
  yield `</main>\n<script>${SCRIPT}</script>\n</html>\n`;
}
