/** Up to four digits as a number, '' for an empty text, null for any other text. */
export function parseCount(text: string): number | '' | null {
  const typed = text.trim();
  if (!/^\d{0,4}$/.test(typed)) return null;
  return typed === '' ? '' : Number(typed);
}
