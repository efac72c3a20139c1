import type { Locator, Page } from '@playwright/test';
import type { Site } from './app';
import { waitForScreen } from './pageActions';

/** Starts the browser with a session, so that no login screen is needed. */
export async function signInByCookie(page: Page, { backend, url }: Site, username = 'demo'): Promise<void> {
  await page.context().addCookies([{ name: 'session', value: backend.signIn(username), url }]);
}

export async function openAs(username: string, page: Page, app: Site, path: string): Promise<void> {
  await signInByCookie(page, app, username);
  await page.goto(app.url + path);
  await waitForScreen(page);
}

/** Fills in and submits the login form, on its own screen or in the dialog. */
export async function logIn(where: Locator, username: string, password = 'Shabbos1'): Promise<void> {
  await where.getByLabel('Email address').fill(username);
  await where.getByLabel('Password', { exact: true }).fill(password);
  await where.getByRole('button', { name: 'Login' }).click();
}
