import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { isFocusLostTo } from '../focus/focus';

type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** True for a button that is mounted in place of the pressed one: it takes the focus as if it were that one. */
  isPressed?: boolean;
};

export function Button({ isPressed = false, disabled = false, onClick, ...props }: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
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
      type="button"
      {...props}
      ref={ref}
      disabled={disabled}
      onClick={(event) => {
        wasPressed.current = true;
        // Safari does not focus a button that is clicked.
        if (isFocusLostTo(event.currentTarget)) event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
      }}
    />
  );
}
