import { fireEvent } from '@testing-library/dom';
import { watchPresses, whenReleased } from './whenReleased';

let stop: () => void;
const action = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  stop = watchPresses(document);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  action.mockClear();
});

/** jsdom has no PointerEvent. */
const pointer = (name: string, pointerType: string, buttons = 0) =>
  fireEvent(document.body, Object.assign(new MouseEvent(name, { bubbles: true, buttons }), { pointerType }));

test('acts at once while nothing is pressed', () => {
  whenReleased(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('waits for the click of a mouse', () => {
  pointer('pointerdown', 'mouse', 1);
  fireEvent.mouseDown(document.body);
  whenReleased(action);
  pointer('pointerup', 'mouse');
  fireEvent.mouseUp(document.body);
  expect(action).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledTimes(1);
});

test('waits for the click after a touch, whose field is blurred when the finger is up', () => {
  pointer('pointerdown', 'touch');
  pointer('pointerup', 'touch');
  jest.advanceTimersByTime(100);
  fireEvent.mouseDown(document.body);
  whenReleased(action);
  jest.advanceTimersByTime(100);
  expect(action).not.toHaveBeenCalled();
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  jest.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledTimes(1);
});

test.each([
  ['a drag off the control', () => fireEvent.mouseUp(document.body)],
  ['a scroll', () => pointer('pointercancel', 'touch')],
  ['a touch without a click', () => pointer('pointerup', 'touch')],
  ['a release that the page does not hear of', () => pointer('pointermove', 'mouse')],
])('acts without a click after %s', (_name, release) => {
  pointer('pointerdown', 'mouse', 1);
  whenReleased(action);
  release();
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

test('a key ends the press, so that errors appear at once for keyboard users', () => {
  pointer('pointerdown', 'mouse', 1);
  whenReleased(action);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(action).toHaveBeenCalledTimes(1);
});
