import type { Page } from '@playwright/test';
import { expect } from './app';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER_LETTERS = 'nopqrstuvwxyzabcdefghijklmNOPQRSTUVWXYZABCDEFGHIJKLM';

/** The text in the language of the translation: each letter is replaced. Translates back, too. */
export const said = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => OTHER_LETTERS.charAt(LETTERS.indexOf(letter)));

/** Runs in the page. Does what the translation of a browser does, now and whenever a text appears or changes. */
function installTranslation([letters = '', otherLetters = '']: string[]) {
  const translate = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => otherLetters.charAt(letters.indexOf(letter)));
  const isExcluded = (node: Node) =>
    node.parentElement?.closest('font, script, style, textarea, title, [translate="no"]') !== null;

  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || isExcluded(text) || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = translate(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };

  let title = '';
  const translateTitle = () => {
    if (document.title === title) return;
    title = translate(document.title);
    document.title = title;
  };

  translateWithin(document.body);
  translateTitle();
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
    translateTitle();
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates the page as a browser does: each text node becomes two `font` elements with other words. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(installTranslation, [LETTERS, OTHER_LETTERS]);

interface ShownText {
  text: string;
  isTranslated: boolean;
}

/** What only this visit of the page says: the results of actions, what an extra offers after a removal, and the announced title. */
const OF_THIS_VISIT = '.form-status *, [aria-label^="Remove from calendar"], .visually-hidden[aria-live]';

/** Runs in the page. The own text of each element that is shown, in document order. */
function shownTexts(skipped: string): ShownText[] {
  return [...document.querySelectorAll('#root *, [role="dialog"] *')].flatMap((element) => {
    if (element.matches(`font, option, style, ${skipped}`) || element.getClientRects().length === 0)
      return [];
    const own = [...element.childNodes].filter((node) => node instanceof Text || node.nodeName === 'FONT');
    const text = own.map((node) => node.textContent).join('');
    if (text.trim() === '') return [];
    return [{ text, isTranslated: own.some((node) => node.nodeName === 'FONT') }];
  });
}

/** What the page says, in the language that it was written in. */
const textsOf = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(shownTexts, OF_THIS_VISIT);
  return texts.map(({ text, isTranslated }) => (isTranslated ? said(text) : text));
};

/** Reloads the page and expects that it says the same without a translation. Then translates it again. */
export async function expectAsFresh(page: Page): Promise<void> {
  const translated = await textsOf(page);
  const title = said(await page.title());
  await page.reload();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => textsOf(page)).toEqual(translated);
  await translatePage(page);
}
