/** The text of an element on one line, '' without an element. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The minyan data that the page shows, read from its texts and accessible names. */
export type ShownPage = ReturnType<typeof readPage>;
export type ShownForm = ShownPage['forms'][number];

const SUMMARY = 'Summary of ';

export function readPage(root: ParentNode) {
  return {
    summaries: [...root.querySelectorAll(`section[aria-label^="${SUMMARY}"]`)].map(readSummary),
    tables: [...root.querySelectorAll('table')].flatMap(readTable),
    forms: [...root.querySelectorAll('fieldset[aria-label]')].flatMap(readForm),
  };
}

function readSummary(section: Element) {
  const title = (section.getAttribute('aria-label') ?? '').slice(SUMMARY.length);
  const valueOf = (label: string) => {
    const term = [...section.querySelectorAll('dt')].find((one) => textOf(one) === label);
    const value = term?.nextElementSibling;
    return value ? Number(textOf(value)) : null;
  };
  return { title, coming: valueOf('People coming'), onlyIf: valueOf('People coming if there is minyan') };
}

/** Returns an empty list for a table without a caption or a column 'Coming': such a table does not list sign-ups. */
function readTable(table: HTMLTableElement) {
  const caption = table.caption;
  const column = [...table.querySelectorAll('thead th')].findIndex((one) => textOf(one) === 'Coming');
  if (caption === null || column === -1) return [];
  const cells = [...(table.tBodies[0]?.rows ?? [])].flatMap((row) => row.cells[column] ?? []);
  const people = cells.reduce((sum, cell) => sum + Number(/^\d+/.exec(textOf(cell))?.[0] ?? 0), 0);
  return [{ caption: textOf(caption), rows: cells.length, people }];
}

/**
 * `saved` is the number of men in the saved sign-up that the form shows, or null if it offers a new sign-up. Returns an empty
 * list for a form that is being edited: the backend does not have its values yet.
 */
function readForm(group: Element): { title: string; saved: number | null }[] {
  const title = group.getAttribute('aria-label') ?? '';
  const men = group.querySelector<HTMLInputElement>('input[role="spinbutton"], input[type="number"]');
  const buttons = [...group.querySelectorAll('button')];
  const findEnabled = (name: string) => buttons.find((button) => textOf(button) === name && !button.disabled);
  if (men === null) return [];
  if (findEnabled('Edit')) return [{ title, saved: Number(men.value) }];
  return findEnabled('Sign up') ? [{ title, saved: null }] : [];
}
