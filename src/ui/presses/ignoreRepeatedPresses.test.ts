import { fireEvent, getByRole, getByText } from '@testing-library/dom';
import { ignoreRepeatedPresses } from './ignoreRepeatedPresses';

let stop: () => void;
let pressed: string[];

beforeEach(() => {
  document.body.innerHTML = '';
  pressed = [];
  stop = ignoreRepeatedPresses(document);
});
afterEach(() => stop());

/** Adds a button, which records each click by its name. */
function addButton(name: string, onClick = () => {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    pressed.push(button.textContent);
    onClick();
  });
  document.body.append(button);
  return button;
}

/** 'Edit', which a click replaces by 'Update'. */
function addEdit() {
  const edit = addButton('Edit', () => {
    edit.remove();
    addButton('Update');
  });
}

const button = (name: string) => getByRole(document.body, 'button', { name });

test('a double click on a button does not press the button that replaces it', () => {
  addEdit();
  fireEvent.click(button('Edit'), { detail: 1 });
  // False: its default action, such as submitting a form, is prevented.
  expect(fireEvent.click(button('Update'), { detail: 2 })).toBe(false);
  expect(fireEvent.click(button('Update'), { detail: 3 })).toBe(false);
  expect(pressed).toEqual(['Edit']);
});

test('a new click presses the button that has replaced another', () => {
  addEdit();
  fireEvent.click(button('Edit'), { detail: 1 });
  fireEvent.click(button('Update'), { detail: 1 });
  expect(pressed).toEqual(['Edit', 'Update']);
});

test('a double click on a button that changes its name presses it once', () => {
  const show = addButton('Show', () => {
    show.textContent = 'Hide';
  });
  fireEvent.click(show, { detail: 1 });
  fireEvent.click(show, { detail: 2 });
  expect(pressed).toEqual(['Show']);
});

test('every click on a button that stays the same counts', () => {
  const more = addButton('Increase');
  for (const detail of [1, 2, 3]) fireEvent.click(more, { detail });
  expect(pressed).toHaveLength(3);
});

test('a double click on the label of a checkbox changes the checkbox twice', () => {
  document.body.innerHTML = '<label>Guest <input type="checkbox"></label>';
  const onChange = jest.fn();
  getByRole(document.body, 'checkbox').addEventListener('change', onChange);
  const label = getByText(document.body, 'Guest');
  fireEvent.click(label, { detail: 1 });
  fireEvent.click(label, { detail: 2 });
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** A tap as on iOS, where every click has the detail 1. */
function tap(target: Element, at: { after: number; x: number }) {
  fireEvent(
    target,
    Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }),
  );
  const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: at.x, clientY: 300 });
  Object.defineProperty(click, 'timeStamp', { value: 1000 + at.after });
  fireEvent(target, click);
}

test('a double tap is one tap', () => {
  addEdit();
  tap(button('Edit'), { after: 0, x: 100 });
  tap(button('Update'), { after: 250, x: 108 });
  expect(pressed).toEqual(['Edit']);
});

test.each([
  ['later', { after: 600, x: 100 }],
  ['elsewhere', { after: 250, x: 200 }],
])('a second tap %s counts', (_when, at) => {
  addEdit();
  tap(button('Edit'), { after: 0, x: 100 });
  tap(button('Update'), at);
  expect(pressed).toEqual(['Edit', 'Update']);
});

test('Enter that is held down presses no other control than the first', () => {
  addEdit();
  fireEvent.keyDown(button('Edit'), { key: 'Enter' });
  button('Edit').click();
  // False: the browser turns the key into no click.
  expect(fireEvent.keyDown(button('Update'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button('Update'), { key: 'Enter' })).toBe(true);
});
