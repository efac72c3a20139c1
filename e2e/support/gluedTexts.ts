import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page. The pairs of neighbouring texts that look apart, because there is a gap or the start of a line between
 * them, but that `innerText` joins, as in '4 People(Only if minyan)'. Copying, searching and screen readers join them too.
 */
function gluedTexts(): string[] {
  const LEAST_GAP = 0.1;
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const rectsOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: { text: Text; parent: HTMLElement; first: DOMRect; last: DOMRect }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!(text instanceof Text) || parent === null || text.data.trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('select, svg')) continue;
    const rects = rectsOf(text);
    const [first] = rects;
    const last = rects.at(-1);
    if (first && last) shown.push({ text, parent, first, last });
  }
  return shown.flatMap((next, index) => {
    const before = shown[index - 1];
    if (before === undefined) return [];
    const isOnSameLine = before.last.top < next.first.bottom && next.first.top < before.last.bottom;
    const gap = Math.max(next.first.left - before.last.right, before.last.left - next.first.right);
    const least = LEAST_GAP * Number.parseFloat(getComputedStyle(next.parent).fontSize);
    if (isOnSameLine && gap < least) return [];
    const range = document.createRange();
    range.setStartBefore(before.text);
    range.setEndAfter(next.text);
    const around = range.commonAncestorContainer;
    const glued = plain(before.text.data) + plain(next.text.data);
    return around instanceof HTMLElement && plain(around.innerText).includes(glued) ? [glued] : [];
  });
}

/** Expects white space in `innerText` wherever two texts look apart. */
export async function expectNoGluedTexts(page: Page, view: string): Promise<void> {
  expect(await page.evaluate(gluedTexts), `texts without a space between them, ${view}`).toEqual([]);
}
