import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Backend } from '../mocks/backend';

/** The backend that the story's loader has started. A play function can read its data or make it fail. */
export function backendOf({ loaded }: { loaded: Record<string, unknown> }): Backend {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader is our own
  return loaded['backend'] as Backend;
}

type Role = Parameters<typeof screen.findByRole>[0];

/** Waits until an element with this role and name is visible. If there are several, waits for the first one. */
export async function seeRole(role: Role, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole(role, { name })[0]).toBeVisible());
}

export async function seeText(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** The sign-up form of the upcoming Shabbos, as soon as it exists. */
export const findForm = async () => within(await screen.findByRole('group', { name: /^שבת/ }));

export const findSummary = async () => within(await screen.findByRole('region', { name: /^Summary of שבת/ }));

/** Replaces the values of fields by typing. The keys are the labels of the fields. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Submits the form that contains this field. A search for the button by its name could find a button of the header. */
async function submitFormWith(label: string): Promise<void> {
  const button = (await screen.findByLabelText(label))
    .closest('form')
    ?.querySelector('button[type="submit"]');
  if (!button) throw new Error(`The field '${label}' is in no form with a submit button.`);
  await userEvent.click(button);
}

export async function signIn(username = 'demo', password = 'Shabbos1'): Promise<void> {
  await fillIn({ 'Email address': username, Password: password });
  await submitFormWith('Password');
}

/** Fills in the required fields of a request form and submits it. */
export async function submitRequest(): Promise<void> {
  await fillIn({ 'Combination code': '4812' });
  await userEvent.click(screen.getByLabelText('I accept the terms and conditions'));
  await press('Submit');
}

/** Clicks these buttons or links of the header, in this order. On a narrow page, opens the header's menu first. */
export async function pressInHeader(...names: string[]): Promise<void> {
  const toggle = screen.queryByRole('button', { name: 'Toggle navigation' });
  if (toggle?.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  const [header] = await screen.findAllByRole('banner');
  for (const name of names) {
    const found = [...(header?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
      ({ textContent }) => textContent === name,
    );
    if (found === undefined) throw new Error(`The header has no link or button '${name}'.`);
    await userEvent.click(found);
  }
}
