const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist.',
  EISDIR: 'is a folder.',
  EACCES: 'may not be read by you.',
};

/** Says in words why a file cannot be read: '... does not exist.' */
export function describeFileError(error: unknown): string {
  // Not by instanceof: under Jest, the errors of Node come from another realm.
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? `cannot be read${code === '' ? '' : ` (${code})`}.`;
}
