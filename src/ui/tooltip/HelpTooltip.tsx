import Tooltip from 'rc-tooltip';
import type { ReactElement } from 'react';

interface HelpTooltipProps {
  text: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The help button. */
  children: ReactElement;
}

/** The help button with its tooltip. */
export function HelpTooltip({ text, isOpen, onChange, children }: HelpTooltipProps) {
  return (
    <Tooltip
      visible={isOpen}
      onVisibleChange={onChange}
      trigger={['hover', 'focus', 'click']}
      placement="top"
      // No gap, so the pointer can move from the button to the tooltip.
      align={{ offset: [0, 0] }}
      // The library would describe the button by a hidden tooltip too.
      overlay={isOpen ? text : null}
      destroyTooltipOnHide
      zIndex={1100}
      // The tooltip is rendered next to the button, inside the same landmark and the same focus trap.
      getTooltipContainer={(button) => button.closest<HTMLElement>('.help-tip') ?? document.body}
    >
      {children}
    </Tooltip>
  );
}
