import { attemptAsync } from 'es-toolkit';
import { useState } from 'react';
import { scenarioNames, scenarios } from '../../scenarios/scenarios';
import { saveReport } from '../reports/saveReport';
import type { Emulation } from '../startEmulation';
import { Field, InputField, SelectField, textsOfForm } from './fields';

/** The longest link that nginx accepts by default, in characters. */
const MAX_LINK = 8_000;

/** Shows the link to the current situation. 'Reset' returns to the situation in which the tab was opened. */
export function LinkControls({ emulation }: { emulation: Emulation }) {
  const [result, setResult] = useState('');
  const { origin, pathname } = window.location;
  const link = origin + pathname + emulation.controls.link();

  async function copy() {
    const [error] = await attemptAsync(() => navigator.clipboard.writeText(link));
    setResult(error === null ? 'The link is in the clipboard.' : 'Please copy the text of the field.');
  }

  async function save() {
    setResult(await saveReport(emulation, { title: '', expected: '', actual: '' }));
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
      {link.length > MAX_LINK ? (
        <p className="bad message">
          This link has {link.length} characters. Many servers accept only {MAX_LINK}, so pass on a file:{' '}
          <button type="button" onClick={() => void save()}>
            Save a file in place of the link
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Starts another scenario: reloads the page and discards the current tables. */
export function ScenarioControls({ emulation }: { emulation: Emulation }) {
  const { scenario, seed } = emulation.controls.situation();

  const start = (form: FormData) =>
    emulation.restart(`?${new URLSearchParams(textsOfForm(form)).toString()}`);

  return (
    <form className="row" action={start}>
      <SelectField
        className="grow"
        label="Scenario"
        name="scenario"
        defaultValue={scenario}
        options={scenarioNames.map((name) => [name, `${scenarios[name].description} (${name})`])}
      />
      <InputField label="Seed of the names (seed)" name="seed" type="number" required defaultValue={seed} />
      <button type="submit">Start</button>
    </form>
  );
}

/** Loads a scenario file or a report. The file can also be dropped anywhere on the page. */
export function FileControls({ emulation: { file, loadFile } }: { emulation: Emulation }) {
  const base = document.documentElement.dataset.base ?? '/';

  function load(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    if (chosen !== undefined) void loadFile(chosen);
    // The value is cleared, because otherwise the same file could not be chosen again after a correction.
    input.value = '';
  }

  return (
    <>
      <p>
        A scenario file is a converted recording. A report holds the steps that led to a page. You can drop
        either on the page.
      </p>
      {file === null ? null : (
        <p>
          Loaded: {file.description}, {file.recordedAt}. The link to this situation does not contain the file.
        </p>
      )}
      <ul>
        {file?.links.map((link) => (
          <li key={link}>
            <a href={base + link.slice(1)}>{link}</a>
          </li>
        ))}
      </ul>
      <Field label="Load a scenario file or a report">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".json,.har,application/json"
            onChange={({ target }) => load(target)}
          />
        )}
      </Field>
    </>
  );
}
