import { toHar } from './toHar';
import { REPORT } from '../../recorded/scenarioFile';
import type { Emulation } from '../startEmulation';
import { deviceZone } from '../../time/deviceZone';
import { deviceNow } from '../../time/movableClock';
import { isoTime } from '../../time/isoTime';
import { readFields } from './pageFields';

/**
 * Collects what a developer needs to see the situation again: a HAR recording of the calls with one field of its own.
 * `differences` are those of the light.
 */
export async function createReport(
  { backend, controls, exportFile }: Emulation,
  differences: readonly string[],
) {
  const { origin, pathname } = window.location;
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
  const query = controls.link();
  const base = document.documentElement.dataset.base ?? '/';
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  // Read before the picture is drawn, because the page goes on.
  const details = {
    /** The link as this browser would open it. */
    link: origin + pathname + query,
    path: pathname.slice(base.length - 1),
    query,
    /** The commit and its time. */
    version,
    browser: navigator.userAgent,
    zone: deviceZone(),
    window: {
      width: window.innerWidth,
      height: window.innerHeight,
      pixelRatio: window.devicePixelRatio,
      scrollY: Math.round(window.scrollY),
      colorScheme: isDark ? 'dark' : 'light',
    },
    /** The device's time. The backend's is the state's `recordedAt`. */
    madeAt: isoTime(deviceNow()),
    differences,
    input: readFields(),
    state: exportFile(),
  };
  const { log } = toHar(backend.log, { origin, version, browser: navigator.userAgent });
  return { log, [REPORT]: { ...details, screenshot: await takeScreenshot() } };
}

/** In milliseconds. A report without a picture is better than none. */
const TIME_LIMIT = 30_000;
/** Drawing a page with thousands of rows would take minutes. */
const MAX_ELEMENTS = 5_000;

/** Draws the visible part of the page without the QA panel, as a data URL. Null if the browser cannot do it. */
async function takeScreenshot(): Promise<string | null> {
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) return null;
  const timeIsOver = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIME_LIMIT);
  });
  return Promise.race([draw().catch(() => null), timeIsOver]);
}

async function draw(): Promise<string> {
  const { domToJpeg } = await import('modern-screenshot');
  return domToJpeg(document.body, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    scale: 1,
    quality: 0.8,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: {
      margin: '0',
      transform: `translate(${-window.scrollX}px, ${-window.scrollY}px)`,
      transformOrigin: '0 0',
    },
    onCloneNode: (copy) => {
      if (copy instanceof Element) copyChoices(copy);
    },
    filter: (node) => !(node instanceof Element && node.id === 'qa-panel'),
  });
}

/** Ticks and choices are properties, and the library draws only attributes. */
function copyChoices(copy: Element): void {
  const originals = document.body.querySelectorAll('input, option');
  for (const [index, element] of copy.querySelectorAll('input, option').entries()) {
    const original = originals[index];
    element.toggleAttribute('checked', original instanceof HTMLInputElement && original.checked);
    element.toggleAttribute('selected', original instanceof HTMLOptionElement && original.selected);
  }
}
