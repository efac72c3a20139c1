import Tooltip from 'rc-tooltip';
import type { ComponentProps } from 'react';

type TooltipProps = ComponentProps<typeof Tooltip>;
type HelpTooltipProps = Pick<TooltipProps, 'visible' | 'onVisibleChange' | 'overlay' | 'children'>;

/** The help button, `children`, with its tooltip. */
export const HelpTooltip = ({ overlay, ...props }: HelpTooltipProps) => (
  <Tooltip
    {...props}
    trigger={['hover', 'focus', 'click']}
    placement="top"
    // No gap, so the pointer can move from the button to the tooltip.
    align={{ offset: [0, 0] }}
    // The library would describe the button by a hidden tooltip too.
    overlay={props.visible ? overlay : null}
    destroyTooltipOnHide
    zIndex={1100} // Above a dialog.
    // The tooltip is rendered next to the button, inside the same landmark and the same focus trap.
    getTooltipContainer={(button) => button.closest<HTMLElement>('.help-tip') ?? document.body}
  />
);
