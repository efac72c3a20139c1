import type { Browser, CDPSession } from '@playwright/test';

/** The viewport of the phone that Lighthouse emulates. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** The line that Lighthouse emulates. The latency applies to each request. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.72 * 1024 * 1024) / 8,
};

export async function slowLine(send: CDPSession['send']): Promise<void> {
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', SLOW_LINE);
}

/** Makes the processor of a page `rate` times slower. */
export const slowProcessor = (send: CDPSession['send'], rate: number) =>
  send('Emulation.setCPUThrottlingRate', { rate });

/** Opens a page of the phone at CPU 4x. `send` sends it commands of the Chrome DevTools Protocol. */
export async function openPhone(browser: Browser) {
  const { deviceScaleFactor } = PHONE;
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // The code that tsx compiles calls `__name` for each named function, also in functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  const send: CDPSession['send'] = (...command) => session.send(...command);
  await slowProcessor(send, 4);
  return { page, send };
}

/** The middle value, or the upper one of two middle values. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
