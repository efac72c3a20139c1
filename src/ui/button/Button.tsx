import { useRef, type ComponentProps } from 'react';
import { isSecondTap, rememberTap } from './doubleTap';

type ButtonProps = Omit<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'>;

/**
 * A button that takes a double click as one click, even when the first click has put this button in place of another. The
 * same holds for a double tap, and for Enter that is held down (rule: double-click). For a button that is to be pressed
 * repeatedly, such as a stepper's, use `<button>`.
 */
export function Button({ type = 'button', onClick, ...props }: ButtonProps) {
  const isTouch = useRef(false);
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- 'button' by default
      type={type}
      onPointerDown={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        // 0: by the keyboard, or by a script.
        const isTap = isTouch.current && event.detail > 0;
        const isSecond = event.detail > 1 || (isTap && isSecondTap(event.nativeEvent));
        if (isTap) rememberTap(event.nativeEvent);
        if (isSecond) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
