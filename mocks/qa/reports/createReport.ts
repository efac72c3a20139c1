import { toHar } from './toHar';
import type { ReportFile } from './reportFile';
import type { Emulation } from '../startEmulation';
import { deviceZone } from '../../time/deviceZone';
import { deviceNow } from '../../time/movableClock';
import { isoTime } from '../../time/isoTime';
import { readFields } from './pageFields';
import { takeScreenshot } from './screenshot';

/** Collects what a developer needs to see the situation again. `differences` are those of the light. */
export async function createReport(
  { backend, controls, exportFile }: Emulation,
  differences: readonly string[],
): Promise<ReportFile> {
  const { origin, pathname } = window.location;
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
  const query = controls.link();
  const base = document.documentElement.dataset.base ?? '/';
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  // Read before the picture is drawn, because the page goes on.
  const details = {
    link: origin + pathname + query,
    path: pathname.slice(base.length - 1),
    query,
    version,
    browser: navigator.userAgent,
    zone: deviceZone(),
    window: {
      width: window.innerWidth,
      height: window.innerHeight,
      pixelRatio: window.devicePixelRatio,
      scrollY: Math.round(window.scrollY),
      colorScheme: isDark ? ('dark' as const) : ('light' as const),
    },
    madeAt: isoTime(deviceNow()),
    differences,
    input: readFields(document),
    state: exportFile(),
  };
  const { log } = toHar(backend.log, { origin, version, browser: navigator.userAgent });
  return { log, _report: { ...details, screenshot: await takeScreenshot() } };
}
