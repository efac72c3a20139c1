import { toHar } from './toHar';
import { REPORT } from '../../recorded/scenarioFile';
import type { Emulation } from '../startEmulation';
import { deviceZone } from '../../time/deviceZone';
import { deviceNow } from '../../time/movableClock';
import { isoTime } from '../../time/isoTime';
import { readFields } from './pageFields';
import { takeScreenshot } from './screenshot';

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
