import type { Journal } from '../journal/journal';
import { isPassword } from '../journal/pageControls';

/** Drawing a page with thousands of rows would take minutes. */
const MAX_ELEMENTS = 5_000;

/** Draws the visible part of the page without the QA panel, as a data URL. Null if the page is too large or cannot be drawn. */
export async function takeScreenshot(valueOf: Journal['valueOf']): Promise<string | null> {
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) return null;
  // A report without a picture is better than no report.
  return drawPage(valueOf).catch(() => null);
}

async function drawPage(valueOf: Journal['valueOf']): Promise<string> {
  const { domToJpeg } = await import('modern-screenshot');
  return domToJpeg(document.body, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    scale: 1,
    quality: 0.8,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: {
      margin: '0',
      transform: `translate(${-window.scrollX}px, ${-window.scrollY}px)`,
      transformOrigin: '0 0',
    },
    onCloneNode: (copy) => {
      if (copy instanceof Element) copyChoices(copy, valueOf);
    },
    filter: (node) => !(node instanceof Element && node.id === 'qa-panel'),
  });
}

/**
 * Copies ticks and choices to attributes, because the library copies no properties but values. Masks passwords, because the page
 * may show them as text.
 */
function copyChoices(copy: Element, valueOf: Journal['valueOf']): void {
  const originals = document.body.querySelectorAll('input, option');
  for (const [index, element] of copy.querySelectorAll('input, option').entries()) {
    const original = originals[index];
    element.toggleAttribute('selected', original instanceof HTMLOptionElement && original.selected);
    if (!(original instanceof HTMLInputElement)) continue;
    element.toggleAttribute('checked', original.checked);
    if (isPassword(original)) element.setAttribute('value', valueOf(original));
  }
}
