import { useState, type ChangeEvent } from 'react';
import type { ScenarioFile } from '../../recorded/scenarioFile';
import { download } from '../reports/download';
import type { Emulation } from '../startEmulation';
import { Field } from './fields';

/** Loads a scenario file or a report, and exports the state of the backend as one. A file can also be dropped anywhere on the page. */
export function FileControls({ emulation }: { emulation: Emulation }) {
  const [problem, setProblem] = useState('');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    // The same file can be chosen again after it was corrected.
    target.value = '';
    setProblem(await emulation.loadFile(file));
  }

  return (
    <div className="row">
      <p>
        A scenario file holds the state of a backend: a converted recording, or an export. A report holds also
        the page, the settings and the typed input. You can drop either on the page.
      </p>
      {emulation.file === null ? null : <LoadedFile file={emulation.file} />}
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

/** Says which file the tab runs with, and lists its password links and invitations. */
function LoadedFile({ file: { description, recordedAt, links } }: { file: ScenarioFile }) {
  const base = document.documentElement.dataset.base ?? '/';
  return (
    <>
      <p>
        Loaded: {description}, {recordedAt}. The link to this situation does not contain the file.
      </p>
      {links.length === 0 ? null : (
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href={base + link.slice(1)}>{link}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
