import type { ComponentProps } from 'react';
import { Button } from './Button';

/** Two taps closer than this, in time and in place, are one double tap. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

/** The last tap on any such button: what that has opened or put in its place may get the second tap. */
let last: MouseEvent | undefined;

/** Whether such a button was last pressed by a finger. */
let isTouch = false;

/** Whether a click is not the first of a double click or double tap. On iOS `event.detail` is 1 for every tap. */
export const isSecondClick = ({ detail, timeStamp, clientX, clientY }: MouseEvent): boolean =>
  detail > 1 ||
  (last !== undefined &&
    timeStamp - last.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_TAP_PX);

type OneClickButtonProps = Omit<ComponentProps<typeof Button>, 'onPointerDown' | 'onKeyDown'>;

/**
 * For a button that its click renames, or replaces by another, or covers with a dialog, and for that other button: takes a double
 * click, a double tap or a held Enter as one click (rule: double-click).
 */
export function OneClickButton({ onClick, ...props }: OneClickButtonProps) {
  return (
    <Button
      {...props}
      onPointerDown={({ pointerType }) => {
        isTouch = pointerType === 'touch';
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        const isSecond = isSecondClick(event.nativeEvent);
        if (isTouch && event.detail > 0) last = event.nativeEvent;
        if (isSecond) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
