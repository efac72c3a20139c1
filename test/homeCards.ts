import { toDay } from '@/domain/day';
import { screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../mocks/backend';
import { createBuilders } from '../mocks/data/builders';
import type { HolidayRecord, SignUpRecord } from '../mocks/data/db';
import { renderApp, type RenderAppOptions, type RenderedApp } from './renderApp';

/** The name and the day of the upcoming Shabbos at the time of most tests. */
export const THIS_WEEK = 'שבת פרשת תולדות';
export const SHABBOS = toDay('2026-11-14');

export const form = (event = THIS_WEEK) => within(screen.getByRole('group', { name: event }));

export const summary = (event = THIS_WEEK) =>
  within(screen.getByRole('region', { name: `Summary of ${event}` }));

export const men = (event = THIS_WEEK): HTMLElement =>
  form(event).getByRole('spinbutton', { name: 'Number of men' });

export const box = (label: string, event = THIS_WEEK): HTMLElement =>
  form(event).getByRole('checkbox', { name: label });

export const button = (name: string, event = THIS_WEEK): HTMLElement =>
  form(event).getByRole('button', { name });

/** Waits until the form has an enabled button with this name. */
export const findButton = (name: string, event = THIS_WEEK) =>
  waitFor(() => expect(button(name, event)).toBeEnabled());

export const formActions = ({ user }: Pick<RenderedApp, 'user'>) => ({
  press: (name: string, event = THIS_WEEK) => user.click(button(name, event)),
  enterMen: async (text: string, event = THIS_WEEK) => {
    await user.clear(men(event));
    if (text !== '') await user.type(men(event), text);
  },
  tick: (label: string, event = THIS_WEEK) => user.click(box(label, event)),
});

/** Opens the home of the demo member. By default nobody has signed up before `change`. Resolves when the card of `event` has its form. */
export async function openHome({
  event = THIS_WEEK,
  ...options
}: RenderAppOptions & { event?: string } = {}) {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', ...options });
  await screen.findByRole('group', { name: event });
  await app.settled();
  return { ...app, ...formActions(app) };
}

/** Opens the dialog for a later Shabbos, and picks the day whose name matches. */
export async function pickLater({ user }: Pick<RenderedApp, 'user'>, day: RegExp) {
  await user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' }));
  await user.click(dialog.getByRole('combobox', { name: 'Select a date' }));
  await user.click(await screen.findByRole('button', { name: day }));
  return dialog;
}

/** Adds a sign-up to the backend, by default one of the demo member for the upcoming Shabbos. */
export function addRecord(backend: Backend, record: Partial<SignUpRecord> & { by?: string } = {}): void {
  const { by = 'demo', ...fields } = record;
  const member = backend.db.members.find(({ username }) => username === by);
  if (member === null) throw new Error(`There is no account '${by}'.`);
  const own = { id: backend.db.nextId('record'), userId: member.id, day: SHABBOS };
  backend.db.signUps.insert(createBuilders(backend.now()).buildSignUp({ ...own, ...fields }));
}

/** Returns a `change` that adds these sign-ups. */
export const withRecords =
  (...records: Parameters<typeof addRecord>[1][]) =>
  (backend: Backend): void =>
    records.forEach((record) => addRecord(backend, record));

/** Returns a `change` that leaves only these holidays in the backend. */
export const listing =
  (...holidays: (Partial<HolidayRecord> & { name: string })[]) =>
  ({ db }: Backend): void => {
    db.holidays.remove(() => true);
    for (const holiday of holidays)
      db.holidays.insert({ displayName: holiday.name, day: toDay('2026-12-12'), emoji: null, ...holiday });
  };
