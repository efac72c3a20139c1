import type { Meta, StoryObj } from '@storybook/react-vite';
import tokens from '../generated/light.tokens.json';
import { BothSchemes } from './BothSchemes';
import { Sizes } from './Sizes';
import { Uses } from './Uses';
import '../app.scss';

const bar = { maxWidth: '100%', background: 'var(--spruce)' };
const asWidth = (size: string) => ({ ...bar, width: size, height: 'var(--space-3)' });
const asHeight = (size: string) => ({ ...bar, height: size });

/**
 * One scale of distances, one radius, one shadow, and few widths: `reading` for text, `wide` for tables. A touch target is at least
 * `touch` tall. A lint rule rejects a size in a style sheet that is not a token.
 */
const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The scale, `var(--space-4)` in style sheets. */
export const Distances: Story = { render: () => <Sizes group="space" styleOf={asWidth} /> };

/** Distances that belong to one kind of element. */
export const Insets: Story = {
  render: () => (
    <>
      <Sizes group="inset" styleOf={asWidth} />
      <Sizes group="gutter" styleOf={asWidth} />
    </>
  ),
};

export const SizesOfElements: Story = {
  render: () => (
    <>
      <Sizes group="size" styleOf={asWidth} />
      <Sizes group="line" styleOf={asHeight} />
    </>
  ),
};

export const WidthsAndHeights: Story = {
  render: () => (
    <>
      <Sizes group="width" styleOf={asWidth} />
      <Sizes group="height" styleOf={asWidth} />
      <Sizes group="breakpoint" styleOf={asWidth} />
    </>
  ),
};

/** Users who prefer reduced motion see no motion. */
export const Motion: Story = {
  render: () => (
    <ul className="page stack">
      {Object.entries(tokens.motion).map(([name, { $value, $description }]) => (
        <li key={name}>
          <strong>motion-{name}</strong>
          <span>, {$value.value * 1000} ms. </span>
          <Uses id={`motion.${name}`} description={$description} />
        </li>
      ))}
    </ul>
  ),
};

export const Card: Story = {
  render: () => (
    <BothSchemes>
      {() => (
        <div className="panel">
          <h3 className="panel__title">Radius and shadow</h3>
          <p>The colour paper on birch.</p>
          <Uses id="shadow" description={tokens.shadow.$description} />
        </div>
      )}
    </BothSchemes>
  ),
};
