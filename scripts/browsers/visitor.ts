import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Driver } from './driver';
import type { Target } from './probe';

/** The longest that anything on the page may take. */
const PATIENCE = 20_000;

/** The least time between two presses. Two that follow faster are a double click, whose second press the client ignores. */
const PACE = 600;

/** Acts as a person does, in any browser. Every action waits until its element can be reached. */
export interface Visitor {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  press: (role: string, name: string, part?: string) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (role: string, name: string, text: string, part?: string) => Promise<void>;
  sees: (role: string, name: string, part?: string) => Promise<void>;
  isGone: (role: string, name: string) => Promise<void>;
  /** Opens the menu of a small screen. Does nothing on a wide one. */
  openMenu: () => Promise<void>;
  /** Takes a screenshot, and throws if the page is wider than the window or has had an error. */
  check: (screen: string) => Promise<void>;
}

const call = (method: string, ...values: object[]) =>
  `window.probe ? window.probe.${method}(${values.map((value) => JSON.stringify(value)).join()}) : null`;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function until<T extends object | number>(what: string, read: () => Promise<T | string>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    // While a page loads there is nothing to ask.
    const value = await read().catch(String);
    if (typeof value !== 'string') return value;
    if (Date.now() > end) throw new Error(`${what}: ${value}`);
    await wait(50);
  }
}

const targetOf = (role: string, name: string, part?: string): Target => ({
  role,
  name,
  ...(part !== undefined && { part }),
});

const isPoint = (value: unknown): value is { x: number; y: number } =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

export function createVisitor(driver: Driver, screenshots: string): Visitor {
  mkdirSync(screenshots, { recursive: true });
  let screens = 0;
  let lastPress = 0;

  const locate = (target: Target) =>
    until(`${target.role} '${target.name}'`, async () => {
      const found = await driver.evaluate(call('locate', target));
      return isPoint(found) ? found : String(found);
    });

  const counts = (target: Target, isExpected: (count: number) => boolean, what: string) =>
    until(`${target.role} '${target.name}'`, async () => {
      const count = await driver.evaluate(call('count', target));
      return typeof count === 'number' && isExpected(count) ? count : what;
    });

  const press = async (role: string, name: string, part?: string) => {
    const target = targetOf(role, name, part);
    await wait(lastPress + PACE - Date.now());
    let point = await locate(target);
    // Presses only what has stopped moving.
    for (let last = { x: -1, y: -1 }; last.x !== point.x || last.y !== point.y;) {
      last = point;
      point = await locate(target);
    }
    await driver.press(point.x, point.y);
    lastPress = Date.now();
  };

  return {
    goto: driver.goto,
    reload: driver.reload,
    goBack: async () => void (await driver.evaluate('void history.back()')),
    press,
    fill: async (role, name, text, part) => {
      await press(role, name, part);
      await driver.selectAll();
      await driver.type(text);
    },
    sees: async (role, name, part) =>
      void (await counts(targetOf(role, name, part), (count) => count > 0, 'is not there')),
    isGone: async (role, name) =>
      void (await counts({ role, name }, (count) => count === 0, 'is still there')),
    openMenu: async () => {
      const toggle = { role: 'button', name: 'Toggle navigation' };
      if (Number(await driver.evaluate(call('count', toggle))) > 0) await press(toggle.role, toggle.name);
    },
    check: async (screen) => {
      screens += 1;
      await driver.screenshot(path.join(screenshots, `${String(screens).padStart(2, '0')}-${screen}`));
      const excess = await driver.evaluate(call('excessWidth'));
      if (excess !== 0) throw new Error(`${screen}: the page is ${String(excess)} px wider than the window`);
      const errors = await driver.evaluate(call('errors'));
      if (!Array.isArray(errors) || errors.length > 0) throw new Error(`${screen}: ${String(errors)}`);
    },
  };
}
