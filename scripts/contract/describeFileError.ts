const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist.',
  EISDIR: 'is a folder.',
  EACCES: 'may not be read by you.',
};

/** Says in words why a file cannot be read: '... does not exist.' */
export function describeFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? `cannot be read${code === '' ? '' : ` (${code})`}.`;
}
