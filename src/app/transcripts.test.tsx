import { virtual } from '@guidepup/virtual-screen-reader';
import { act, configure, screen, within } from '@testing-library/react';
import {
  field,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  submitButton,
} from '../../test/renderApp';

// StrictMode is off, because each dialog would open twice, and the screen reader would say so.
configure({ reactStrictMode: false });

// The screen reader reads the style and the labels of each element many times. jsdom computes both slowly, and these tests have
// no styles.
const styleOf = (display: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the virtual screen reader reads only these properties
  ({ display, visibility: 'visible', getPropertyValue: () => '' }) as unknown as CSSStyleDeclaration;
const [shown, hidden] = [styleOf('block'), styleOf('none')];
function isInHidden(element: Element | null): boolean {
  return element !== null && (element.hasAttribute('hidden') || isInHidden(element.parentElement));
}
window.getComputedStyle = (element) => (isInHidden(element) ? hidden : shown);

function labelsOf(this: HTMLElement) {
  const around = this.closest('label');
  return [...document.querySelectorAll(`label[for="${this.id}"]`), ...(around ? [around] : [])];
}
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  Object.defineProperty(prototype, 'labels', { get: labelsOf });
}

// The virtual screen reader calls `getRootNode().getElementById()` for removed elements too. Their root is an Element, which has
// no such method.
Object.defineProperty(Element.prototype, 'getElementById', { value: () => null });

window.open = () => null;

afterEach(() => virtual.stop());

async function open(path: string, options: RenderAppOptions = { signedInAs: 'demo' }) {
  const app = renderApp({ path, ...options });
  const { user, settled, idle, comeBack } = app;
  await settled();
  await idle();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  return {
    ...app,
    enter: async (control: HTMLElement) => {
      act(() => control.focus());
      await user.keyboard('{Enter}');
    },
    check: async (control: HTMLElement) => {
      act(() => control.focus());
      await user.keyboard(' ');
    },
    type: async (control: HTMLElement, text: string) => {
      await user.clear(control);
      await user.paste(text);
    },
    /**
     * Returns what was said since the last call. Revalidates first, so that the list shows any text that a poll announces again.
     */
    said: async () => {
      await settled();
      await idle();
      await comeBack();
      await idle();
      const phrases = await virtual.spokenPhraseLog();
      await virtual.clearSpokenPhraseLog();
      const focused = document.activeElement?.textContent ?? '';
      return (
        phrases
          // Screen readers say nothing when a region becomes empty.
          .filter((phrase) => phrase !== 'polite: ' && phrase !== 'assertive: ')
          // A screen reader reads a message that gets the focus. The virtual screen reader says only its role.
          .map((phrase) => (phrase === 'status' ? `status: ${focused}` : phrase))
      );
    },
  };
}

const card = () => within(screen.getByRole('group', { name: /^שבת/ }));
const onCard = (name: string) => card().getByRole('button', { name });
const saved = 'polite: Your sign-up has been saved.';
const waiver =
  'status: One more step: please sign the waiver. Your browser did not let it open by itself.Open the waiver';

