import type { Har } from 'har-format';
import { readScenarioFile, recordedAtOf, REPORT, type ScenarioFile } from '../../recorded/scenarioFile';
import { isFlag, isNumber, isText, shape } from '../../wire/checks';
import { isObject } from '../../wire/json';
import { readLink } from '../links/readLink';
import type { Situation } from '../links/situation';

/** A field of the page with what was typed or ticked. */
export type TypedField = {
  label: string;
  /** The name of the fieldset, form or dialog around it; '' if there is none. */
  group: string;
  /** Its index among the fields with the same label and group. */
  nth: number;
  value: string | boolean;
};

/** Everything of a report but the calls. */
export type ReportDetails = {
  /** The link as the browser that made the report would open it. */
  link: string;
  /** The path within the application, which begins with '/'. */
  path: string;
  /** The query of the link. */
  query: string;
  /** The commit and its time, from the page's meta tag. */
  version: string;
  browser: string;
  /** The time zone of the device. */
  zone: string;
  window: {
    width: number;
    height: number;
    pixelRatio: number;
    scrollY: number;
    colorScheme: 'light' | 'dark';
  };
  /** The device's time, ISO. The backend's is the state's `recordedAt`. */
  madeAt: string;
  /** How the page differed from the backend. */
  differences: readonly string[];
  input: TypedField[];
  state: ScenarioFile;
  /** A data URL, or null if the browser could not make one. */
  screenshot: string | null;
};

/** A tester's report: a HAR recording of the calls with one field of its own. */
export type ReportFile = Har & { [REPORT]: ReportDetails };

/** Reads what restores the situation of a report. Null if the text is no report. Throws a ScenarioFileError if its state is damaged. */
export function parseReport(text: string): Pick<ReportDetails, 'path' | 'query' | 'input' | 'state'> | null {
  const report = reportOf(text);
  if (report === null) return null;
  const { path, query, input } = report;
  return {
    // A path of a report must not lead to another site.
    path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/',
    query: typeof query === 'string' ? query : '',
    input: Array.isArray(input) ? input.filter((field) => isTypedField(field)) : [],
    state: readScenarioFile(report.state),
  };
}

function reportOf(text: string) {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) && isObject(json[REPORT]) ? json[REPORT] : null;
  } catch {
    return null;
  }
}

const isTypedField = shape<TypedField>({
  label: isText,
  group: isText,
  nth: isNumber,
  value: (value) => isText(value) || isFlag(value),
});

/** The situation of a report. Its state already contains the sign-ups and the community of the link. */
export function situationOfReport(
  { query, state }: Pick<ReportDetails, 'query' | 'state'>,
  deviceNow: number,
): Situation {
  return {
    ...readLink(query, deviceNow).situation,
    offset: recordedAtOf(state) - deviceNow,
    signedInAs: state.signedInAs,
    signUps: [],
    community: {},
  };
}
