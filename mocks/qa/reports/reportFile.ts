import { readScenarioFile, recordedAtOf, REPORT, type ScenarioFile } from '../../recorded/scenarioFile';
import { isFlag, isNumber, isText, shape } from '../../wire/checks';
import { isObject } from '../../wire/json';
import { readLink } from '../links/link';
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

/** What restores the situation of a report. */
type Restorable = {
  /** The path within the application, which begins with '/'. */
  path: string;
  /** The query of the link. */
  query: string;
  input: TypedField[];
  state: ScenarioFile;
};

/** Reads what restores the situation of a report. Null if the text is no report. Throws a ScenarioFileError if its state is damaged. */
export function parseReport(text: string): Restorable | null {
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
  { query, state }: Pick<Restorable, 'query' | 'state'>,
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
