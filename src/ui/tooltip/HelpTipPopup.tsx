import Tooltip from 'rc-tooltip';

/** The tooltip, visible while mounted. It is positioned relative to an invisible anchor over the help button. */
export function HelpTipPopup({ id, text }: { id: string; text: string }) {
  return (
    <Tooltip
      id={id}
      visible
      trigger={[]}
      placement="top"
      overlay={text}
      zIndex={1100}
      // Next to the button, so the tooltip is inside the same landmark and the same focus trap.
      getTooltipContainer={(anchor) => anchor.closest<HTMLElement>('.help-tip') ?? document.body}
    >
      <span className="help-tip__anchor" aria-hidden="true" />
    </Tooltip>
  );
}
