import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './Button';

let pressed: string[];
let testStart = 0; // Each test starts a minute after the one before, because `Button` remembers the last tap.

beforeEach(() => {
  testStart += 60_000;
  pressed = [];
});

/** A form with the button 'Edit'. A click replaces it with 'Update', which submits the form. */
function Form() {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed.push('Update');
      }}
    >
      {isEditing ? (
        <Button key="update" type="submit">
          Update
        </Button>
      ) : (
        <Button
          key="edit"
          onClick={() => {
            pressed.push('Edit');
            setIsEditing(true);
          }}
        >
          Edit
        </Button>
      )}
    </form>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a double click does not press the button that replaces the first (rule: double-click)', () => {
  render(<Form />);
  fireEvent.click(button('Edit'), { detail: 1 });
  fireEvent.click(button('Update'), { detail: 2 });
  fireEvent.click(button('Update'), { detail: 3 });
  expect(pressed).toEqual(['Edit']);
  fireEvent.click(button('Update'), { detail: 1 });
  expect(pressed).toEqual(['Edit', 'Update']);
});

test('a double click presses a button once, even if the button is not disabled in between', () => {
  render(<Button onClick={() => pressed.push('Logout')}>Logout</Button>);
  fireEvent.click(button('Logout'), { detail: 1 });
  fireEvent.click(button('Logout'), { detail: 2 });
  expect(pressed).toEqual(['Logout']);
});

test('every click by the keyboard or by a script counts', () => {
  render(<Button onClick={() => pressed.push('Logout')}>Logout</Button>);
  act(() => button('Logout').click());
  act(() => button('Logout').click());
  expect(pressed).toHaveLength(2);
});

/** A tap as on iOS, where every click has the detail 1. `after` is in milliseconds since the start of the test, `x` in pixels. */
function tap(target: Element, at: { after: number; x: number }) {
  const down = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(target, Object.assign(down, { pointerType: 'touch' }));
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    clientX: at.x,
    clientY: 300,
  });
  Object.defineProperty(click, 'timeStamp', { value: testStart + at.after });
  fireEvent(target, click);
}

test('a double tap is one tap', () => {
  render(<Form />);
  tap(button('Edit'), { after: 0, x: 100 });
  tap(button('Update'), { after: 250, x: 108 });
  expect(pressed).toEqual(['Edit']);
});

test.each([
  ['later', { after: 600, x: 100 }],
  ['elsewhere', { after: 250, x: 200 }],
])('a second tap %s counts', (_when, at) => {
  render(<Form />);
  tap(button('Edit'), { after: 0, x: 100 });
  tap(button('Update'), at);
  expect(pressed).toEqual(['Edit', 'Update']);
});

test('Enter that is held down presses no button again', () => {
  render(<Form />);
  // `fireEvent` returns false if the default is prevented, and a browser would then dispatch no click.
  expect(fireEvent.keyDown(button('Edit'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button('Edit'), { key: 'Enter' })).toBe(true);
});
