import { MINYAN_SIZE } from '@/domain/counts';
import type { BackendEvent } from './backendEvents';
import type { ShownPage } from './readPage';

export type Reconciliation = {
  /** Number of summaries, tables and forms that were compared. */
  compared: number;
  differences: string[];
};

type Counted = Pick<BackendEvent, 'rows' | 'sure' | 'onlyIf' | 'own'>;

const NO_SIGN_UPS: Counted = { rows: 0, sure: 0, onlyIf: 0, own: null };

/** Compares the page with the tables of the backend. Adds up people itself, so that it finds mistakes in the client's sums. */
export function reconcile(page: ShownPage, events: readonly BackendEvent[]): Reconciliation {
  const named = (title: string) => events.filter((event) => event.title === title);
  const captioned = (caption: string) =>
    events.filter(({ title, dayText }) => caption.includes(title) && caption.includes(dayText));
  const comparisons = [
    ...page.summaries.map(({ title, coming, onlyIf }) =>
      compare(`Summary of ${title}`, summaryText(coming, onlyIf), named(title), (event) =>
        event.sure + event.onlyIf >= MINYAN_SIZE
          ? summaryText(event.sure + event.onlyIf, null)
          : summaryText(event.sure, event.onlyIf),
      ),
    ),
    ...page.tables.map(({ caption, people, rows }) =>
      compare(`Table '${caption}'`, tableText(people, rows), captioned(caption), (event) =>
        tableText(event.sure + event.onlyIf, event.rows),
      ),
    ),
    ...page.forms.map(({ title, saved }) =>
      compare(`Form of ${title}`, formText(saved), named(title), ({ own }) => formText(own)),
    ),
  ];
  return { compared: comparisons.length, differences: comparisons.flat() };
}

/** Returns no difference if one candidate agrees: two events with the same name look the same on the page. */
function compare(
  subject: string,
  shown: string,
  candidates: readonly Counted[],
  textOf: (event: Counted) => string,
): string[] {
  const expected = (candidates.length > 0 ? candidates : [NO_SIGN_UPS]).map(textOf);
  return expected.includes(shown) ? [] : [`${subject}: it shows ${shown}, the backend has ${expected[0]}.`];
}

const summaryText = (coming: number | null, onlyIf: number | null) =>
  `${coming} coming${onlyIf === null ? '' : ` and ${onlyIf} if there is minyan`}`;

const tableText = (people: number, rows: number) => `${people} people in ${rows} rows`;

const formText = (men: number | null) => (men === null ? 'no own sign-up' : `an own sign-up of ${men}`);
