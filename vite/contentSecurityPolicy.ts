import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFileOf } from '../mocks/static/contentSecurityPolicy.ts';

/** How a policy names an inline script or style: the hash of its exact text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes the Content-Security-Policy of the pages in `outDir` as a line for nginx, which deploy/install.sh installs together
 * with the pages. The policy allows only these inline scripts and this style.
 */
export async function writePolicy(outDir: string, scripts: readonly string[], style: string): Promise<void> {
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(hashSource)].join(' '),
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Only the sanitizer may turn text into HTML.
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
  const file = policyFileOf(outDir);
  await mkdir(path.dirname(file), { recursive: true });
  const comment =
    '# Written by the build. The hashes belong to the inline scripts and style of the pages of this build.';
  await writeFile(file, `${comment}\nset $csp "${policy}";\n`);
}
