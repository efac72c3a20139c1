import { contrast } from '../contrast';

type SwatchProps = { ink: string; surface: string; colors: ReadonlyMap<string, string>; minimum: number };

/** Shows a pair of colours in use, with its contrast ratio. */
export function Swatch({ ink, surface, colors, minimum }: SwatchProps) {
  const ratio = contrast(colors.get(ink) ?? '', colors.get(surface) ?? '');
  const isText = minimum > 3;
  return (
    <li
      style={{
        padding: 'var(--space-4)',
        borderRadius: 'var(--radius)',
        background: `var(--${surface})`,
        border: `2px solid var(--${isText ? 'hairline' : ink})`,
        color: `var(--${isText ? ink : inkOn(surface)})`,
      }}
    >
      <strong>{ink}</strong> on {surface}
      <br />
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {ratio.toFixed(2)} : 1, at least {minimum}
      </span>
    </li>
  );
}

/** The text colour for a swatch of an outline. */
function inkOn(surface: string): string {
  return surface.startsWith('frame') ? 'frame-ink' : 'ink';
}
