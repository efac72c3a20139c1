import type { Meta, StoryObj } from '@storybook/react-vite';
import { BothSchemes } from './BothSchemes';
import { contrast, outlinePairs, textPairs } from './contrast';
import { schemes, tokens } from './tokens';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 'var(--space-3)',
  padding: 0,
};

function Sample({ hex }: { hex: string }) {
  return (
    <div style={{ flex: '0 0 6rem' }}>
      <div
        style={{
          height: '3rem',
          borderRadius: 'var(--radius)',
          border: '1px solid var(--outline)',
          background: hex,
          forcedColorAdjust: 'none',
        }}
      />
      {hex}
    </div>
  );
}

type PaletteProps = { colors: readonly { name: string; values: readonly string[]; purpose: string }[] };

/** One row for each colour: its samples and its purpose. */
function Palette({ colors }: PaletteProps) {
  return (
    <ul className="page stack">
      {colors.map(({ name, values, purpose }) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-4)' }}>
          {values.map((value, index) => (
            // The index is the key: the samples are always light and dark, in this order.
            <Sample key={index} hex={value} />
          ))}
          <div style={{ flex: '1 1 16rem' }}>
            <strong>{name}</strong> {purpose}
          </div>
        </li>
      ))}
    </ul>
  );
}

type SwatchProps = { ink: string; surface: string; colors: ReadonlyMap<string, string>; minimum: number };

/** Shows a pair of colours in use, with its contrast ratio. `ink` is the colour of a text or of an outline. */
function Swatch({ ink, surface, colors, minimum }: SwatchProps) {
  const ratio = contrast(colors.get(ink) ?? '', colors.get(surface) ?? '');
  const isText = minimum > 3; // An outline needs a contrast of 3, a text more.
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

function Pairs({ pairs, minimum }: { pairs: typeof textPairs; minimum: number }) {
  return (
    <BothSchemes>
      {(scheme) => (
        <ul style={grid}>
          {pairs.map(([ink, surface]) => (
            <Swatch
              key={`${ink} ${surface}`}
              ink={ink}
              surface={surface}
              colors={schemes[scheme]}
              minimum={minimum}
            />
          ))}
        </ul>
      )}
    </BothSchemes>
  );
}

/**
 * Every colour is a token in `src/styles/_tokens.scss`, with its values in the light and in the dark scheme on one line. Below
 * are the pairs of colours in use. A test checks their contrast in both schemes: at least 4.5 for text, 3 for outlines.
 */
const meta = {
  title: 'Foundations/Colours (light and dark)',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The left sample is the light scheme, the right one the dark scheme. */
export const All: Story = {
  render: () => (
    <Palette
      colors={tokens
        .filter(({ name }) => name.startsWith('color-') && name !== 'color-shadow')
        .map(({ name, values: [light = '', dark = light], purpose }) => ({
          name: name.replace('color-', ''),
          values: [light, dark],
          purpose,
        }))}
    />
  ),
};

export const TextOnBackground: Story = { render: () => <Pairs pairs={textPairs} minimum={4.5} /> };
export const OutlineOnBackground: Story = { render: () => <Pairs pairs={outlinePairs} minimum={3} /> };
