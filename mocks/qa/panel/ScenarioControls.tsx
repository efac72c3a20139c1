import type { FormEvent } from 'react';
import { scenarioNames, scenarios } from '../../scenarios/scenarios';
import { MAX_ROWS, MAX_SEED } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { InputField, SelectField, Tick } from './fields';

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
