import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { PRESS, type Driver } from './driver';

/** The methods that the pages of Playwright and Puppeteer have in common. */
interface DrivenPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number, options: { delay: number }) => Promise<void> };
  keyboard: {
    down: (key: 'Control') => Promise<void>;
    press: (key: 'a') => Promise<void>;
    up: (key: 'Control') => Promise<void>;
    type: (text: string) => Promise<void>;
  };
}

type Others = Pick<Driver, 'name' | 'resize' | 'screenshot' | 'close'>;

const driverOf = (page: DrivenPage, others: Others): Driver => ({
  ...others,
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y, { delay: PRESS }),
  selectAll: async () => {
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
  },
  type: (text) => page.keyboard.type(text),
});

/** Drives Firefox by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return driverOf(page, {
    name: await browser.version(),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: `${file}.png` })),
    close: () => browser.close(),
  });
}

/** Drives an old Chromium by the DevTools protocol. Playwright's own launch passes flags that it does not know. */
export async function openChromium(executable: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox', '--no-zygote'] : [];
  const flags = ['--headless', '--disable-gpu', '--disable-software-rasterizer', '--hide-scrollbars'];
  const child = spawn(
    executable,
    [...flags, ...sandbox, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (text: Buffer) => {
      output += String(text);
      const [, found] = /listening on (ws:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(output)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  return driverOf(page, {
    name: `Chromium ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: `${file}.png` })),
    close: async () => {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      await browser.close();
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}
