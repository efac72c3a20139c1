import type { Meta, StoryObj } from '@storybook/react-vite';
import { outlinePairs, textPairs } from '../contrast';
import { Swatch } from './Swatch';
import { useTokens } from './useTokens';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 'var(--space-3)',
  padding: 0,
};

const COLOR = /^--[a-z-]+$/;

function useColors() {
  return new Map(useTokens(COLOR).filter(([, value]) => value.startsWith('#')));
}

function Palette() {
  const colors = useColors();
  return (
    <div className="page">
      <h2>Colours</h2>
      <ul style={grid}>
        {[...colors].map(([name, value]) => (
          <li key={name}>
            <div
              style={{
                height: '4.5rem',
                borderRadius: 'var(--radius)',
                border: '1px solid var(--outline)',
                background: `var(${name})`,
              }}
            />
            <strong>{name.slice(2)}</strong> {value}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pairs({ pairs, minimum }: { pairs: typeof textPairs; minimum: number }) {
  const colors = useColors();
  return (
    <div className="page">
      <ul style={grid}>
        {pairs.map(([ink, surface]) => (
          <Swatch key={`${ink} ${surface}`} ink={ink} surface={surface} colors={colors} minimum={minimum} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Every colour is a token in `src/styles/tokens.resolver.json`, with a value for the light and one for the dark scheme. Amber marks only
 * what matters most on a page, such as the sign-up button. The pairs below are the ones in use. A test checks their contrast in
 * both schemes: at minimum 4.5 for text, 3 for outlines.
 */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = { render: () => <Palette /> };
export const TextOnBackground: Story = { render: () => <Pairs pairs={textPairs} minimum={4.5} /> };
export const OutlineOnBackground: Story = { render: () => <Pairs pairs={outlinePairs} minimum={3} /> };
