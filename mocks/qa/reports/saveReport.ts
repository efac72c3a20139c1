import moment from 'moment-timezone';
import { REPORT, toScenarioFile } from '../../recorded/scenarioFile';
import { toHar } from '../../recorded/toHar';
import { isoTime } from '../../time/isoTime';
import { deviceNow } from '../../time/movableClock';
import type { LoggedCall } from '../../wire/callLog';
import { pageLines } from '../journal/pageLines';
import { sentenceOf } from '../journal/steps';
import { spokenTime } from '../links/linkTime';
import { comparePage } from '../reconciliation/useReconciliation';
import type { Emulation } from '../startEmulation';
import { type Answers, type Report, surroundings } from './reportFile';
import { takeScreenshot } from './screenshot';

const MAX_CALLS = 50;

const wordsOfCall = ({ at, method, path, status, fault }: LoggedCall): string =>
  `${spokenTime(at)} ${method} ${path}: ${status ?? 'no answer'}${fault === null ? '' : ` (failure ${fault})`}`;

/**
 * Saves what a developer needs to see the situation again: a HAR recording of the calls, with the details in the custom field
 * REPORT. Resolves with a sentence about the file.
 */
export async function saveReport(emulation: Emulation, answers: Answers): Promise<string> {
  const { backend, controls, file, journal } = emulation;
  const { origin, pathname } = window.location;
  journal.addReads();
  const { start, steps, errors } = journal.state;
  const state = toScenarioFile({
    tables: backend.db.snapshot(),
    recordedAt: backend.now(),
    description: `a report of the QA build, scenario ${controls.situation().scenario}`,
    signedInAs: controls.member()?.username ?? null,
    links: file?.links ?? [],
  });
  const details = {
    ...answers,
    ...surroundings(),
    start,
    file,
    steps: steps.map((step) => ({ sentence: sentenceOf(step), time: isoTime(step.at), ...step })),
    at: backend.now(),
    pending: journal.pending(),
    page: pageLines(journal.valueOf),
    differences: comparePage(emulation).differences,
    errors,
    calls: backend.log.slice(-MAX_CALLS).map(wordsOfCall),
    browser: navigator.userAgent,
    /** The device's time. */
    madeAt: isoTime(deviceNow()),
    /** The link to the situation after the steps. It does not contain everything that was done. */
    link: origin + pathname + controls.link(),
    state: journal.maskFields(state),
  } satisfies Omit<Report, 'screenshot'> & Record<string, unknown>;
  const { version, browser } = details;
  const calls = backend.log.map((call) => ({
    ...call,
    body: journal.maskFields(call.body),
    answer: journal.maskFields(call.answer),
  }));
  const { log } = toHar(calls, { origin, version, browser });
  // The picture comes last, because the page continues to change while the picture is drawn.
  const screenshot = await takeScreenshot(journal.valueOf);
  download(answers.title, { log, [REPORT]: { ...details, screenshot } });
  return screenshot === null
    ? 'Saved, without a picture: the browser could not draw the page.'
    : 'Saved. Drop the file on any QA page to see the steps again.';
}

function download(title: string, content: object): void {
  // The name of the file has the time in the zone of the tester's device.
  const time = moment(deviceNow()).format('YYYY-MM-DDTHH-mm-ss');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  link.download = `${['report', ...(title.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').slice(0, 60)}-${time}.har`;
  link.click();
  // The address stays valid for a minute, because iOS first asks whether to download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
