import { quirkNames, quirks } from '../../mocks/wire/quirks';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { Field } from './Field';

const STYLES = ['modern', 'legacy'] as const;

/** Sets how the backend differs from the usual one. Applies from the next answer on. */
export function QuirkControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  return (
    <>
      <Field label="Style of values">
        {(id) => (
          <select
            id={id}
            value={backend.db.settings.wireStyle}
            onChange={({ target }) => {
              const style = STYLES.find((one) => one === target.value);
              if (style !== undefined) controls.setWire(style);
            }}
          >
            {STYLES.map((style) => (
              <option key={style}>{style}</option>
            ))}
          </select>
        )}
      </Field>
      {quirkNames.map((quirk) => (
        <label key={quirk} className="tick">
          <input
            type="checkbox"
            checked={backend.quirks.includes(quirk)}
            onChange={({ target }) => controls.setQuirk(quirk, target.checked)}
          />
          <span>
            {quirks[quirk]} ({quirk})
          </span>
        </label>
      ))}
    </>
  );
}
