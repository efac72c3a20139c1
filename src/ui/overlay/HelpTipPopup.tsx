import Tooltip from 'rc-tooltip';

type HelpTipPopupProps = { id: string; text: string };

/** The bubble alone, shown as long as it is mounted, and placed by an anchor that fills the help button. */
export function HelpTipPopup({ id, text }: HelpTipPopupProps) {
  return (
    <Tooltip
      id={id}
      visible
      trigger={[]}
      placement="top"
      overlay={text}
      zIndex={1100}
      // Beside its button, so that it lies in the same landmark, and in the same dialog.
      getTooltipContainer={(anchor) => anchor.closest<HTMLElement>('.help-tip') ?? document.body}
    >
      <span className="help-tip__anchor" aria-hidden="true" />
    </Tooltip>
  );
}
