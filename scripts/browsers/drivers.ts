import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { launchOptions } from '../../e2e/support/programs';

/** The actions of the tour in a browser. */
export interface Driver {
  /** The name and version of the browser. */
  name: string;
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The JSON value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse for as long as people do. */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: (file: `${string}.png`) => Promise<unknown>;
  /** Closes the browser. The member's session and what the page has stored are lost. */
  close: () => Promise<void>;
}

/** Opens a browser with a page of a width in pixels. */
export type OpenBrowser = (width: number) => Promise<Driver>;

const HEIGHT = 844;

/** The milliseconds between a press and its release. */
const PRESS = 90;

/** The methods that the pages of Playwright and Puppeteer have in common. */
interface DrivenPage extends Pick<Driver, 'goto' | 'reload' | 'evaluate'> {
  mouse: { click: (x: number, y: number, options: { delay: number }) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void> };
  screenshot: (options: { path: `${string}.png` }) => Promise<unknown>;
}

const driverOf = (page: DrivenPage, name: string, close: () => Promise<void>): Driver => ({
  name,
  goto: (url) => page.goto(url),
  reload: () => page.reload(),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y, { delay: PRESS }),
  type: (text) => page.keyboard.type(text),
  screenshot: (path) => page.screenshot({ path }),
  close,
});

/** Drives Firefox by WebDriver BiDi. */
export const openFirefox =
  (executablePath: string): OpenBrowser =>
  async (width) => {
    const defaultViewport = { width, height: HEIGHT };
    const browser = await launch({ browser: 'firefox', executablePath, defaultViewport });
    return driverOf(await browser.newPage(), await browser.version(), () => browser.close());
  };

/** Drives an old Chromium by the DevTools protocol. It uses Playwright, because Puppeteer finds no page in Chromium 109. */
export const openChromium =
  (executablePath: string): OpenBrowser =>
  async (width) => {
    const { args } = launchOptions('--no-zygote', '--disable-gpu', '--disable-software-rasterizer');
    const browser = await chromium.launch({ executablePath, args });
    const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
    return driverOf(page, `Chromium ${browser.version()}`, () => browser.close());
  };

interface WebKitPrograms {
  webDriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** Drives WebKitGTK's MiniBrowser by WebDriver. MiniBrowser has no headless mode, so it gets a screen in memory. */
export const openWebKit =
  ({ webDriver, miniBrowser, xvfb }: WebKitPrograms): OpenBrowser =>
  async (width) => {
    const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display]: unknown[] = await once(screen.stdout, 'data');
    const service = new DriverService.Builder(webDriver)
      .setHostname('127.0.0.1')
      .addArguments('--host=127.0.0.1')
      // MiniBrowser inherits the environment of its driver.
      .setEnvironment({
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // The sandbox needs rights that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      })
      .build();
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // With its tool bar, the window would be at least 447 pixels wide.
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
    });
    const server = await service.start();
    const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await browser.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    return {
      name: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion() ?? ''}`,
      goto: (url) => browser.get(url),
      reload: () => browser.navigate().refresh(),
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      press: async (x, y) => {
        const point = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
        await browser.actions({ async: true }).move(point).press().pause(PRESS).release().perform();
      },
      type: (text) => browser.actions().sendKeys(text).perform(),
      screenshot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
      close: async () => {
        await browser.quit();
        await service.kill();
        screen.kill();
      },
    };
  };
