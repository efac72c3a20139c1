import { type ComponentProps, useState } from 'react';
import { passFocusOn, takeFocus } from '../focus/focus';

type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'onBlur'> & {
  /** True for a button that is mounted in place of the pressed one: it takes the focus as if it were that one. */
  isReplacing?: boolean;
};

/** If its press disables a button, it takes the focus back once it can be pressed again (rule: kept-focus). */
export function Button({ isReplacing = false, onClick, ...props }: ButtonProps) {
  const [isPressed, setIsPressed] = useState(isReplacing);
  return (
    <button
      type="button"
      {...props}
      // Also at the press: Safari does not focus a button that is clicked.
      ref={isPressed && !props.disabled ? takeFocus : passFocusOn}
      onClick={(event) => {
        setIsPressed(true);
        onClick?.(event);
      }}
      onBlur={({ currentTarget }) => {
        // Not if its press has disabled it.
        if (!currentTarget.disabled) setIsPressed(false);
      }}
    />
  );
}
