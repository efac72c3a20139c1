/** Says in words why a file cannot be read, or cannot be written: '... does not exist.' */
export function describeFileError(error: unknown, done: 'read' | 'written' = 'read'): string {
  // `instanceof` would fail under Jest, where the errors of Node come from another realm.
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT')
    return done === 'read' ? 'does not exist.' : 'cannot be written: its folder does not exist.';
  if (code === 'EISDIR') return 'is a folder.';
  if (code === 'EACCES') return `may not be ${done} by you.`;
  return `cannot be ${done}${code === '' ? '' : ` (${code})`}.`;
}
