import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './app';
import { atRest } from './atRest';

/** Signs in without the login screen, as in a browser that was signed in before. */
export async function signInByCookie(page: Page, { backend, url }: App, username = 'demo'): Promise<void> {
  await page.context().addCookies([{ name: 'session', value: backend.signIn(username), url }]);
}

export async function openAs(username: string, page: Page, app: App, path: string): Promise<void> {
  await signInByCookie(page, app, username);
  await page.goto(app.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills in the login form, on its own screen or in the dialog. */
export async function logIn(where: Locator, username: string, password = 'Shabbos1'): Promise<void> {
  await where.getByLabel('Email address').fill(username);
  await where.getByLabel('Password', { exact: true }).fill(password);
  await where.getByRole('button', { name: 'Login' }).click();
}

/** A minute goes by: what is live on the page is read again. */
export async function passAMinute(page: Page): Promise<void> {
  await atRest(page);
  await page.clock.fastForward(60_000);
}

/** The page comes back into view after a minute: what is live on it is read again. */
export async function comeBack(page: Page): Promise<void> {
  await passAMinute(page);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}
