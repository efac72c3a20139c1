import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';
import { formState, inDisabledFieldset, inForm } from './storyFormFixture';

const parts = [
  { value: '', label: 'Choose a part' },
  { value: 'full', label: 'Full Parsha (not available)', disabled: true },
  { value: '1-4', label: "1-4 (Till Revi'i)" },
  { value: '1st', label: '1st Half' },
];

/**
 * Lets the user choose one of several known options. For yes or no use `YesNoField`. An option that is not available stays in the
 * list: it is disabled and its label says so.
 */
const meta = {
  title: 'Components/Fields/Select (dropdown)',
  component: SelectField,
  args: { name: 'part', label: 'Part', options: parts },
  decorators: [inForm],
  parameters: { ...formState({ part: '1st' }) },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ part: '' }) };
export const WithError: Story = {
  parameters: formState({ part: '' }, { part: 'Please specify the part for which you are a baal korah.' }),
};
export const Disabled: Story = { decorators: [inDisabledFieldset] };
