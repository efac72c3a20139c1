import type { Meta, StoryObj } from '@storybook/react-vite';
import { formState, inForm } from './storyFormFixture';
import { TextAreaField } from './TextAreaField';

/** For text of several lines, such as instructions to the crew. For one line use `TextField`. */
const meta = {
  title: 'Components/Fields/Long text (textarea)',
  component: TextAreaField,
  args: { name: 'special', label: 'Special instructions' },
  decorators: [inForm],
  parameters: { ...formState({ special: 'The key is with Moshe in unit 7.\nPlease knock.' }) },
} satisfies Meta<typeof TextAreaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ special: '' }) };
export const WithError: Story = {
  parameters: formState({ special: '' }, { special: 'Please say where the key is.' }),
};
