// Functions that run in the page and measure what it shows.

/**
 * The pairs of neighbouring texts that look separate, because there is a gap or a line break between them, but that `innerText`
 * joins, as in '4 People(Only if minyan)'. Copying, searching and screen readers join such texts too.
 */
export function gluedTexts(): string[] {
  const LEAST_GAP_IN_EM = 0.1;
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
    const least = LEAST_GAP_IN_EM * Number.parseFloat(getComputedStyle(next.parent).fontSize);
    if (isOnSameLine && gap < least) return [];
    const range = document.createRange();
    range.setStartBefore(before.text);
    range.setEndAfter(next.text);
    const around = range.commonAncestorContainer;
    const glued = plain(before.text.data) + plain(next.text.data);
    return around instanceof HTMLElement && plain(around.innerText).includes(glued) ? [glued] : [];
  });
}

/** The controls that are less than `least` pixels high. A checkbox or radio button counts as high as its label. Links in a sentence are left out. */
export function lowTargets(least: number): string[] {
  const textOf = (element: Element | null) => element?.textContent.trim() ?? '';
  const isInSentence = (control: Element) => {
    const around = control.closest('p, li');
    return control.matches('a') && around !== null && textOf(around) !== textOf(control);
  };
  const heightOf = (control: Element) => {
    const label = control.matches('[type="checkbox"], [type="radio"]') && control.nextElementSibling;
    return Math.max(...[control, label || control].map((box) => box.getBoundingClientRect().height));
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')]
    .filter((control) => heightOf(control) > 0 && heightOf(control) < least - 0.5 && !isInSentence(control))
    .map((control) => `${control.outerHTML.slice(0, 120)} is ${heightOf(control)} px high`);
}

/** The visible elements that extend beyond the left or right edge of the window, and the tooltips within `margin` pixels of one. */
export function cutOff(margin: number): string[] {
  const { clientWidth } = document.documentElement;
  const isClipped = ({ clip, clipPath }: CSSStyleDeclaration) => clip !== 'auto' || clipPath !== 'none';
  const isHidden = (element: Element): boolean =>
    isClipped(getComputedStyle(element)) ||
    (element.parentElement !== null && isHidden(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const space = element.matches('[role="tooltip"]') ? margin : 0;
      const isOutside = left < space - 0.5 || right > clientWidth - space + 0.5;
      // Drawings are larger than their boxes, which cut them off.
      return width > 0 && isOutside && element.closest('svg') === null && !isHidden(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** By how many pixels the page, a dialog or a dialog's content is wider than its box. */
export function overhang(): number {
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll('.modal-content, .modal-body, [role="dialog"]'),
  ];
  return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/** The words and numbers that are broken over two lines, in the dialog if one is open. Hyphens, slashes, '.' and '@' end a word. */
export function brokenWords(): string[] {
  const root = document.querySelector('.modal') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/\-–—־.@]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  return found;
}

/** The names that end outside the nearest box with a background. */
export const namesOutsideCards = () =>
  [...document.querySelectorAll('bdi')]
    .filter((name) => {
      let card: Element = name;
      while (card.parentElement !== null && getComputedStyle(card).backgroundColor === 'rgba(0, 0, 0, 0)')
        card = card.parentElement;
      return name.getBoundingClientRect().right > card.getBoundingClientRect().right;
    })
    .map((name) => name.parentElement?.outerHTML.slice(0, 200));
