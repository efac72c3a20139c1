import { useState, type FormEvent } from 'react';
import { MAX_ROWS, MAX_SEED } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { scenarioNames, scenarios } from '../../scenarios/scenarios';
import { InputField, SelectField, Tick } from './fields';

/** Starts another scenario: reloads the page and discards the current tables. */
export function ScenarioControls({ emulation }: { emulation: Emulation }) {
  const current = emulation.controls.situation();
  const [scenario, setScenario] = useState<string>(current.scenario);
  const [seed, setSeed] = useState(String(current.seed));
  const [rows, setRows] = useState(current.rows === null ? '' : String(current.rows));

  function submit(event: FormEvent) {
    event.preventDefault();
    const seedPart = seed === '0' ? '' : `&seed=${seed}`;
    const rowsPart = rows === '' ? '' : `&rows=${rows}`;
    emulation.restart(`?scenario=${scenario}${seedPart}${rowsPart}`);
  }

  /** The link restores everything after the reload that the switch needs. */
  function share(isShared: boolean) {
    const query = new URLSearchParams(emulation.controls.link());
    if (isShared) query.set('tabs', 'shared');
    else query.delete('tabs');
    emulation.restart(`?${query.toString()}`);
  }

  return (
    <form className="row" onSubmit={submit}>
      <SelectField
        className="grow"
        label="Scenario"
        value={scenario}
        onChange={setScenario}
        options={scenarioNames.map((name) => [name, `${scenarios[name].description} (${name})`])}
      />
      <InputField
        label="Seed of the names (seed)"
        type="number"
        min={0}
        max={MAX_SEED}
        required
        value={seed}
        onChange={setSeed}
      />
      <InputField
        label="Rows of the coming Shabbos (rows)"
        type="number"
        min={0}
        max={MAX_ROWS}
        placeholder="as the scenario"
        value={rows}
        onChange={setRows}
      />
      <button type="submit">Start</button>
      <Tick
        label="All tabs share this backend (tabs=shared)"
        checked={current.tabs === 'shared'}
        onChange={share}
      />
    </form>
  );
}
