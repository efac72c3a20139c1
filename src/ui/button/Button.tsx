import { type ComponentProps, useState } from 'react';
import { passFocusOn, takeFocus } from '../focus/focus';

type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'onBlur'> & {
  /** True for a button that replaces the pressed one. It takes the focus as if it had been pressed. */
  isReplacing?: boolean;
};

/** A button that its press disables takes the focus back once it is enabled again (rule: kept-focus). */
export function Button({ isReplacing = false, onClick, ...props }: ButtonProps) {
  const [isPressed, setIsPressed] = useState(isReplacing);
  return (
    <button
      type="button"
      {...props}
      // The button takes the focus at the press too, because Safari does not focus a clicked button.
      ref={isPressed && !props.disabled ? takeFocus : passFocusOn}
      onClick={(event) => {
        setIsPressed(true);
        onClick?.(event);
      }}
      onBlur={({ currentTarget }) => {
        // A blur because the button was disabled does not count.
        if (!currentTarget.disabled) setIsPressed(false);
      }}
    />
  );
}
