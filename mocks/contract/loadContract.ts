import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** docs/openapi.yaml, parsed; for Node, where the working directory is the project's. */
export function loadContract(): unknown {
  return parse(readFileSync(path.join(process.cwd(), 'docs', 'openapi.yaml'), 'utf8'));
}
