import { recordedAtOf, REPORT, type ScenarioFile } from '../../recorded/scenarioFile';
import { isFlag, isNumber, isText, shape } from '../../wire/checks';
import { isObject, parseJson } from '../../wire/json';
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

/** What restores the page of a report. Its state is a scenario file. */
type Report = {
  /** The path within the application, which begins with '/'. */
  path: string;
  /** The query of the link. */
  query: string;
  input: TypedField[];
};

/** Reads what restores the page of a report. Null if the text is no report. */
export function parseReport(text: string): Report | null {
  const json = parseJson(text);
  if (!isObject(json) || !isObject(json[REPORT])) return null;
  const { path, query, input } = json[REPORT];
  return {
    // A path of a report must not lead to another site.
    path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/',
    query: typeof query === 'string' ? query : '',
    input: Array.isArray(input) ? input.filter((field) => isTypedField(field)) : [],
  };
}

const isTypedField = shape<TypedField>({
  label: isText,
  group: isText,
  nth: isNumber,
  value: (value) => isText(value) || isFlag(value),
});

/** The situation of a report. Its state already contains the sign-ups and the community of the link. */
export function situationOfReport({ query }: Report, state: ScenarioFile, deviceNow: number): Situation {
  return {
    ...readLink(query, deviceNow).situation,
    offset: recordedAtOf(state) - deviceNow,
    signedInAs: state.signedInAs,
    signUps: [],
    community: {},
  };
}
