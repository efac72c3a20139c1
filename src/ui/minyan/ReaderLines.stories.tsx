import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSignUp } from '../../domain/testing/fixtures';
import { ReaderLines } from './ReaderLines';

/** Who reads, a line for each part. Where names may be hidden, the caller renders them so. */
const meta = {
  title: 'Components/Minyan/ReaderLines',
  component: ReaderLines,
  args: {
    readers: [
      { label: "1-4 (Till Revi'i)", signUp: buildSignUp({ userName: 'Moshe Berkowitz' }) },
      { label: null, signUp: buildSignUp({ userName: 'Zalman Weiss' }) },
    ],
    renderName: ({ userName }) => <bdi>{userName}</bdi>,
  },
  decorators: [
    (Lines) => (
      <div className="page">
        <Lines />
      </div>
    ),
  ],
} satisfies Meta<typeof ReaderLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoReaders: Story = {};
export const Nobody: Story = { args: { readers: [] } };
