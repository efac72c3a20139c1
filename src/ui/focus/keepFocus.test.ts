import { getByRole, waitFor } from '@testing-library/dom';
import { keepFocus } from './keepFocus';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Account</h1><form></form></main>';
  stop = keepFocus(document);
});
afterEach(() => stop());

const form = (): HTMLElement => {
  const found = document.querySelector('form');
  if (found === null) throw new Error('There is no form.');
  return found;
};
const button = (name: string) => getByRole(document.body, 'button', { name });
const status = () => getByRole(document.body, 'status');

/** Fills the form with `html` and focuses the button `name`. */
function focusButton(name: string, html: string) {
  form().innerHTML = html;
  button(name).focus();
}

const save = '<p role="status"></p><button class="button">Save</button>';

test('the button that replaces the focused one gets the focus', async () => {
  focusButton('Sign up', '<button class="button">Sign up</button>');
  form().innerHTML = '<button class="button">Edit</button>';
  await waitFor(() => expect(button('Edit')).toHaveFocus());
});

test('a button that can be used again keeps the focus', async () => {
  focusButton('Save', save);
  button('Save').toggleAttribute('disabled', true);
  button('Save').blur();
  button('Save').toggleAttribute('disabled', false);
  await waitFor(() => expect(button('Save')).toHaveFocus());
});

test('the message gets the focus while no button can be used, and is silent until it changes', async () => {
  focusButton('Save', save);
  button('Save').toggleAttribute('disabled', true);
  status().textContent = 'Saved.';
  await waitFor(() => expect(status()).toHaveFocus());
  expect(status()).toHaveAttribute('aria-live', 'off');
  status().blur();
  expect(status()).toHaveAttribute('aria-live', 'off');
  status().textContent = 'Saved again.';
  await waitFor(() => expect(status()).not.toHaveAttribute('aria-live'));
});

test('when the message goes, the button gets the focus back', async () => {
  focusButton('Save', save);
  button('Save').toggleAttribute('disabled', true);
  status().textContent = 'Saved.';
  await waitFor(() => expect(status()).toHaveFocus());
  status().textContent = '';
  button('Save').toggleAttribute('disabled', false);
  await waitFor(() => expect(button('Save')).toHaveFocus());
});

test('nothing gets the focus while a button of the form is busy', async () => {
  focusButton('Save', save);
  button('Save').toggleAttribute('disabled', true);
  button('Save').setAttribute('aria-busy', 'true');
  status().textContent = 'Saved.';
  await Promise.resolve();
  expect(status()).not.toHaveFocus();
  button('Save').removeAttribute('aria-busy');
  await waitFor(() => expect(status()).toHaveFocus());
});

const dialogHtml = '<div role="dialog" aria-modal="true"><button class="button">Close</button></div>';

/** Opens a dialog from the button that has the focus. */
function openDialog(): Element {
  document.body.insertAdjacentHTML('beforeend', dialogHtml);
  button('Close').focus();
  return getByRole(document.body, 'dialog');
}

test('what has opened a dialog gets the focus when the dialog closes', async () => {
  focusButton('Save', save);
  openDialog().remove();
  await waitFor(() => expect(button('Save')).toHaveFocus());
});

test('a message that appears behind a dialog is read only when it gets the focus', async () => {
  focusButton('Save', save);
  const dialog = openDialog();
  button('Save').remove();
  status().textContent = 'Saved.';
  await waitFor(() => expect(status()).toHaveAttribute('aria-live', 'off'));
  expect(button('Close')).toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(status()).toHaveFocus());
});

test('the heading of the screen gets the focus when everything around the control is gone', async () => {
  focusButton('Save', save);
  form().remove();
  await waitFor(() => expect(getByRole(document.body, 'heading', { name: 'Account' })).toHaveFocus());
});

test('the focus stays where the user has moved it', async () => {
  focusButton('Save', `${save}<input aria-label="Name">`);
  getByRole(document.body, 'textbox').focus();
  button('Save').remove();
  await Promise.resolve();
  expect(getByRole(document.body, 'textbox')).toHaveFocus();
});

test('the focus stays outside the page after Tab has left it, even when the form changes', async () => {
  focusButton('Save', save);
  button('Save').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button('Save').blur();
  status().textContent = 'Saved.';
  form().append('.');
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
