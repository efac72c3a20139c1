/** The text with plain characters for full-width ones, as some keyboards write them. */
export const plainWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));
