import { contrast } from '../contrast';

type SwatchProps = { ink: string; surface: string; colors: ReadonlyMap<string, string>; least: number };

/** One pair of tokens as it is used, with its contrast. */
export function Swatch({ ink, surface, colors, least }: SwatchProps) {
  const ratio = contrast(colors.get(`--${ink}`) ?? '', colors.get(`--${surface}`) ?? '');
  const isText = least > 3;
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
        {ratio.toFixed(2)} : 1, at least {least}
      </span>
    </li>
  );
}

/** What text beside an outline is set in. */
function inkOn(surface: string): string {
  return surface.startsWith('dusk') ? 'dusk-ink' : 'ink';
}
