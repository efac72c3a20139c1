import { useState, type FormEvent } from 'react';
import { scenarioNames, scenarios } from '../../scenarios/scenarios';
import { MAX_ROWS, MAX_SEED } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { Field, InputField, SelectField, Tick } from './fields';

/** What nginx accepts by default. */
const MAX_LINK = 8_000;

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
      {link.length > MAX_LINK ? (
        <p className="bad message">
          This link has {link.length} characters. Many servers accept only {MAX_LINK}. Save a report, and pass
          on its file.
        </p>
      ) : null}
    </div>
  );
}

/** Starts another scenario: reloads the page and discards the current tables. The fields have the names of the link's parameters. */
export function ScenarioControls({ emulation }: { emulation: Emulation }) {
  const { scenario, seed, rows, tabs } = emulation.controls.situation();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') query.set(name, value);
    emulation.restart(`?${query.toString()}`);
  }

  /** The link restores everything after the reload that the switch needs. */
  function share(isShared: boolean) {
    const query = new URLSearchParams(emulation.controls.link());
    query.set('tabs', isShared ? 'shared' : 'own');
    emulation.restart(`?${query.toString()}`);
  }

  return (
    <form className="row" onSubmit={submit}>
      <SelectField
        className="grow"
        label="Scenario"
        name="scenario"
        defaultValue={scenario}
        options={scenarioNames.map((name) => [name, `${scenarios[name].description} (${name})`])}
      />
      <InputField
        label="Seed of the names (seed)"
        name="seed"
        type="number"
        min={0}
        max={MAX_SEED}
        required
        defaultValue={seed}
      />
      <InputField
        label="Rows of the coming Shabbos (rows)"
        name="rows"
        type="number"
        min={0}
        max={MAX_ROWS}
        placeholder="as the scenario"
        defaultValue={rows ?? ''}
      />
      <button type="submit">Start</button>
      <Tick label="All tabs share this backend (tabs=shared)" checked={tabs === 'shared'} onChange={share} />
    </form>
  );
}

/** Loads a scenario file or a report. It can also be dropped anywhere on the page. */
export function FileControls({ emulation }: { emulation: Emulation }) {
  const [problem, setProblem] = useState('');
  const { file } = emulation;
  const base = document.documentElement.dataset.base ?? '/';

  async function load(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    if (chosen === undefined) return;
    // The same file can be chosen again after it was corrected.
    input.value = '';
    setProblem(await emulation.loadFile(chosen));
  }

  return (
    <div className="row">
      <p>
        A scenario file is a converted recording. A report holds the steps that led to a page. You can drop
        either on the page.
      </p>
      {file === null ? null : (
        <>
          <p>
            Loaded: {file.description}, {file.recordedAt}. The link to this situation does not contain the
            file.
          </p>
          {file.links.length === 0 ? null : (
            <ul>
              {file.links.map((link) => (
                <li key={link}>
                  <a href={base + link.slice(1)}>{link}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <Field className="grow" label="Load a scenario file or a report">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".json,.har,application/json"
            onChange={({ target }) => void load(target)}
          />
        )}
      </Field>
      <output className="message bad">{problem}</output>
    </div>
  );
}
