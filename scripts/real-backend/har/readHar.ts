import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isObject, parseJson } from '../../../mocks/wire/json';
import { describeFileError } from '../contract/describeFileError';
import { decodeText, gunzip, isGzip, MAX_MEGABYTES } from './decode';
import { type HarEntry, readEntry } from './readEntry';

/** A file that is no usable recording. The message is one line for the person who passed the file. */
export class HarError extends Error {}

/** `leftOut` has a text for each entry that is no request: 'entry 3, which has no address'. */
export type Har = { entries: HarEntry[]; leftOut: string[] };

const HOW_TO_SAVE =
  "In the browser's developer tools, open 'Network', use the portal, and choose 'Save all as HAR with content'.";

/** Reads the requests of a HAR file. Throws a HarError for a file that is missing, too large, truncated or no HAR. */
export function readHar(file: string): Har {
  const name = path.basename(file) || 'The file';
  try {
    const megabytes = statSync(file).size / 1_000_000;
    if (megabytes > MAX_MEGABYTES)
      throw new HarError(
        `${name} has ${Math.round(megabytes)} MB; at most ${MAX_MEGABYTES} MB are read. Record fewer pages.`,
      );
    return parseHarFile(readFileSync(file), name);
  } catch (error) {
    if (error instanceof HarError) throw error;
    throw new HarError(`${name} ${describeFileError(error)}`);
  }
}

export function parseHarFile(bytes: Buffer, name: string): Har {
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004')
    throw new HarError(`${name} is a ZIP file. Unpack it.`);
  let unpacked = bytes;
  try {
    if (isGzip(bytes)) unpacked = gunzip(bytes);
  } catch {
    throw new HarError(`${name} cannot be decompressed: it is truncated, damaged or too large.`);
  }
  return parseHar(decodeText(unpacked), name);
}

export function parseHar(text: string, name = 'The file'): Har {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') throw new HarError(`${name} is empty.`);
  const har = parseJson(content);
  if (har === content) throw new HarError(`${name} ${whyNotJson(content)} ${HOW_TO_SAVE}`);
  const values: unknown = isObject(har) && isObject(har.log) ? har.log.entries : undefined;
  if (!Array.isArray(values)) throw new HarError(`${name} is JSON, but no HAR file. ${HOW_TO_SAVE}`);
  const entries: HarEntry[] = [];
  const leftOut: string[] = [];
  for (const [at, value] of values.entries()) {
    const entry = readEntry(value);
    if (typeof entry === 'string') leftOut.push(`entry ${at + 1}, which has ${entry}`);
    else entries.push(entry);
  }
  return { entries, leftOut };
}

function whyNotJson(content: string): string {
  if (!content.startsWith('{')) return 'is no HAR file: it is not JSON.';
  return content.endsWith('}')
    ? 'is damaged: it begins like a HAR file, but is not valid JSON.'
    : 'is truncated: it ends in the middle. Save it again.';
}
