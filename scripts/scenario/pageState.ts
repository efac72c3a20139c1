import type { Page } from '@playwright/test';
import { twoFrames } from '../../e2e/support/waitForReads';

/** What a page shows, as texts without personal values: a name or unit is replaced by its place among the different ones. */
export type PageState = string[];

/** Reads headings, summaries, forms and tables of the page. */
async function readPageState(page: Page): Promise<PageState> {
  // tsx wraps each named function in a call of __name, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  return page.evaluate(() => {
    const seen = new Map<string, number>();
    const numberOf = (text: string) => {
      seen.set(text, seen.get(text) ?? seen.size);
      return `#${seen.get(text)}`;
    };
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const PERSONAL_TERMS = /^(Baal Korah|Maftir & Mussaf)$/;
    const valueOf = (term: string, value: string) =>
      PERSONAL_TERMS.test(term) && !/^(No Baal Korah|Not Reserved)$/.test(value)
        ? `${value.split(/[:,]/).length} named`
        : value;
    const isTime = /^(Candle lighting|End of|Nightfall)/;

    const summaries = [...document.querySelectorAll('section[aria-label^="Summary of "]')].flatMap(
      (section) =>
        [...section.querySelectorAll('dt')].map((term) => {
          const name = textOf(term);
          const value = isTime.test(name) ? 'a time' : valueOf(name, textOf(term.nextElementSibling));
          return `summary: ${name} = ${value}`;
        }),
    );
    const forms = [...document.querySelectorAll('fieldset[aria-label]')].map((group) => {
      const inputs = [...group.querySelectorAll('input')].map((input) =>
        [input.type === 'checkbox' ? input.checked : input.value, input.disabled].join(','),
      );
      const buttons = [...group.querySelectorAll('button')].map(
        (button) => `${textOf(button)}${button.disabled ? ' (off)' : ''}`,
      );
      return `form: ${inputs.join(' ')} | ${buttons.join(' ')}`;
    });
    const tables = [...document.querySelectorAll('table')].flatMap((table) => {
      const headers = [...table.querySelectorAll('thead th')].map(textOf);
      const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) =>
        [...row.cells]
          .map((cell, at) => {
            const text = textOf(cell);
            if (headers[at] === 'Unit #') return text === '' ? '' : numberOf(`unit ${text}`);
            if (headers[at] !== 'Name' || row.cells.length === 1 || text.startsWith('Anonymous')) return text;
            return numberOf(text.replace(/ \(guest\)$/, '')) + (text.endsWith(' (guest)') ? ' (guest)' : '');
          })
          .join(' | '),
      );
      return [`table: ${headers.join(' | ')}`, ...rows];
    });
    const dialogs = [...document.querySelectorAll('[role="dialog"] h1, [role="dialog"] h2')].map(
      (one) => `dialog: ${textOf(one)}`,
    );
    const links = [...document.querySelectorAll('header a, header button')].map(
      (one) => `header: ${textOf(one)}`,
    );
    const paragraphs = `paragraphs: ${document.querySelectorAll('main p, main li').length}`;
    return [...dialogs, ...links, ...summaries, ...forms, ...tables, paragraphs];
  });
}

/** Waits until everything on the page is loaded and rendered, then reads it. */
export async function readSettledState(page: Page): Promise<PageState> {
  // On a busy machine the network can be idle before the page has sent its calls, so this also waits for the spinners to go.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[aria-label="Loading"], [aria-busy="true"]')];
    return document.querySelector('h1') && waiting.every((one) => one.getClientRects().length === 0);
  });
  await page.evaluate(twoFrames);
  // Tables are rendered one after the other, but all at once before printing (see useGradualRows).
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  return readPageState(page);
}
