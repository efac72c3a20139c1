import { useId, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { loopFocus } from './loopFocus';
import { useIsScrollable } from './useIsScrollable';
import '../../styles/app.scss';

type DialogProps = {
  isShown: boolean;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  onClose?: () => void;
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  fadeMs?: number;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  size?: 'lg';
};

type FadeStyle = CSSProperties & { '--dialog-fade'?: string };

export function Dialog(props: DialogProps) {
  const {
    isShown,
    title,
    children,
    footer,
    onClose,
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
  return (
    <Modal
      show={isShown}
      onHide={onClose}
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
          <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll it */}
      <div className="modal-body" ref={body} tabIndex={isScrollable ? 0 : undefined}>
        {children}
      </div>
      {footer ? <div className="modal-footer">{footer}</div> : null}
    </Modal>
  );
}
