import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Parses docs/openapi.yaml. Needs Node, with the project's root as its working directory. */
export function loadContract(): unknown {
  return parse(readFileSync(path.join(process.cwd(), 'docs', 'openapi.yaml'), 'utf8'));
}
