/** Takes a sentence about a part of a link that was not applied. */
export type ReportProblem = (problem: string) => void;

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Splits a text at a separator, except within brackets and, inside them, within double quotes. Leaves empty parts out.
 *
 * @example splitList('a:409({"error":"x, y"}),b:500', ',') // ['a:409({"error":"x, y"})', 'b:500']
 */
export function splitList(text: string, separator: string): string[] {
  const parts: string[] = [''];
  const open: string[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === separator && open.length === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += char;
    if (isQuoted && char === '\\') {
      parts[parts.length - 1] += text[at + 1] ?? '';
      at += 1;
    } else if (char === '"' && open.length > 0) isQuoted = !isQuoted;
    else if (!isQuoted && CLOSING.has(char)) open.push(CLOSING.get(char) ?? '');
    else if (!isQuoted && char === open.at(-1)) open.pop();
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
