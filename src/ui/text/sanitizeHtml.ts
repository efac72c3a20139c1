import DOMPurify, { type Config } from 'dompurify';
import { fitMarks } from './fitMarks';
import { escapePlainParts, type Markup } from './markupOf';
import { newTab } from './newTab';

const headings = 'h1, h2, h3, h4, h5, h6';
/** Blocks that become a `div`: landmarks and controls of a page, obsolete ones, and others that need no element of their own. */
const containers =
  'address, article, aside, center, details, figcaption, figure, footer, header, hgroup, main, menu, nav, section, summary';
const formatting =
  'a, b, bdi, bdo, blockquote, br, caption, code, dd, del, div, dl, dt, em, hr, i, ins, li, mark, ol, p, pre, q, s, small, span, strike, strong, sub, sup, table, tbody, td, tfoot, th, thead, tr, u, ul';

/** Attributes for direction, language, cell spans and list numbers. DOMPurify would otherwise test their values as addresses. */
const kept = ['lang', 'dir', 'colspan', 'rowspan', 'start', 'type', 'reversed', 'value'];

const options = {
  ALLOWED_TAGS: `${formatting}, ${headings}, ${containers}, img`.split(', '),
  ALLOWED_ATTR: ['href', 'alt', ...kept],
  ADD_URI_SAFE_ATTR: kept,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Returns null for what DOMPurify refuses: it throws, or returns no fragment for a text that has no body, such as a frameset. */
function parseSafely(html: string): DocumentFragment | null {
  try {
    return DOMPurify.sanitize(html, options);
  } catch {
    return null;
  }
}

/** Browsers lay out nested elements recursively. Chromium 150 crashes at about 1,500 levels of tables. */
const MAX_DEPTH = 256;

function isTooDeep(fragment: DocumentFragment): boolean {
  let level = [...fragment.children];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) level = level.flatMap(({ children }) => [...children]);
  return level.length > 0;
}

/** Replaces the tag of elements. Their content, direction and language stay. */
function replaceElements(fragment: DocumentFragment, selector: string, tagName: string, className = '') {
  for (const element of fragment.querySelectorAll(selector)) {
    const replacement = document.createElement(tagName);
    if (className !== '') replacement.className = className;
    for (const { name, value } of element.attributes)
      if (name === 'dir' || name === 'lang') replacement.setAttribute(name, value);
    replacement.append(...element.childNodes);
    element.replaceWith(replacement);
  }
}

/**
 * Lets each block take the direction of its first strong letter, unless the markup names one (rule: names-and-direction). For
 * items, cells and `div`s with a wide part, RichText.scss does the same: `dir` would move a marker out of its list, and the
 * overflow to a side that does not scroll.
 */
function detectDirections(fragment: DocumentFragment) {
  for (const block of fragment.querySelectorAll<HTMLElement>('blockquote, div, dl, ol, p, pre, table, ul'))
    if (block.closest('[dir]:not([dir="auto"])') === null && block.querySelector('pre, table') === null)
      block.dir = 'auto';
}

/** Replaces pictures, which are never loaded, with their `alt`. Without one, and in a link without words, with the link's address. */
function replacePictures(fragment: DocumentFragment) {
  for (const picture of fragment.querySelectorAll('img')) {
    const link = picture.closest('a');
    const address = link?.textContent.trim() === '' ? link.getAttribute('href') : null;
    picture.replaceWith(picture.alt.trim() || (address ?? ''));
  }
}

/**
 * Replaces links without words or without an address by their content, because they would only look like links. (Sanitizing
 * removes relative addresses.) Only web pages open in a new tab: the tab for an email address or phone number would stay empty.
 */
function finishLinks(fragment: DocumentFragment) {
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.hasAttribute('href') || link.textContent.trim() === '') link.replaceWith(...link.childNodes);
    else if (link.protocol.startsWith('http')) Object.assign(link, newTab);
  }
}

/** Limits the marks on a letter also if they are written as numbers (`&#769;`) or in several elements (rule: wide-texts). */
function fitAllMarks(fragment: DocumentFragment) {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  let before = '';
  while (texts.nextNode()) {
    const fitted = fitMarks(before + (texts.currentNode.nodeValue ?? ''));
    texts.currentNode.nodeValue = fitted.slice(before.length);
    // The last letter and its marks: at most five code points of two characters, without invisible ones.
    before = fitted.replaceAll(/\p{Cf}/gu, '').slice(-10);
  }
}

/**
 * Removes everything but simple formatting, tables, and http, https, mailto and tel links. Pictures become their `alt`. A relative
 * link becomes text: this client does not have the community's own pages. Null for a text that cannot be sanitized or is nested too
 * deeply (rule: rich-text-limits).
 */
export function sanitizeHtml(text: string, markup: Markup): DocumentFragment | null {
  const fragment = parseSafely(escapePlainParts(text, markup));
  if (fragment === null || isTooDeep(fragment)) return null;
  // The headings of a text must not be part of the page's outline.
  replaceElements(fragment, headings, 'p', 'rich-text__heading');
  replaceElements(fragment, containers, 'div');
  detectDirections(fragment);
  replacePictures(fragment);
  finishLinks(fragment);
  fitAllMarks(fragment);
  return fragment;
}
