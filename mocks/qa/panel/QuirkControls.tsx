import { quirkNames, quirks } from '../../wire/quirks';
import type { Emulation } from '../startEmulation';
import { Field } from './Field';

const STYLES = [
  ['modern', 'as the contract says'],
  ['legacy', 'loose, as the old backend writes them'],
] as const;

/** Sets how the backend differs from the usual one. Applies from the next answer on. */
export function QuirkControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  return (
    <>
      <Field label="How values are written (wire)">
        {(id) => (
          <select
            id={id}
            value={backend.db.settings.wireStyle}
            onChange={({ target }) => {
              const style = STYLES.find(([one]) => one === target.value);
              if (style !== undefined) controls.setWire(style[0]);
            }}
          >
            {STYLES.map(([style, words]) => (
              <option key={style} value={style}>
                {words} ({style})
              </option>
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
