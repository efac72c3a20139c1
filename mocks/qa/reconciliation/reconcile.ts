import type { BackendEvent } from './backendEvents';
import { MINYAN_SIZE } from '../../../src/domain/counts';
import type { ShownForm, ShownPage, ShownSummary, ShownTable } from './readPage';

export type Reconciliation = {
  /** Number of summaries, tables and forms that were compared. */
  compared: number;
  differences: string[];
};

type Counted = Pick<BackendEvent, 'rows' | 'sure' | 'onlyIf' | 'own'>;

const NO_SIGN_UPS: Counted = { rows: 0, sure: 0, onlyIf: 0, own: null };

/** Compares the page with the tables of the backend. Adds up people on its own, so that it finds mistakes in the client's sums. */
export function reconcile(page: ShownPage, events: readonly BackendEvent[]): Reconciliation {
  const differences = [
    ...page.summaries.flatMap((shown) =>
      compare(`Summary of ${shown.title}`, byTitle(shown.title), (event) => summaryProblem(shown, event)),
    ),
    ...page.tables.flatMap((shown) =>
      compare(`Table '${shown.caption}'`, byCaption(shown.caption), (event) => tableProblem(shown, event)),
    ),
    ...page.forms.flatMap((shown) =>
      compare(`Form of ${shown.title}`, byTitle(shown.title), (event) => formProblem(shown, event)),
    ),
  ];
  const compared = page.summaries.length + page.tables.length + page.forms.length;
  return { compared, differences };

  function byTitle(title: string): BackendEvent[] {
    return events.filter((event) => event.title === title);
  }

  function byCaption(caption: string): BackendEvent[] {
    return events.filter(({ title, dayText }) => caption.includes(title) && caption.includes(dayText));
  }
}

/** Returns no problem if one candidate agrees: two events with the same name look the same on the page. */
function compare(
  subject: string,
  candidates: readonly Counted[],
  problemOf: (event: Counted) => string | null,
): string[] {
  const problems = (candidates.length > 0 ? candidates : [NO_SIGN_UPS]).map(problemOf);
  return problems.includes(null) ? [] : [`${subject}: ${problems[0]}`];
}

function summaryProblem({ coming, onlyIf }: ShownSummary, event: Counted): string | null {
  const total = event.sure + event.onlyIf;
  const expected =
    total >= MINYAN_SIZE ? { coming: total, onlyIf: null } : { coming: event.sure, onlyIf: event.onlyIf };
  if (coming === expected.coming && onlyIf === expected.onlyIf) return null;
  const describe = (counts: { coming: number | null; onlyIf: number | null }) =>
    counts.onlyIf === null
      ? `${counts.coming} coming`
      : `${counts.coming} coming and ${counts.onlyIf} if there is minyan`;
  return `it says ${describe({ coming, onlyIf })}, the backend has ${describe(expected)}.`;
}

function tableProblem({ rows, people }: ShownTable, event: Counted): string | null {
  const total = event.sure + event.onlyIf;
  if (rows === event.rows && people === total) return null;
  return `it has ${people} people in ${rows} rows, the backend ${total} in ${event.rows}.`;
}

function formProblem({ saved }: ShownForm, event: Counted): string | null {
  if (saved === event.own) return null;
  const describe = (men: number | null) => (men === null ? 'no sign-up' : `a sign-up of ${men}`);
  return `it shows ${describe(saved)} of the member's own, the backend has ${describe(event.own)}.`;
}
