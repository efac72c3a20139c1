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

function Pairs({ pairs, least }: { pairs: typeof textPairs; least: number }) {
  const colors = useColors();
  return (
    <div className="page">
      <ul style={grid}>
        {pairs.map(([ink, surface]) => (
          <Swatch key={`${ink} ${surface}`} ink={ink} surface={surface} colors={colors} least={least} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Every colour is a token in `src/styles/_tokens.scss`, once for light and once for dark. Amber is the light in the window:
 * it marks what matters now and nothing else. The pairs below are the ones in use; a test holds each to its contrast in
 * both schemes. Read as text against its ground, 4.5 to 1; an outline, 3 to 1.
 */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = { render: () => <Palette /> };
export const TextOnItsGround: Story = { render: () => <Pairs pairs={textPairs} least={4.5} /> };
export const OutlinesOnTheirGround: Story = { render: () => <Pairs pairs={outlinePairs} least={3} /> };
