import { type ReactNode, useEffect, useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Button, isSecondClick } from '../button/Button';
import { passFocusTo } from '../focus/focus';
import { useIsScrollable } from '../useIsScrollable';
import './Dialog.scss';
import { loopFocus } from './loopFocus';
import { SetIsBusyContext } from './useDialogEntry';

type DialogProps = {
  isShown: boolean;
  title: ReactNode;
  /** Unmounted while the dialog is hidden, so a parent of the dialog must keep what is typed in it. */
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  onClose?: () => void;
  /** From `useDialogEntry`: Back does not close the dialog while something in it is being sent. */
  setIsBusy?: (isBusy: boolean) => void;
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  size?: 'lg';
};

/** The props that a dialog gets from the component that opens it. */
export type DialogControls = Required<Pick<DialogProps, 'isShown' | 'setIsBusy' | 'onClose'>>;

/** Modal returns the focus to the element that had it before. If that element is gone, the screen's heading takes it (rule: kept-focus). */
function PassFocusAfterClose() {
  useEffect(() => () => passFocusTo(), []);
  return null;
}

export function Dialog(props: DialogProps) {
  const { isShown, title, children, footer, onClose, setIsBusy, isBlocking, hasCloseButton, size } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body, isShown);
  return (
    <SetIsBusyContext value={setIsBusy}>
      {/* This element is empty in the document: Modal renders a portal, whose React events bubble to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and clicks inside the dialog */}
      <div
        hidden
        onKeyDown={loopFocus}
        onClickCapture={(event) => {
          const isOnBackdrop = event.target instanceof Element && event.target.matches('.modal');
          // The second click of a double click that has opened the dialog must not close it (rule: double-click).
          if (isOnBackdrop && isSecondClick(event.nativeEvent)) event.stopPropagation();
        }}
      >
        <Modal
          show={isShown}
          onHide={onClose}
          backdrop={isBlocking ? 'static' : true}
          keyboard={!isBlocking}
          // Modal's own focus trap would take the focus from a field that a password manager opens beside the dialog.
          enforceFocus={false}
          aria-labelledby={titleId}
          centered
          scrollable
          size={size}
        >
          <PassFocusAfterClose />
          <Modal.Header>
            <Modal.Title as="h2" id={titleId}>
              {title}
            </Modal.Title>
            {hasCloseButton ? (
              <Button className="dialog-close" aria-label="Close" onClick={onClose}>
                <span aria-hidden="true">×</span>
              </Button>
            ) : null}
          </Modal.Header>
          <Modal.Body
            ref={body}
            // The keyboard can scroll only a focusable element.
            tabIndex={isScrollable ? 0 : undefined}
          >
            {children}
          </Modal.Body>
          {footer ? <Modal.Footer>{footer}</Modal.Footer> : null}
        </Modal>
      </div>
    </SetIsBusyContext>
  );
}
