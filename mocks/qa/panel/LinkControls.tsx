import { useState } from 'react';
import type { Emulation } from '../startEmulation';
import { InputField } from './fields';

/** Shows the link to the current situation. 'Reset' returns to the situation in which the tab was opened. */
export function LinkControls({ emulation }: { emulation: Emulation }) {
  const [result, setResult] = useState('');
  const { origin, pathname } = window.location;
  const link = origin + pathname + emulation.controls.link();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setResult('The link is in the clipboard.');
    } catch {
      setResult('The browser does not allow it. Please copy the text of the field.');
    }
  }

  return (
    <div className="row">
      <InputField
        className="grow"
        label="Link to this situation"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" onClick={() => emulation.restart()}>
        Reset
      </button>
      <output className="message">{result}</output>
    </div>
  );
}
