import { expect, type Locator, type Page } from '@playwright/test';
import { PRESS_MS } from './presses';

type PatchedMethod = 'click' | 'check' | 'uncheck' | 'fill' | 'clear' | 'pressSequentially';

const patchedPrototypes = new WeakSet<Locator>();
const pagesWithInput = new WeakSet<Page>();

/**
 * Lets each click last as long as a person's, once the test has typed something on the page: leaving a field may bring up an
 * error, which must not move the control below the pointer before it is released (rule: no-lost-press). The choice of an option
 * is no such press: a select opens its list when the pointer goes down.
 */
export function pressLikePeople(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  if (patchedPrototypes.has(locators)) return;
  patchedPrototypes.add(locators);
  const change = <Name extends PatchedMethod>(
    name: Name,
    wrap: (original: Locator[Name]) => Locator[Name],
  ) => {
    locators[name] = wrap(locators[name]);
  };
  const hasInput = (locator: Locator) => pagesWithInput.has(locator.page());
  change(
    'click',
    (click) =>
      function clickLikePeople(this: Locator, options) {
        return click.call(this, { delay: hasInput(this) ? PRESS_MS : 0, ...options });
      },
  );
  // Playwright's own press of a checkbox has no duration. `setChecked` calls one of these two.
  for (const [name, isChecked] of [
    ['check', true],
    ['uncheck', false],
  ] as const)
    change(
      name,
      (check) =>
        async function checkLikePeople(this: Locator, options) {
          if (!hasInput(this) || (await this.isChecked()) === isChecked) return check.call(this, options);
          await this.click(options);
          return expect(this).toBeChecked({ checked: isChecked });
        },
    );
  change(
    'clear',
    (clear) =>
      function clearLikePeople(this: Locator, options) {
        pagesWithInput.add(this.page());
        return clear.call(this, options);
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
