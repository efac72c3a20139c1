import { type ComponentProps, useRef } from 'react';
import { Button } from './Button';

/** Two taps closer than this, in time and in place, are one double tap. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

/** The last tap on any OneClickButton. The second tap may hit another one, which the first has opened or put in its place. */
let lastTap: MouseEvent | undefined;

/** Whether a click is the second or a later one of a double click or double tap. On iOS `event.detail` is 1 for every tap. */
export const isSecondClick = ({ detail, timeStamp, clientX, clientY }: MouseEvent): boolean =>
  detail > 1 ||
  (lastTap !== undefined &&
    timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < DOUBLE_TAP_PX);

type OneClickButtonProps = Omit<ComponentProps<typeof Button>, 'onPointerDown' | 'onKeyDown'>;

/**
 * A button that treats a double click, a double tap or a held Enter as one click (rule: double-click). For a button that its
 * click renames, replaces or covers with a dialog, and for the button that replaces it.
 */
export function OneClickButton({ onClick, ...props }: OneClickButtonProps) {
  const isTouch = useRef(false);
  return (
    <Button
      {...props}
      onPointerDown={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        const isSecond = isSecondClick(event.nativeEvent);
        if (isTouch.current && event.detail > 0) lastTap = event.nativeEvent;
        if (isSecond) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
