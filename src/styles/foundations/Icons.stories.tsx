import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '../../ui/layout/Disclosure';
import { MenuButton } from '../../ui/layout/MenuButton';
import { MinyanMarks } from '../../ui/minyan/MinyanMarks';
import { HelpTip } from '../../ui/tooltip/HelpTip';
import { Logo } from '../../ui/scenes/Logo';

/**
 * There is no icon font and no icon set: words first. What there is beside them is the house with its one light, and the few
 * signs that a control needs to show its state. Each is drawn by us, takes the colour of its text and is hidden from
 * whoever hears the page, who gets the control's name.
 */
const meta = { title: 'Foundations/Icons', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const LogoAndFavicon: Story = {
  render: () => (
    <div className="page" style={{ display: 'flex', gap: 'var(--space-5)', color: 'var(--spruce)' }}>
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
          <MenuButton label="A menu that opens" items={[{ label: 'Winterize', to: '/winterize' }]} />
        </div>
      </header>
      <Disclosure title="An entry that closes">Its text.</Disclosure>
      <p className="sign-up-by">
        A sentence that can be explained <HelpTip text="The explanation." />
      </p>
      <p>
        Ten men <MinyanMarks sure={6} onlyIf={2} />
      </p>
    </div>
  ),
};
