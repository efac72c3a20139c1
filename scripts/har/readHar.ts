import { readFileSync, statSync } from 'node:fs';
import type { Entry } from 'har-format';
import { isNumber, isText, shape } from '../../mocks/wire/checks';
import { isObject, parseJson } from '../../mocks/wire/json';
import { describeFileError } from '../contract/describeFileError';

/** A file that is no usable recording. The message is one line for the person who passed the file. */
export class HarError extends Error {}

const MAX_MEGABYTES = 64;

const HOW_TO_SAVE =
  "In the browser's developer tools, open 'Network', use the portal, and choose 'Save all as HAR with content'.";

/** Reads the requests of a HAR file. Throws a HarError for a file that is missing, too large, truncated or no HAR. */
export function readHar(file: string): Entry[] {
  try {
    const megabytes = statSync(file).size / 1_000_000;
    if (megabytes > MAX_MEGABYTES)
      throw new HarError(
        `${file} has ${Math.round(megabytes)} MB; at most ${MAX_MEGABYTES} MB are read. Record fewer pages, or filter the list by 'Fetch/XHR' before you save it.`,
      );
    return parseHar(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof HarError) throw error;
    throw new HarError(`${file} ${describeFileError(error)}`);
  }
}

export function parseHar(text: string, file = 'The file'): Entry[] {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') throw new HarError(`${file} is empty.`);
  const har = parseJson(content);
  if (har === content) throw new HarError(`${file} ${whyNotJson(content)} ${HOW_TO_SAVE}`);
  const entries = isObject(har) && isObject(har.log) ? har.log.entries : undefined;
  if (!Array.isArray(entries)) throw new HarError(`${file} is JSON, but no HAR file. ${HOW_TO_SAVE}`);
  return entries.filter(isEntry);
}

function whyNotJson(content: string): string {
  if (!content.startsWith('{')) return 'is no HAR file: it is not JSON.';
  return content.endsWith('}')
    ? 'is damaged: it begins like a HAR file, but is not valid JSON.'
    : 'is truncated: it ends in the middle. Save it again.';
}

const hasReadParts = shape({
  startedDateTime: isText,
  request: shape({ method: isText, url: (url): url is string => isText(url) && URL.canParse(url) }),
  response: shape({ status: isNumber, content: isObject }),
});

/** Whether an entry has the parts that are read. A browser may write entries of requests that were never sent. */
const isEntry = (value: unknown): value is Entry => hasReadParts(value);
