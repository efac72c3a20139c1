import type { BackendEvent } from './backendEvents';
import { readPage } from './readPage';
import { reconcile } from './reconcile';

const event = (overrides: Partial<BackendEvent> = {}): BackendEvent => ({
  title: 'Shoftim',
  dayText: 'Saturday Aug 15th, 2026',
  rows: 3,
  sure: 5,
  onlyIf: 2,
  own: null,
  ...overrides,
});

function page(html: string) {
  document.body.innerHTML = html;
  return readPage(document.body);
}

const summary = (coming: number, onlyIf: number | null) => `
  <section aria-label="Summary of Shoftim"><dl>
    <div><dt>People coming</dt><dd>${coming}</dd></div>
    ${onlyIf === null ? '' : `<div><dt>People coming if there is minyan</dt><dd>${onlyIf}</dd></div>`}
  </dl></section>`;

const table = (...cells: string[]) => `
  <table><caption>Upcoming Shabbos <span>Shoftim</span> <span>Saturday Aug 15th, 2026</span></caption>
    <thead><tr><th>Name</th><th>Coming</th></tr></thead>
    <tbody>${cells.map((cell) => `<tr><th>Adler</th><td>${cell}</td></tr>`).join('')}
      ${cells.length === 0 ? '<tr><td colspan="2">No sign-ups yet</td></tr>' : ''}</tbody></table>`;

const form = (button: string, men: number) =>
  `<fieldset aria-label="Shoftim"><input type="text" role="spinbutton" value="${men}" /><button>${button}</button></fieldset>`;

test('compares nothing on a page without minyan data', () => {
  const other = page('<p>About us</p><table><tr><td>1</td></tr></table>');
  expect(reconcile(other, [event()])).toEqual({ compared: 0, differences: [] });
});

test.each([
  ['matching counts', summary(5, 2), event()],
  ['matching counts of a minyan', summary(10, null), event({ sure: 8 })],
  ['a matching table', table('3 People', '2 People (Only if minyan)', '2 People'), event()],
  ['an empty table', table(), event({ rows: 0, sure: 0, onlyIf: 0 })],
  ['a form with the saved sign-up', form('Edit', 3), event({ own: 3 })],
  ['a form without a sign-up', form('Sign up', 1), event()],
  ['a form that is being edited', form('Update', 7), event({ own: 3 })],
])('accepts %s', (_title, html, backendEvent) => {
  expect(reconcile(page(html), [backendEvent]).differences).toEqual([]);
});

const COUNTS = 'Summary of Shoftim: it shows';
const IF = 'if there is minyan';
const TABLE = "Table 'Upcoming Shabbos Shoftim Saturday Aug 15th, 2026': it shows";
const FORM = 'Form of Shoftim: it shows';
const saved = 'the backend has an own sign-up of 2.';

test.each([
  [`${COUNTS} 6 coming and 2 ${IF}, the backend has 5 coming and 2 ${IF}.`, summary(6, 2), {}],
  // Only the backend counts the first of these two as a minyan, only the page the second.
  [`${COUNTS} 8 coming and 2 ${IF}, the backend has 10 coming.`, summary(8, 2), { sure: 8 }],
  [`${COUNTS} 9 coming, the backend has 7 coming and 2 ${IF}.`, summary(9, null), { sure: 7 }],
  [`${TABLE} 7 people in 2 rows, the backend has 7 people in 3 rows.`, table('3 People', '4 People'), {}],
  [`${FORM} an own sign-up of 3, ${saved}`, form('Edit', 3), { own: 2 }],
  [`${FORM} no own sign-up, ${saved}`, form('Sign up', 1), { own: 2 }],
])('reports: %s', (difference, html, stored) => {
  expect(reconcile(page(html), [event(stored)]).differences).toEqual([difference]);
});

test('expects no sign-up for an event that the backend does not have', () => {
  expect(reconcile(page(form('Edit', 3)), []).differences).toHaveLength(1);
  expect(reconcile(page(form('Sign up', 3)), []).differences).toEqual([]);
});

test('accepts a summary that agrees with one of two events of the same name', () => {
  const backend = [event(), event({ sure: 1, onlyIf: 0 })];
  expect(reconcile(page(summary(1, 0)), backend).differences).toEqual([]);
  expect(reconcile(page(summary(4, 0)), backend).differences).toHaveLength(1);
});
