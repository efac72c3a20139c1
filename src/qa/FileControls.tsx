import { useState, type ChangeEvent } from 'react';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { Field } from './Field';
import { ScenarioFileLinks } from './ScenarioFileLinks';

/** Loads a scenario file, and exports the state of the backend as one. A file can also be dropped anywhere on the page. */
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
        A scenario file holds the state of a backend: a converted recording, or an export. You can also drop
        it on the page.
      </p>
      {emulation.file === null ? null : <ScenarioFileLinks file={emulation.file} />}
      <Field className="grow" label="Load a scenario file">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      <button type="button" onClick={() => download(emulation.exportFile())}>
        Export this state
      </button>
      <output className="message bad">{problem}</output>
    </div>
  );
}

export async function loadFile(emulation: Emulation, file: File): Promise<void> {
  await emulation.loadFile(await file.text());
}

export const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'state.scenario.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
