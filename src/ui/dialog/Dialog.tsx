import { useId, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useIsScrollable } from '../useIsScrollable';
import { Button } from '../button/Button';
import { HoldDialogContext, type HoldDialog } from './holdDialog';
import { KeptContent } from './KeptContent';
import { loopFocus } from './loopFocus';
import { useIsStrayClick } from './useIsStrayClick';
import './Dialog.scss';

type DialogProps = {
  isShown: boolean;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  onClose?: () => void;
  /** Of `useDialogEntry`: keeps Back from closing the dialog while something in it is sent. */
  hold?: HoldDialog;
  /** Keeps the children mounted while the dialog is hidden. */
  keepsContent?: boolean;
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  fadeMs?: number;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  size?: 'lg';
};

type FadeStyle = CSSProperties & { '--dialog-fade'?: string };

const holdNothing: HoldDialog = () => () => undefined;

export function Dialog(props: DialogProps) {
  const {
    isShown,
    title,
    children,
    footer,
    onClose,
    hold = holdNothing,
    keepsContent = false,
    isBlocking = false,
    hasCloseButton,
    fadeMs,
    onClosed,
    size,
  } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body, isShown);
  const style: FadeStyle = fadeMs === undefined ? {} : { '--dialog-fade': `${fadeMs}ms` };
  const isDismissible = !isBlocking && onClose !== undefined;
  const isStrayClick = useIsStrayClick(body, isShown);
  // Modal has loopFocus too. With keepsContent the body is not a child of Modal in React, so its events do not bubble there.
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll it
    <div className="modal-body" ref={body} tabIndex={isScrollable ? 0 : undefined} onKeyDown={loopFocus}>
      {children}
    </div>
  );
  const renderDialog = (shownContent: ReactNode) => (
    <Modal
      show={isShown}
      onHide={() => {
        if (!isStrayClick()) onClose?.();
      }}
      onExited={onClosed}
      backdrop={isDismissible ? true : 'static'}
      keyboard={isDismissible}
      onKeyDown={loopFocus}
      aria-labelledby={titleId}
      centered
      scrollable
      size={size}
      style={style}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {hasCloseButton ? (
          <Button className="dialog-close" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </Button>
        ) : null}
      </div>
      {shownContent}
      {footer ? <div className="modal-footer">{footer}</div> : null}
    </Modal>
  );
  return (
    <HoldDialogContext value={hold}>
      {keepsContent ? (
        <KeptContent renderDialog={renderDialog}>{content}</KeptContent>
      ) : (
        renderDialog(content)
      )}
    </HoldDialogContext>
  );
}
