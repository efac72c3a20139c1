import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Backend } from '../mocks/backend';

/** The backend that the story's loader has started, to make it fail from now on or to see what it holds. */
export function backendOf({ loaded }: { loaded: Record<string, unknown> }): Backend {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader is our own
  return loaded['backend'] as Backend;
}

type Role = Parameters<typeof screen.findByRole>[0];

/** Waits until something of this role and name can be seen; a screen's parts may come one after the other. */
export async function see(role: Role, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole(role, { name })[0]).toBeVisible());
}

/** Waits until this text can be seen. */
export async function read(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Types into the fields of these labels, in place of what stands there. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** Presses a button as soon as there is one of that name. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** The button at the foot of the form in which a field stands; the header may have one of the same name. */
export async function send(label: string): Promise<void> {
  const button = (await screen.findByLabelText(label))
    .closest('form')
    ?.querySelector('button[type="submit"]');
  if (!button) throw new Error(`'${label}' stands in no form that can be sent.`);
  await userEvent.click(button);
}

export async function signIn(username = 'demo', password = 'Shabbos1'): Promise<void> {
  await fillIn({ 'Email address': username, Password: password });
  await send('Password');
}

/** Presses a button or a link of the header, out of its folded menu where the page is narrow. */
export async function pressInHeader(...names: string[]): Promise<void> {
  const toggle = screen.queryByRole('button', { name: 'Toggle navigation' });
  if (toggle?.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  const [header] = await screen.findAllByRole('banner');
  for (const name of names) {
    const found = [...(header?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
      (one) => one.textContent === name,
    );
    if (found === undefined) throw new Error(`The header has no '${name}'.`);
    await userEvent.click(found);
  }
}
