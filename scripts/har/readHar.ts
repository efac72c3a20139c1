import { readFileSync, statSync } from 'node:fs';
import type { Entry } from 'har-format';
import { isObject } from '../../mocks/wire/json';
import { describeFileError } from '../contract/describeFileError';

/** A file that is no usable recording. The message is one line for the person who passed the file. */
export class HarError extends Error {}

const MEGABYTE = 1_000_000;
const MAX_BYTES = 64 * MEGABYTE;

const HOW_TO_SAVE =
  "In the browser's developer tools, open 'Network', use the portal, and choose 'Save all as HAR with content'.";

/** Reads the requests of a HAR file. Throws a HarError for a file that is missing, too large, truncated or no HAR. */
export function readHar(file: string): Entry[] {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MAX_BYTES) throw tooLarge(file, size);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof HarError) throw error;
    throw new HarError(`${file} ${describeFileError(error)}`);
  }
  return parseHar(text, file);
}

function tooLarge(file: string, size: number): HarError {
  return new HarError(
    `${file} has ${Math.round(size / MEGABYTE)} MB; at most ${MAX_BYTES / MEGABYTE} MB are read. Record fewer pages, or filter the list by 'Fetch/XHR' before you save it.`,
  );
}

export function parseHar(text: string, file = 'The file'): Entry[] {
  const har = parse(text.replace(/^\uFEFF/, '').trim(), file);
  const entries = isObject(har) && isObject(har.log) ? har.log.entries : undefined;
  if (!Array.isArray(entries)) throw new HarError(`${file} is JSON, but no HAR file. ${HOW_TO_SAVE}`);
  return entries.filter(isEntry);
}

function parse(text: string, file: string): unknown {
  if (text === '') throw new HarError(`${file} is empty.`);
  try {
    return JSON.parse(text);
  } catch {
    if (!text.startsWith('{')) throw new HarError(`${file} is no HAR file: it is not JSON. ${HOW_TO_SAVE}`);
    throw new HarError(
      text.endsWith('}')
        ? `${file} is damaged: it begins like a HAR file, but is not valid JSON. ${HOW_TO_SAVE}`
        : `${file} is truncated: it ends in the middle. Save it again. ${HOW_TO_SAVE}`,
    );
  }
}

/** Whether an entry has the parts that are read. A browser may write entries of requests that were never sent. */
function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !isObject(value.request) || !isObject(value.response)) return false;
  const { request, response } = value;
  return (
    typeof request.method === 'string' &&
    typeof request.url === 'string' &&
    URL.canParse(request.url) &&
    typeof response.status === 'number' &&
    isObject(response.content) &&
    typeof value.startedDateTime === 'string'
  );
}
