import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './drivers';
import type { Probe, Target } from './probe';

/** The milliseconds within which an element must be reached. */
const TIMEOUT = 20_000;

/** The least milliseconds between two presses. The client takes faster presses for a double click, and ignores the second one. */
const PRESS_INTERVAL = 600;

export type Visitor = ReturnType<typeof createVisitor>;

/** Acts as a person does, in any browser. Every action waits until its element can be reached. */
export function createVisitor(driver: Driver, screenshots: string) {
  mkdirSync(screenshots, { recursive: true });
  let screens = 0;
  let lastPress = 0;

  async function ask<Method extends keyof Probe>(
    method: Method,
    ...values: Parameters<Probe[Method]>
  ): Promise<ReturnType<Probe[Method]>> {
    const list = values.map((value) => JSON.stringify(value)).join();
    return JSON.parse(String(await driver.evaluate(`JSON.stringify(window.probe.${method}(${list}))`)));
  }

  /** Repeats `act` until it does not throw. A page that is loading cannot answer. */
  async function until<T>({ role, name }: Target, act: () => Promise<T>): Promise<T> {
    for (const end = Date.now() + TIMEOUT; ;) {
      try {
        return await act();
      } catch (error) {
        if (Date.now() > end) throw new Error(`${role} '${name}': ${String(error)}`, { cause: error });
      }
      await wait(50);
    }
  }

  async function press(role: string, name: string, part?: string): Promise<void> {
    const target = { role, name, part };
    const locate = () => until(target, () => ask('locate', target));
    await wait(lastPress + PRESS_INTERVAL - Date.now());
    let point = await locate();
    // The element is pressed only after it has stopped moving.
    for (let last = { x: -1, y: -1 }; last.x !== point.x || last.y !== point.y;) {
      last = point;
      // Without a pause, a busy machine would report two positions in one frame.
      await wait(100);
      point = await locate();
    }
    await driver.press(point.x, point.y);
    lastPress = Date.now();
  }

  return {
    goto: driver.goto,
    reload: driver.reload,
    goBack: () => driver.evaluate('void history.back()'),
    press,

    fill: async (role: string, name: string, text: string, part?: string) => {
      await press(role, name, part);
      await driver.evaluate('document.activeElement.select()');
      await driver.type(text);
    },

    sees: async (role: string, name: string, part?: string) => {
      await until({ role, name }, async () => {
        if ((await ask('count', { role, name, part })) === 0) throw new Error('is not there');
      });
    },

    isGone: async (role: string, name: string) => {
      await until({ role, name }, async () => {
        if ((await ask('count', { role, name })) > 0) throw new Error('is still there');
      });
    },

    /** Opens the menu of a small screen. Does nothing on a wide one. */
    openMenu: async () => {
      const toggle = { role: 'button', name: 'Toggle navigation' };
      if ((await ask('count', toggle)) > 0) await press(toggle.role, toggle.name);
    },

    /** Takes a screenshot, and throws if the page is wider than the window or has had an error. */
    check: async (screen: string) => {
      screens += 1;
      await driver.screenshot(`${screenshots}/${String(screens).padStart(2, '0')}-${screen}.png`);
      const faults = await ask('faults');
      if (faults.length > 0) throw new Error(`${screen}: ${faults.join()}`);
    },
  };
}
