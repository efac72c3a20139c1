import Tooltip from 'rc-tooltip';

type HelpTipPopupProps = { id: string; text: string };

/** The tooltip itself. It is visible while mounted, and positioned by an anchor that fills the help button. */
export function HelpTipPopup({ id, text }: HelpTipPopupProps) {
  return (
    <Tooltip
      id={id}
      visible
      trigger={[]}
      placement="top"
      overlay={text}
      zIndex={1100}
      // Rendered next to the button, to be inside the same landmark and the same focus trap.
      getTooltipContainer={(anchor) => anchor.closest<HTMLElement>('.help-tip') ?? document.body}
    >
      <span className="help-tip__anchor" aria-hidden="true" />
    </Tooltip>
  );
}
