import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { PRESS, type Driver } from './driver';

interface WebKitPrograms {
  webDriver: string;
  miniBrowser: string;
  xvfb: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a screen in memory. Returns its name. */
async function startScreen(xvfb: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for the name of its screen.');
  const [name]: unknown[] = await once(pipe, 'data');
  return { screen, display: `:${String(name).trim()}` };
}

/** Drives WebKitGTK's MiniBrowser by WebDriver. It has no mode without a screen. */
export async function openWebKit({ webDriver, miniBrowser, xvfb }: WebKitPrograms): Promise<Driver> {
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const service = spawn(webDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Its tool bar would make the window at least 447 pixels wide.
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
  });
  const server = `http://127.0.0.1:${port}`;
  for (let isReady = false; !isReady;)
    isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const version = (await browser.getCapabilities()).getBrowserVersion() ?? '';
  return {
    name: `WebKitGTK ${version}`,
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    resize: async (width, height) => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    press: async (x, y) => {
      const point = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await browser.actions({ async: true }).move(point).press().pause(PRESS).release().perform();
    },
    selectAll: () => browser.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    screenshot: async (file) => writeFile(`${file}.png`, await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit();
      service.kill();
      screen.kill();
    },
  };
}
