import type { Page } from '@playwright/test';
import { untilLoaded } from '../../e2e/support/untilLoaded';

/**
 * Reads headings, summaries, forms and tables of the page once it has loaded, as texts without personal values: a name or unit
 * is replaced by its place among the different ones.
 */
export async function readPageState(page: Page): Promise<string[]> {
  await untilLoaded(page);
  // Tables are rendered one after the other, but all at once before printing (see useGradualRows).
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // tsx wraps each named function in a call of __name, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  return page.evaluate(() => {
    const seen = new Map<string, number>();
    const numberOf = (text: string) => {
      seen.set(text, seen.get(text) ?? seen.size);
      return `#${seen.get(text)}`;
    };
    const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const read = (selector: string, toText: (element: Element) => string) =>
      [...document.querySelectorAll(selector)].map(toText);

    const valueOf = (term: string, value: string) => {
      if (/^(Candle lighting|End of|Nightfall)/.test(term)) return 'a time';
      const isPersonal =
        /^(Baal Korah|Maftir & Mussaf)$/.test(term) && !/^(No Baal Korah|Not Reserved)$/.test(value);
      return isPersonal ? `${value.split(/[:,]/).length} named` : value;
    };
    const cellText = (header: string | undefined, cell: HTMLTableCellElement, isOnly: boolean) => {
      const text = textOf(cell);
      if (header === 'Unit #') return text === '' ? '' : numberOf(`unit ${text}`);
      if (header !== 'Name' || isOnly || text.startsWith('Anonymous')) return text;
      const [name = '', guest = ''] = text.split(/(?= \(guest\)$)/);
      return numberOf(name) + guest;
    };

    return [
      ...read('[role="dialog"] h1, [role="dialog"] h2', (heading) => `dialog: ${textOf(heading)}`),
      ...read('header a, header button', (link) => `header: ${textOf(link)}`),
      ...read('section[aria-label^="Summary of "] dt', (term) => {
        const name = textOf(term);
        return `summary: ${name} = ${valueOf(name, textOf(term.nextElementSibling))}`;
      }),
      ...read('fieldset[aria-label]', (group) => {
        const inputs = [...group.querySelectorAll('input')].map((input) =>
          [input.type === 'checkbox' ? input.checked : input.value, input.disabled].join(','),
        );
        const buttons = [...group.querySelectorAll('button')].map(
          (button) => `${textOf(button)}${button.disabled ? ' (off)' : ''}`,
        );
        return `form: ${inputs.join(' ')} | ${buttons.join(' ')}`;
      }),
      ...[...document.querySelectorAll('table')].flatMap((table) => {
        const headers = [...table.querySelectorAll('thead th')].map(textOf);
        const rows = [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
          [...cells].map((cell, at) => cellText(headers[at], cell, cells.length === 1)).join(' | '),
        );
        return [`table: ${headers.join(' | ')}`, ...rows];
      }),
      `paragraphs: ${document.querySelectorAll('main p, main li').length}`,
    ];
  });
}
