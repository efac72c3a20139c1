import { toHar } from '../../recorded/toHar';
import { REPORT } from '../../recorded/scenarioFile';
import { pageLines } from '../journal/pageLines';
import { localTime } from '../links/linkTime';
import type { LoggedCall } from '../../wire/callLog';
import { sentenceOf } from '../journal/steps';
import type { Emulation } from '../startEmulation';
import { deviceNow } from '../../time/movableClock';
import { isoTime } from '../../time/isoTime';
import { surroundings, type Report, type Words } from './reportFile';
import { takeScreenshot } from './screenshot';

const MAX_CALLS = 50;

const wordsOfCall = ({ at, method, path, status, fault }: LoggedCall): string =>
  `${localTime(at).slice(11)} ${method} ${path}: ${status ?? 'no answer'}${fault === null ? '' : ` (failure ${fault})`}`;

/**
 * Collects what a developer needs to see the situation again: a HAR recording of the calls with one field of its own.
 * `differences` are those of the light.
 */
export async function createReport(
  { backend, controls, exportFile, file, journal }: Emulation,
  words: Words,
  differences: string[],
) {
  const { origin, pathname } = window.location;
  journal.addReads();
  const { start, steps, errors } = journal.state;
  const report: Omit<Report, 'screenshot'> = {
    ...words,
    ...surroundings(),
    start,
    file,
    steps: steps.map((step) => ({ sentence: sentenceOf(step), time: isoTime(step.at), ...step })),
    at: backend.now(),
    pending: journal.pending(),
    page: pageLines(journal.valueOf),
    differences,
    errors,
    calls: backend.log.slice(-MAX_CALLS).map(wordsOfCall),
  };
  const details = {
    ...report,
    browser: navigator.userAgent,
    /** The device's time. */
    madeAt: isoTime(deviceNow()),
    /** The link to the end of the steps, which does not contain all that was done. */
    link: origin + pathname + controls.link(),
    state: journal.maskFields(exportFile()),
  };
  const { version } = report;
  const calls = backend.log.map((call) => ({
    ...call,
    body: journal.maskFields(call.body),
    answer: journal.maskFields(call.answer),
  }));
  const { log } = toHar(calls, { origin, version, browser: navigator.userAgent });
  // Read before the picture is drawn, because the page goes on.
  return { log, [REPORT]: { ...details, screenshot: await takeScreenshot(journal.valueOf) } };
}
