import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTokens } from './useTokens';

function Scale() {
  return (
    <ul className="page">
      {useTokens(/^--space-/).map(([name, size]) => (
        <li key={name} style={{ marginBottom: 'var(--space-3)' }}>
          {name.slice(2)}, {size}
          <div style={{ width: size, height: 'var(--space-4)', background: 'var(--spruce)' }} />
        </li>
      ))}
    </ul>
  );
}

function Measures() {
  return (
    <ul className="page">
      {useTokens(/^--(?:radius|touch|gutter|reading|wide|motion)$/).map(([name, size]) => (
        <li key={name}>
          <strong>{name.slice(2)}</strong>: {size}
        </li>
      ))}
    </ul>
  );
}

/**
 * One scale of distances, one radius, one shadow and two widths: `reading` for text and forms, `wide` for tables. A touch target
 * is at least `touch` tall. All distances are on the scale.
 */
const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Distances: Story = { render: () => <Scale /> };
export const Sizes: Story = { render: () => <Measures /> };

export const Card: Story = {
  render: () => (
    <div className="page">
      <section className="panel">
        <h2 className="panel__title">Radius and shadow</h2>
        <p>The colour paper on birch.</p>
      </section>
    </div>
  ),
};
