import { mapValues } from 'es-toolkit';
import { readScenarioFile, REPORT, type ScenarioFile, ScenarioFileError } from '../../recorded/scenarioFile';
import { deviceZone } from '../../time/deviceZone';
import { type Checked, isNumber, isText, listOf, orNull, shape } from '../../wire/checks';
import { isObject, parseJson } from '../../wire/json';
import type { PageError } from '../journal/journal';
import { isPath, isStep } from '../journal/steps';
import { readLink, type Situation } from '../links/link';

/** The questions that the tester answers. */
export const questions = {
  title: 'Title',
  expected: 'What did you expect?',
  actual: 'What happened?',
} as const;

/** The names of the surroundings in which a page was shown. If one of these differs, the page can differ. */
export const surroundingNames = {
  version: 'version of the product',
  zone: 'time zone of the device',
  window: 'window size',
  colours: 'colour scheme',
} as const;

const isReport = shape({
  ...mapValues(questions, () => isText),
  ...mapValues(surroundingNames, () => isText),
  /** The path within the application and the query of the first link. */
  start: isPath,
  steps: listOf(isStep),
  /** The time of the backend. */
  at: isNumber,
  /** The number of calls that had no answer yet. */
  pending: isNumber,
  /** What the page showed. */
  page: listOf(isText),
  /** How the page differed from the backend. */
  differences: listOf(isText),
  /** The latest calls, as sentences. The recording around the report has their bodies. */
  calls: listOf(isText),
  errors: listOf(shape<PageError>({ at: isNumber, text: isText })),
  /** A data URL. */
  screenshot: orNull(isText),
});

/** The value of the field REPORT: the steps that led to the page, and what the page showed. */
export type Report = Checked<typeof isReport> & {
  /** The scenario file with which the tab was started. */
  file: ScenarioFile | null;
};
/** The tester's answers to the questions. */
export type Answers = Record<keyof typeof questions, string>;

/** Reads a report. Null if the text is no report. Throws a ScenarioFileError if it is of a version that cannot be read. */
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

/** A report's first situation, with a backend of the tab's own. A scenario file already contains sign-ups and community. */
export function situationOfReport({ start, file }: Report, deviceNow: number): Situation {
  const { situation } = readLink(start.slice(start.indexOf('?')), deviceNow);
  const first = { ...situation, tabs: 'own', zone: null } as const;
  return file === null ? first : { ...first, signUps: [], community: {} };
}

export function surroundings(): Record<keyof typeof surroundingNames, string> {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown',
    zone: deviceZone(),
    window: `${window.innerWidth} x ${window.innerHeight}`,
    colours: isDark ? 'dark' : 'light',
  };
}

/** Sentences about the surroundings that differ from those of a report, the version first. */
export function surroundingsThatDiffer(report: Report): string[] {
  const here = surroundings();
  const sentences = mapValues(surroundingNames, (words, name) =>
    report[name] === here[name]
      ? []
      : `Another ${words}: the report has ${report[name]}, this page ${here[name]}.`,
  );
  return Object.values(sentences).flat();
}
