import { isPath, isStep, type Step } from '../journal/steps';
import type { PageError } from '../journal/journal';
import { REPORT, readScenarioFile, ScenarioFileError, type ScenarioFile } from '../../recorded/scenarioFile';
import { deviceZone } from '../../time/deviceZone';
import { isNumber, isText, listOf, orNull, shape } from '../../wire/checks';
import { isObject, parseJson } from '../../wire/json';
import { readLink } from '../links/link';
import type { Situation } from '../links/situation';

/** What the tester says. */
export type Words = { title: string; expected: string; actual: string };

/** Where a page was shown. A page can differ if one of these differs. */
export type Surroundings = { version: string; zone: string; window: string; colours: string };

/** The field of a report that tells how the page came about, and what was seen. */
export type Report = Words &
  Surroundings & {
    /** The path within the application and the query of the first link. */
    start: string;
    /** The scenario file with which the tab was started. */
    file: ScenarioFile | null;
    steps: Step[];
    /** The time of the backend. */
    at: number;
    /** The number of calls that had no answer yet. */
    pending: number;
    /** What the page showed. */
    page: string[];
    /** How the page differed from the backend. */
    differences: string[];
    errors: PageError[];
    /** The latest calls, as sentences. The recording around the report has their bodies. */
    calls: string[];
    /** A data URL. */
    screenshot: string | null;
  };

const isReport = shape<Omit<Report, 'file'>>({
  title: isText,
  expected: isText,
  actual: isText,
  version: isText,
  zone: isText,
  window: isText,
  colours: isText,
  start: isPath,
  steps: listOf(isStep),
  at: isNumber,
  pending: isNumber,
  page: listOf(isText),
  differences: listOf(isText),
  calls: listOf(isText),
  errors: listOf(shape<PageError>({ at: isNumber, text: isText })),
  screenshot: orNull(isText),
});

/** Reads a report. Null if the text is none. Throws a ScenarioFileError if it is of a version that cannot be read. */
export function parseReport(text: string): Report | null {
  const json = parseJson(text);
  if (!isObject(json) || !isObject(json[REPORT])) return null;
  const report = json[REPORT];
  const { file } = report;
  if (!isReport(report))
    throw new ScenarioFileError(
      `This report cannot be read. It was made with version ${String(report.version)}, this is ${surroundings().version}.`,
    );
  return { ...report, file: isObject(file) ? readScenarioFile(file) : null };
}

/** The situation of the first link of a report. A scenario file already contains the sign-ups and the community. */
export function situationOfReport({ start, file }: Report, deviceNow: number): Situation {
  const { situation } = readLink(start.slice(start.indexOf('?')), deviceNow);
  const own = { ...situation, tabs: 'own', zone: null } as const;
  return file === null ? own : { ...own, signUps: [], community: {} };
}

export function surroundings(): Surroundings {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown',
    zone: deviceZone(),
    window: `${window.innerWidth} x ${window.innerHeight}`,
    colours: isDark ? 'dark' : 'light',
  };
}

const SUBJECTS = [
  ['version', 'version of the product'],
  ['zone', 'time zone of the device'],
  ['window', 'window size'],
  ['colours', 'colour scheme'],
] as const;

/** Sentences about what differs here from where a report was made, the version first. */
export function surroundingsThatDiffer(report: Surroundings): string[] {
  const here = surroundings();
  return SUBJECTS.filter(([name]) => report[name] !== here[name]).map(
    ([name, subject]) => `Another ${subject}: the report has ${report[name]}, this page ${here[name]}.`,
  );
}
