import { type ComponentProps, useRef, useState } from 'react';
import { passFocusOn, takeFocus } from '../focus/focus';

/** Two taps closer than this, in time and in place, are one double tap. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

/** The last tap on any Button except toggles. The next tap may hit another Button, which this one has opened or put in its place. */
let lastTap: MouseEvent | undefined;

/** Whether a click is the second or a later one of a double click or double tap. On iOS `event.detail` is 1 for every tap. */
export const isSecondClick = ({ detail, timeStamp, clientX, clientY }: MouseEvent): boolean =>
  detail > 1 ||
  (lastTap !== undefined &&
    timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < DOUBLE_TAP_PX);

type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'onBlur' | 'onPointerDown' | 'onKeyDown'> & {
  /** True for a button that replaces the pressed one. It takes the focus as if it had been pressed. */
  isReplacing?: boolean;
  /** True for a button that opens and closes a menu or an item of an accordion: each click of a double click counts. */
  isToggle?: boolean;
};

/**
 * A button that treats a double click, a double tap or a held Enter as one click (rule: double-click). If its press disables it, it
 * takes the focus back once it is enabled again (rule: kept-focus).
 */
export function Button({ isReplacing = false, isToggle = false, onClick, ...props }: ButtonProps) {
  const [isPressed, setIsPressed] = useState(isReplacing);
  const isTouch = useRef(false);
  return (
    <button
      type="button"
      {...props}
      // The button takes the focus at the press too, because Safari does not focus a clicked button.
      ref={isPressed && !props.disabled ? takeFocus : passFocusOn}
      onPointerDown={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
      }}
      onKeyDown={(event) => {
        if (!isToggle && event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        setIsPressed(true);
        const isSecond = !isToggle && isSecondClick(event.nativeEvent);
        if (!isToggle && isTouch.current && event.detail > 0) lastTap = event.nativeEvent;
        if (isSecond) event.preventDefault();
        else onClick?.(event);
      }}
      onBlur={({ currentTarget }) => {
        // A blur because the button was disabled does not count.
        if (!currentTarget.disabled) setIsPressed(false);
      }}
    />
  );
}
