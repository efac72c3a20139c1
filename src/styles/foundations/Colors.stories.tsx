import type { Meta, StoryObj } from '@storybook/react-vite';
import { outlinePairs, textPairs } from '../contrast';
import tokens from '../generated/light.tokens.json';
import { schemes } from '../schemes';
import { BothSchemes } from './BothSchemes';
import { Swatch } from './Swatch';
import { Uses } from './Uses';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 'var(--space-3)',
  padding: 0,
};

type ColorToken = { $value: { hex: string }; $description?: string };

function Sample({ hex }: { hex: string }) {
  return (
    <div style={{ flex: '0 0 6rem' }}>
      <div
        style={{
          height: '3rem',
          borderRadius: 'var(--radius)',
          border: '1px solid var(--outline)',
          background: hex,
        }}
      />
      {hex}
    </div>
  );
}

type PaletteProps = {
  group: 'palette' | 'color' | 'scene' | 'overlay';
  samplesOf: (name: string, hex: string) => readonly string[];
};

/** One row for each colour: its samples, its purpose and where it is used. */
function Palette({ group, samplesOf }: PaletteProps) {
  const colors: [string, ColorToken][] = Object.entries(tokens[group]);
  return (
    <ul className="page stack">
      {colors.map(([name, { $value, $description }]) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-4)' }}>
          {samplesOf(name, $value.hex).map((hex, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the samples are those of light and dark
            <Sample key={index} hex={hex} />
          ))}
          <div style={{ flex: '1 1 16rem' }}>
            <strong>{name}</strong> <Uses id={`${group}.${name}`} description={$description} />
          </div>
        </li>
      ))}
    </ul>
  );
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
 * Every colour is a token in `src/styles/tokens.resolver.json`, with a value for the light and one for the dark scheme. Three of them
 * name the same amber, so that each can change alone. The pairs below are the ones in use. A test checks their contrast in
 * both schemes: at minimum 4.5 for text, 3 for outlines.
 */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The left sample is the light scheme, the right one the dark scheme. */
export const All: Story = {
  render: () => (
    <>
      {(['palette', 'color'] as const).map((group) => (
        <Palette
          key={group}
          group={group}
          samplesOf={(name, hex) => [hex, schemes.dark.get(name) ?? 'not defined']}
        />
      ))}
      <Palette group="overlay" samplesOf={(_name, hex) => [hex, hex]} />
    </>
  ),
};

export const TextOnBackground: Story = { render: () => <Pairs pairs={textPairs} minimum={4.5} /> };
export const OutlineOnBackground: Story = { render: () => <Pairs pairs={outlinePairs} minimum={3} /> };

/** The drawings are dark in both schemes, so each colour has one value. */
export const Drawings: Story = { render: () => <Palette group="scene" samplesOf={(_name, hex) => [hex]} /> };
