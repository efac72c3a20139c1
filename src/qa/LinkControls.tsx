import { useState } from 'react';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { Field } from './Field';

/** The link that replays the situation, and the way back to its beginning. */
export function LinkControls({ emulation }: { emulation: Emulation }) {
  const [said, setSaid] = useState('');
  const { origin, pathname } = window.location;
  const link = origin + pathname + emulation.controls.link();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is in the clipboard.');
    } catch {
      setSaid('The browser does not allow it; please copy the text beside.');
    }
  }

  return (
    <div className="row">
      <Field className="grow" label="Link to this situation">
        {(id) => (
          <input
            id={id}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" onClick={() => emulation.restart()}>
        Reset
      </button>
      <output className="said">{said}</output>
    </div>
  );
}
