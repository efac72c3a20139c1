import { expect, type Page } from '@playwright/test';

/** The smallest height of a touch target, in pixels. */
const TOUCH = 44;

/** The least distance of a tooltip from the edge of the window, in pixels. */
const TOOLTIP_MARGIN = 8;

/** The controls lower than `least` pixels. A checkbox is as high as its label. Links inside a sentence may be lower. */
function lowTargets(least: number): string[] {
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

/** The elements that are partly outside the window, and the tooltips that are nearer to its edge than `margin` pixels. */
function cutOff(margin: number): string[] {
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

/** Expects on a phone that every touch target is high enough, and that nothing is cut off when text is twice as large. */
export async function expectFitForPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 823 });
  expect(await page.evaluate(lowTargets, TOUCH), 'low targets').toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // A tooltip moves shortly after its text has grown.
  await expect.poll(() => page.evaluate(cutOff, TOOLTIP_MARGIN), { message: '200 % text' }).toEqual([]);
}
