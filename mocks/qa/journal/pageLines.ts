import type { Journal } from './journal';
import { isField, nameOf } from './pageControls';

const LEFT_OUT = 'script, style, noscript, template, option, #qa-panel';

/** What the page shows, independent of the window size: its address, its title, its texts and the values of its fields. */
export function pageLines(valueOf: Journal['valueOf']): string[] {
  const lines = [window.location.pathname, document.title];
  const read = (element: Element): void => {
    if (element.matches(LEFT_OUT)) return;
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    // An element with a text of its own is one line, together with the texts of its descendants.
    const hasText = [...element.childNodes].some(isText);
    if (isField(element)) lines.push(`${nameOf(element)}: ${valueOf(element)}${stateOf(element)}`);
    else if (element.matches('input')) lines.push(nameOf(element) + stateOf(element));
    else if (hasText) lines.push((element.textContent ?? '').replace(/\s+/g, ' ').trim() + stateOf(element));
    const inner = hasText ? element.querySelectorAll('input, select, textarea') : element.children;
    [...inner].forEach(read);
  };
  read(document.body);
  return lines;
}

const stateOf = (element: Element): string =>
  (element.matches(':checked') ? ' (ticked)' : '') + (element.matches(':disabled') ? ' (disabled)' : '');

const MAX_SENTENCES = 12;

/** Sentences about how the shown page differs from the reported page. */
export function differencesOf(reported: readonly string[], shown: readonly string[]): string[] {
  const sentences = [
    ...without(reported, shown).map((line) => `Only the report shows ${line}.`),
    ...without(shown, reported).map((line) => `Only this page shows ${line}.`),
  ];
  const more = sentences.length - MAX_SENTENCES;
  return more <= 1
    ? sentences
    : [...sentences.slice(0, MAX_SENTENCES), `There are ${more} more differences.`];
}

/** The lines that occur more often in `one` than in `other`, in quotes. */
function without(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) - 1);
  const more = [...counts].filter(([, count]) => count > 0);
  return more.map(([line, count]) => `'${line}'${count === 1 ? '' : ` (${count} times)`}`);
}
