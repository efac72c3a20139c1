import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { isFocusLostTo } from '../focus/focus';

/** Two taps closer than this, in time and in place, are one double tap. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** The last tap on any button: what that has opened or put in its place may get the second tap. */
const last: Tap = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

/** Whether an event belongs to the second tap of a double tap on a button. On iOS `event.detail` is 1 for every tap. */
export const isSecondTap = ({ timeStamp, clientX, clientY }: Tap): boolean =>
  timeStamp - last.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_TAP_PX;

type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'onKeyDown'> & {
  /** True for a button that is mounted in place of the pressed one: it takes the focus as if it were that one. */
  isPressed?: boolean;
};

/** Takes a double click, a double tap or a held Enter as one click (rule: double-click). For repeated presses use `<button>`. */
export function Button({
  type = 'button',
  isPressed = false,
  disabled = false,
  onPointerDown,
  onClick,
  ...props
}: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isTouch = useRef(false);
  const wasPressed = useRef(isPressed);
  // A button that was disabled by its press takes the focus back once it can be pressed again (rule: kept-focus).
  useLayoutEffect(() => {
    if (disabled) return;
    const button = ref.current;
    if (wasPressed.current && button !== null && isFocusLostTo(button)) button.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [disabled]);
  return (
    <button
      {...props}
      type={type}
      ref={ref}
      disabled={disabled}
      onPointerDown={(event) => {
        isTouch.current = event.pointerType === 'touch';
        onPointerDown?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        // 0: by the keyboard, or by a script.
        const isTap = isTouch.current && event.detail > 0;
        const isSecond = event.detail > 1 || (isTap && isSecondTap(event.nativeEvent));
        const { timeStamp, clientX, clientY } = event.nativeEvent;
        if (isTap) Object.assign(last, { timeStamp, clientX, clientY });
        if (isSecond) event.preventDefault();
        if (isSecond) return;
        wasPressed.current = true;
        // Safari does not focus a button that is clicked.
        if (isFocusLostTo(event.currentTarget)) event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
      }}
    />
  );
}
