import { useState } from 'react';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';

/**
 * The latest value, but while something unsaved is on the page the one before `identify` changed: a form whose event
 * has just passed stays until it is sent or left.
 */
export function useKeepWhileUnsaved<T>(value: T, identify: (value: T) => string): T {
  const [held, setHeld] = useState(value);
  const isKept = useHasUnsavedInput(identify(held) !== identify(value));
  if (!isKept && held !== value) setHeld(value);
  return isKept ? held : value;
}
