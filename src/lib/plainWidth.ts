/** Replaces full-width characters, which some keyboards write, with plain ones. */
export const plainWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));
