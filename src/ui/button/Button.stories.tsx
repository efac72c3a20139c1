import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';

type ButtonProps = { kind: 'primary' | 'accent' | 'secondary' | 'link'; text: string; disabled: boolean };

function ButtonOf({ kind, text, disabled }: ButtonProps) {
  return (
    <Button className={`button button--${kind}`} disabled={disabled}>
      {text}
    </Button>
  );
}

/**
 * A form or dialog has one primary button, which comes first; its other buttons are secondary. The kind 'accent' is for the one
 * thing that members come to the page for, the kind 'link' for what matters least, such as 'Back to home' in a dialog. To send
 * something, use a `BusyButton`. To open another page, use a `Link`, which may have these classes.
 */
const meta = {
  title: 'Components/Buttons/Button',
  component: ButtonOf,
  parameters: { layout: 'centered' },
  args: { kind: 'primary', text: 'Update', disabled: false },
  argTypes: { kind: { control: 'inline-radio', options: ['primary', 'accent', 'secondary', 'link'] } },
} satisfies Meta<typeof ButtonOf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Accent: Story = { args: { kind: 'accent', text: 'Sign up' } };
export const Secondary: Story = { args: { kind: 'secondary', text: 'Cancel' } };
export const AsLink: Story = { args: { kind: 'link', text: 'Logout' } };
export const Disabled: Story = { args: { disabled: true } };