describe('a screen reader says each result once when', () => {
  test('a member signs up with Maftir, changes the sign-up and withdraws it', async () => {
    const { enter, check, type, said } = await open('/', { signedInAs: 'demo', scenario: 'empty' });
    await check(card().getByRole('checkbox', { name: 'Reserve Maftir/Mussaf' }));
    await enter(onCard('Sign up'));
    await card().findByRole('button', { name: 'Edit' });
    expect(await said()).toEqual([
      'checkbox, Reserve Maftir/Mussaf, not checked',
      'button, Sign up',
      'polite: People coming1',
      saved,
      'button, Edit',
    ]);
    await enter(onCard('Edit'));
    await type(card().getByRole('spinbutton'), '3');
    await enter(onCard('Update'));
    await card().findByRole('button', { name: 'Edit' });
    expect(await said()).toEqual([
      'spinbutton, Number of men, Enter 0 to remove your sign-up., max value 40, min value 0, 1',
      'button, Update',
      'polite: People coming3',
      saved,
      'button, Edit',
    ]);
    await enter(onCard('Edit'));
    await type(card().getByRole('spinbutton'), '0');
    await enter(onCard('Update'));
    await card().findByText('Your sign-up has been removed.');
    expect(await said()).toEqual([
      'spinbutton, Number of men, Enter 0 to remove your sign-up., max value 40, min value 0, 3',
      'button, Update',
      'polite: People coming0',
      'polite: Your sign-up has been removed.',
      'spinbutton, Number of men, max value 40, min value 1, 1',
    ]);
  });

  test('a member signs up for a later Shabbos', async () => {
    const { enter, user, said } = await open('/', { signedInAs: 'demo', scenario: 'empty' });
    await enter(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByRole('combobox', { name: 'Select a date' }));
    await user.keyboard('{ArrowDown}{Enter}');
    await enter(await dialog.findByRole('button', { name: 'Sign up' }));
    await dialog.findByRole('button', { name: 'Edit' });
    expect(await said()).toEqual([
      'button, Sign up for later Shabbos',
      'dialog, Signing up for a later Shabbos?, modal',
      'combobox, Select a date, has popup dialog, expanded, 1 control, read only',
      'dialog, Saturdays to choose from',
      'button, Saturday, November 21st, 2026',
      'button, Saturday, November 28th, 2026',
      'dialog, Signing up for a later Shabbos?, modal',
      'combobox, Select a date, Saturday Nov 28th, 2026, has popup dialog, not expanded, read only',
      'button, Sign up',
      'polite: People coming1',
      saved,
      'button, Edit',
    ]);
  });

  test('a member changes their name, then the password', async () => {
    const { enter, type, said } = await open('/account');
    await type(field('First name'), 'Yankel');
    await enter(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Your account info has been updated');
    expect(await said()).toEqual([
      'textbox, First name',
      'button, Update',
      'status: Your account info has been updated',
    ]);
    await type(field('Old password'), 'Shabbos1');
    await type(field('New password'), 'Winter26x');
    await type(field('Retype new password'), 'Winter26x');
    await enter(screen.getByRole('button', { name: 'Update password' }));
    await screen.findByText('Your password has been updated');
    expect(await said()).toEqual([
      'Old password',
      'New password',
      'Retype new password',
      'button, Update password',
      'status: Your password has been updated',
    ]);
  });

  test('a member requests a winterization twice', async () => {
    const { enter, check, type, said, goTo } = await open('/winterize');
    const send = async () => {
      await type(await findField('Combination code'), '4812');
      await check(field('I accept the terms and conditions'));
      await enter(submitButton('Combination code'));
    };
    await send();
    await screen.findByText(/^One more step/);
    expect(await said()).toEqual([
      'textbox, Combination code, required',
      'checkbox, I accept the terms and conditions, not checked',
      'button, Submit',
      waiver,
    ]);
    await goTo('/policies');
    await findHeading('Policies');
    await goTo('/winterize');
    await send();
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByRole('button', { name: 'Continue Anyway' }));
    await screen.findByText(/^One more step/);
    expect(await said()).toEqual([
      'heading, Policies, level 1',
      'polite: Policies | Dependable',
      'heading, Winterization, level 1',
      'polite: Winterization | Dependable',
      'textbox, Combination code, required',
      'checkbox, I accept the terms and conditions, not checked',
      'button, Submit',
      'dialog, Duplicate Request Detected, modal',
      'button, Continue Anyway, busy, disabled',
      waiver,
    ]);
  });

  test('a member types a wrong password, then the right one', async () => {
    const { enter, type, said } = await open('/login', {});
    await type(field('Email address'), 'demo');
    await type(field('Password'), 'wrong');
    await enter(submitButton('Password'));
    await screen.findByText(/incorrect/);
    await type(field('Password'), 'Shabbos1');
    await enter(submitButton('Password'));
    await findHeading(/^Welcome/);
    expect(await said()).toEqual([
      'textbox, Email address, placeholder Email address, required',
      'Password',
      'button, Login',
      'assertive: The email address or password is incorrect.',
      'Password',
      'button, Login',
      'main',
      'heading, Welcome Yaakov Rosenberg, level 1',
      'polite: Minyan | Dependable',
    ]);
  });

  test('a member whose session has ended over a form signs in again', async () => {
    const { enter, type, said, backend, comeBack } = await open('/account');
    await type(field('First name'), 'Yankel');
    backend.endSessions();
    await comeBack();
    const dialog = within(await screen.findByRole('dialog'));
    await type(field('Email address'), 'demo');
    await type(field('Password'), 'Shabbos1');
    await enter(dialog.getByRole('button', { name: 'Login' }));
    await screen.findByRole('main');
    expect(await said()).toEqual([
      'textbox, First name',
      'dialog, Please sign in again, modal',
      'textbox, Email address, placeholder Email address, required',
      'Password',
      'button, Login',
      'textbox, First name, Yankel',
    ]);
  });
});
