/** The properties of a bundled file that this module reads. */
interface BundledFile {
  type: string;
  isEntry?: boolean;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss?: Set<string> };
}

/**
 * Removes the stylesheets of the entry from the bundle and returns their text, to be inlined into the pages. Vite then
 * neither links them in the HTML nor loads them again with a lazy chunk, which would put them after the styles of screens.
 */
export function takeFirstStyles(bundle: Record<string, BundledFile>): string {
  const entries = Object.values(bundle).filter(({ type, isEntry }) => type === 'chunk' && isEntry === true);
  const names = entries.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const styles = names.map((name) => String(bundle[name]?.source ?? ''));
  for (const { viteMetadata } of entries) viteMetadata?.importedCss?.clear();
  for (const name of names) delete bundle[name];
  return styles.join('').trim();
}
