import { MenuButton } from '@/app/layout/MenuButton';
import { MinyanMarks } from '@/features/minyan/event/MinyanMarks';
import { Disclosure } from '@/ui/structure/Disclosure';
import Logo from '@/ui/structure/Logo.svg?react';
import { HelpTip } from '@/ui/tooltip/HelpTip';
import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * There is no icon font: controls have text. The only icons are the logo and the few signs that show the state of a control.
 * Signs have the colour of the text, and screen readers skip them, because the control has a name.
 */
const meta = { title: 'Foundations/Icons', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const LogoAndFavicon: Story = {
  render: () => (
    <div className="page" style={{ display: 'flex', gap: 'var(--space-5)', color: 'var(--brand)' }}>
      <Logo className="auth__logo" />
      <img src="./favicon.svg" alt="The favicon" width="56" height="56" />
    </div>
  ),
};

export const Signs: Story = {
  render: () => (
    <div className="page">
      <header className="site-header">
        <div className="site-header__bar">
          <MenuButton label="A menu" items={[{ label: 'Winterize', to: '/winterize' }]} />
        </div>
      </header>
      <Disclosure title="A disclosure">The text of the disclosure.</Disclosure>
      <p className="sign-up-by">
        A sentence with an explanation <HelpTip text="The explanation." />
      </p>
      <p>
        Ten men <MinyanMarks sure={6} onlyIf={2} />
      </p>
    </div>
  ),
};
