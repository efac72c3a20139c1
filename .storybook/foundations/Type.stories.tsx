import '@/ui/text/EventName.scss';
import { Name } from '@/ui/text/Name';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sizes } from './Sizes';

const weights = [400, 500, 600, 700];
const figures = { fontVariantNumeric: 'tabular-nums' };

/**
 * One font is for headings, names of events and large figures, the other for the rest. Both have Latin and Hebrew letters. Each has a
 * fallback font with the same metrics, so nothing moves when the web font loads. Numbers in columns are tabular.
 */
const meta = {
  title: 'Foundations/Type (fonts)',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <div className="page">
      <h1>Experience superior property care</h1>
      <h2>Add yourself to minyan</h2>
      <h3>Request Winterization</h3>
      <p className="event-head">
        <span className="event-head__name">
          <Name>שבת פרשת תולדות</Name>
        </span>{' '}
        <span className="event-head__date">Saturday Nov 14th, 2026</span>
      </p>
    </div>
  ),
};

/** The sizes of type. Style sheets write them as `tokens.$text-small`. */
export const Scale: Story = {
  render: () => <Sizes of={/^text-/} styleOf={(fontSize) => ({ fontSize })} sample="People coming: 12" />,
};

export const Text: Story = {
  render: () => (
    <div className="page page--reading">
      {weights.map((weight) => (
        <p key={weight} style={{ fontWeight: weight }}>
          {weight}: The side gate is locked after nightfall. <Name>השער הצדדי נעול אחרי צאת הכוכבים.</Name>
        </p>
      ))}
    </div>
  ),
};

export const Figures: Story = {
  render: () => (
    <div className="page">
      <p style={figures}>4:14 pm, 11:08 am, 6:00 pm</p>
      <p style={figures}>$1,234.50 and $1,111.10</p>
      <p style={figures}>0123456789</p>
    </div>
  ),
};

export const HebrewWithinEnglish: Story = {
  render: () => (
    <p className="page page--reading">
      On <Name>שבת פרשת לך־לך</Name> (Oct 24th), and on <Name>שבת חנוכה</Name>, the shul is open.
    </p>
  ),
};
