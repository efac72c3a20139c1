import { useState } from 'react';
import { useHasUnsavedInput, type UnsavedInput } from '../../ui/forms/unsavedInput';

/**
 * Returns the latest value. While `unsavedInput` holds any and `identify` gives another result for the latest value, it
 * returns the previous one: the form of an event that has just passed stays until it is sent or left.
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
