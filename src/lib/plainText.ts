const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** A typed code, user name or email address without invisible characters, such as direction marks, and without blanks around it. */
export const plainCode = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** Replaces full-width characters, which some keyboards write, with plain ones. */
export const plainWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));

/** Up to four digits as a number, '' for an empty text, null for any other text. */
export function parseCount(text: string): number | '' | null {
  const typed = plainWidth(text).trim();
  if (!/^\d{0,4}$/.test(typed)) return null;
  return typed === '' ? '' : Number(typed);
}
