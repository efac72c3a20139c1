import { useState, type ChangeEvent } from 'react';
import type { Emulation } from '../startEmulation';
import { download, loadFile, problemOf } from '../files/browserFiles';
import { Field } from './Field';
import { ScenarioFileLinks } from './ScenarioFileLinks';

/** Loads a scenario file or a report, and exports the state of the backend as one. A file can also be dropped anywhere on the page. */
export function FileControls({ emulation }: { emulation: Emulation }) {
  const [problem, setProblem] = useState('');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    // The same file can be chosen again after it was corrected.
    target.value = '';
    setProblem('');
    await loadFile(emulation, file).catch((error: unknown) => setProblem(problemOf(error)));
  }

  return (
    <div className="row">
      <p>
        A scenario file holds the state of a backend: a converted recording, or an export. A report holds also
        the page, the settings and the typed input. You can drop either on the page.
      </p>
      {emulation.file === null ? null : <ScenarioFileLinks file={emulation.file} />}
      <Field className="grow" label="Load a scenario file or a report">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".json,.har,application/json"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      <button type="button" onClick={() => download('state.scenario.json', emulation.exportFile())}>
        Export this state
      </button>
      <output className="message bad">{problem}</output>
    </div>
  );
}
