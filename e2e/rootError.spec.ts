import { expect, test } from './support/app';

test.describe('a device that does not know the time zone of the communities', () => {
  test.use({ expectedConsole: /Invalid time zone/ });

  for (const [path, title, heading] of [
    ['/', 'Dependable', 'Experience superior property care'],
    ['/contact', 'Contact | Dependable', 'Contact'],
    ['/privacy-policy', 'Privacy Policy | Dependable', 'Privacy Policy'],
    ['/about', 'About | Dependable', 'About'],
    ['/login', 'Login | Dependable', 'Login to Minyan tracker & winterization'],
  ] as const)
    test(`shows ${path} with header and footer (rule: no-blank-page)`, async ({ page, app }) => {
      await page.addInitScript(() => {
        Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
          construct(target, args: [string?, Intl.DateTimeFormatOptions?]) {
            if (args[1]?.timeZone === 'America/New_York') throw new RangeError('Invalid time zone');
            return new target(...args);
          },
        });
      });
      await page.goto(app.url + path);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    });
});

test.describe('an error outside all screens', () => {
  test.use({ expectedConsole: /broken history/ });

  for (const path of ['/', '/account'])
    test(`shows a message at ${path}, and the screen after 'Try again' (rule: no-blank-page)`, async ({
      page,
      app,
    }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('repaired')) return;
        history.replaceState = () => {
          throw new Error('broken history');
        };
      });
      await page.goto(app.url + path);
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
      await expect(page).toHaveTitle('Dependable');
      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test.describe('an error of the first script', () => {
  test.use({ expectedConsole: /WeakMap is not a constructor/ });

  test("replaces the spinner by a message and 'Try again' (rule: no-blank-page)", async ({ page, app }) => {
    await page.addInitScript(() => Reflect.set(window, 'WeakMap', undefined));
    await page.goto(`${app.url}/account`);
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  });
});
