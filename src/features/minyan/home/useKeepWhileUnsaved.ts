import { useState } from 'react';
import { useHasUnsavedInput, type UnsavedInput } from '../../../ui/forms/unsavedInput';

/**
 * Returns the latest value. If `identify` gives another result for it than for the previous value, and `unsavedInput` has
 * input, returns the previous value until that input is sent, cancelled or undone (rule: passed-event).
 */
export function useKeepWhileUnsaved<T>(
  value: T,
  identify: (value: T) => string,
  unsavedInput: UnsavedInput,
): T {
  const [held, setHeld] = useState(value);
  const isKept = useHasUnsavedInput(identify(held) !== identify(value), unsavedInput);
  if (!isKept && held !== value) setHeld(value);
  return isKept ? held : value;
}
