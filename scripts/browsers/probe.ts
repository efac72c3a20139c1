import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { shiftClock } from '../../e2e/support/shiftClock';

// This script runs in the pages under test. `tour.ts` visits a copy of the build, and `site.ts` adds this script to each page of
// the copy. The drivers of the browsers differ in how they find elements, and in whether they report errors. So this script
// does both. Each page starts its clock at the time at which the backend started.

/**
 * An element, described by its role and name; '' matches any name. The role 'label' finds a password field by its label,
 * because it has no role of its own. The role 'text' finds a text.
 */
export interface Target {
  role: string;
  name: string;
  /** The role of the part of the page that contains the element. */
  part?: string | undefined;
}

const KEY = 'probe-errors';
const errors = (): string[] => (sessionStorage.getItem(KEY) ?? '').split('\n').filter(Boolean);
// Errors of a page that is left do not count, because the browser aborts its calls.
let isLeft = false;
addEventListener('beforeunload', () => {
  isLeft = true;
});
const report = (text: string) => {
  if (!isLeft) sessionStorage.setItem(KEY, [...errors(), text.replaceAll('\n', ' ')].join('\n'));
};

const reportError = ({ message, target }: ErrorEvent) => {
  // Firefox reports this error for the preload of a module that has already loaded. The module itself is fine.
  if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
  report(message || `Could not be loaded: ${target instanceof Element ? target.outerHTML : ''}`);
};
addEventListener('error', reportError, true);
addEventListener('unhandledrejection', ({ reason }) => report(`Unhandled rejection: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
  report(`The policy ${violatedDirective} blocks ${blockedURI}`),
);
const { error: logError } = console;
console.error = (...values: unknown[]) => {
  report(values.map(String).join(' '));
  logError(...values);
};

shiftClock(window.probeOffset);

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

function visibleElements({ role, name, part }: Target): HTMLElement[] {
  const where = part === undefined ? document.body : queryAllByRole(document.body, part)[0];
  if (where === undefined) return [];
  if (role === 'text') return queryAllByText(where, name).filter(isShown);
  // `queryAllByRole` leaves out hidden elements itself.
  return role === 'label'
    ? queryAllByLabelText(where, name).filter(isShown)
    : queryAllByRole(where, role, name === '' ? {} : { name });
}

const probe = {
  /** Scrolls to the one visible element and returns its centre. Throws an error that says why it cannot be pressed. */
  locate(target: Target): { x: number; y: number } {
    const [element, ...others] = visibleElements(target);
    if (element === undefined || others.length > 0)
      throw new Error(`the page shows ${visibleElements(target).length} such elements`);
    // A person would scroll by the wheel. After a wheel event, the page no longer restores its earlier scroll position.
    element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isReached =
      element.contains(hit) ||
      (element instanceof HTMLInputElement && hit?.closest('label')?.control === element);
    if (!isReached) throw new Error(`${hit?.outerHTML.slice(0, 80) ?? 'nothing'} covers the element`);
    return point;
  },

  count: (target: Target) => visibleElements(target).length,

  /** The pixels by which the page is wider than the window, and the errors of all pages of this tab. */
  faults(): string[] {
    const excess = document.documentElement.scrollWidth - innerWidth;
    return excess > 0 ? [`the page is ${excess} px wider than the window`, ...errors()] : errors();
  },
};

export type Probe = typeof probe;

declare global {
  interface Window {
    probe: Probe;
    /** Milliseconds from the time of the device to the page's time. */
    probeOffset: number;
  }
}

window.probe = probe;
