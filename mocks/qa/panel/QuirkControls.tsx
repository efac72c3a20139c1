import { quirkNames, quirks } from '../../wire/quirks';
import type { Emulation } from '../startEmulation';
import { SelectField, Tick } from './fields';

const STYLES = {
  modern: 'as the contract says (modern)',
  legacy: 'loose, as the old backend writes them (legacy)',
};

/** Sets how the backend differs from the usual one. Applies from the next answer on. */
export function QuirkControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  return (
    <>
      <SelectField
        label="How values are written (wire)"
        value={backend.db.settings.wireStyle}
        onChange={(style) => controls.setWire(style === 'legacy' ? 'legacy' : 'modern')}
        options={Object.entries(STYLES)}
      />
      {quirkNames.map((quirk) => (
        <Tick
          key={quirk}
          label={`${quirks[quirk]} (${quirk})`}
          checked={backend.quirks.includes(quirk)}
          onChange={(isChecked) => {
            const others = backend.quirks.filter((one) => one !== quirk);
            controls.set({ quirks: isChecked ? [...others, quirk] : others });
          }}
        />
      ))}
    </>
  );
}
