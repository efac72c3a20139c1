import '@/ui/structure/Panel.scss';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BothSchemes } from './BothSchemes';
import { Sizes } from './Sizes';

const bar = { maxWidth: '100%', background: 'var(--brand)' };
const asWidth = (size: string) => ({ ...bar, width: size, height: 'var(--space-3)' });
const asHeight = (size: string) => ({ ...bar, height: size });

/**
 * One scale of distances, one radius, one shadow, and few widths: `reading` for text, `wide` for pages. A touch target is at
 * least `touch` high. A size with one user is not a token: it is written where it is used.
 */
const meta = {
  title: 'Foundations/Space (spacing)',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The scale, `var(--space-4)` in style sheets. */
export const Distances: Story = { render: () => <Sizes of={/^(?:space|gutter|inset)/} styleOf={asWidth} /> };

export const SizesOfElements: Story = {
  render: () => (
    <>
      <Sizes of={/^(?:size|touch|radius|width|height|reading|wide|breakpoint)/} styleOf={asWidth} />
      <Sizes of={/^line/} styleOf={asHeight} />
    </>
  ),
};

export const Card: Story = {
  render: () => (
    <BothSchemes>
      {() => (
        <div className="panel">
          <h3 className="panel__title">Radius and shadow</h3>
          <p>A card on the page.</p>
        </div>
      )}
    </BothSchemes>
  ),
};
