import { expect, test } from './support/app';
import { humanPress } from './support/forms';
import { holdRequests } from './support/pageActions';

for (const path of ['/', '/contact', '/about', '/privacy-policy', '/login'])
  test(`the menu of ${path} opens on a phone before the script has loaded, and stays open (rule: small-screen-menu)`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdRequests(page, /assets\/index-/);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    const banner = page.getByRole('banner');
    const toggle = banner.getByRole('button', { name: 'Toggle navigation' });
    const link = banner.getByRole('link', { name: 'Contact' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click(humanPress);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await toggle.click(humanPress);
    await expect(link).toBeHidden();
    await toggle.click(humanPress);
    await expect(toggle).toBeFocused();
    release();
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await expect(toggle).toBeFocused();
    await toggle.click(humanPress);
    await expect(link).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
