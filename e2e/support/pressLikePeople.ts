import type { Locator, Page } from '@playwright/test';
import { PRESS_MS } from './presses';

const changedLocators = new WeakSet<Locator>();
const pagesWithInput = new WeakSet<Page>();

/**
 * Lets each click last as long as a person's, once the test has typed something on the page: leaving a field may bring up an
 * error, which must not move the control below the pointer before it is released (rule: no-lost-press).
 */
export function pressLikePeople(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  if (changedLocators.has(locators)) return;
  changedLocators.add(locators);
  const change = <Name extends 'click' | 'fill' | 'pressSequentially'>(
    name: Name,
    wrap: (original: Locator[Name]) => Locator[Name],
  ) => {
    locators[name] = wrap(locators[name]);
  };
  change(
    'click',
    (click) =>
      function clickLikePeople(this: Locator, options) {
        return click.call(this, { delay: pagesWithInput.has(this.page()) ? PRESS_MS : 0, ...options });
      },
  );
  for (const name of ['fill', 'pressSequentially'] as const)
    change(
      name,
      (type) =>
        function typeLikePeople(this: Locator, text: string, options?: object) {
          pagesWithInput.add(this.page());
          return type.call(this, text, options);
        },
    );
}
