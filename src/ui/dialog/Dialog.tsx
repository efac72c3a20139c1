import { type ReactNode, useEffect, useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { isSecondClick, OneClickButton } from '../button/OneClickButton';
import { passFocusTo } from '../focus/focus';
import { useIsScrollable } from '../useIsScrollable';
import './Dialog.scss';
import { loopFocus } from './loopFocus';
import { type HoldDialog, HoldDialogContext } from './useDialogEntry';

type DialogProps = {
  isShown: boolean;
  title: ReactNode;
  /** Unmounted while the dialog is hidden: what is typed in it must be kept above it. */
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  onClose?: () => void;
  /** Of `useDialogEntry`: keeps Back from closing the dialog while something in it is sent. */
  hold?: HoldDialog;
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  size?: 'lg';
};

/** What the owner of a dialog gives it: whether it is shown, and what happens when it closes. */
export type DialogControls = Required<Pick<DialogProps, 'isShown' | 'hold' | 'onClose'>> &
  Pick<DialogProps, 'onClosed'>;

/** Modal returns the focus to what had it before. If that has gone, the heading of the screen takes it (rule: kept-focus). */
function PassFocusOn() {
  useEffect(() => () => passFocusTo(), []);
  return null;
}

export function Dialog(props: DialogProps) {
  const { isShown, title, children, footer, onClose, isBlocking = false } = props;
  const { hold, hasCloseButton, onClosed, size } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body, isShown);
  const isDismissible = !isBlocking && onClose !== undefined;
  return (
    <HoldDialogContext value={hold}>
      {/* Empty in the document: Modal renders a portal. React passes this element the events of the portal. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and clicks of what is in it */}
      <div
        hidden
        onKeyDown={loopFocus}
        onClickCapture={(event) => {
          const isBeside = event.target instanceof Element && event.target.matches('.modal');
          // The second click of the double click that has opened the dialog (rule: double-click).
          if (isBeside && isSecondClick(event.nativeEvent)) event.stopPropagation();
        }}
      >
        <Modal
          show={isShown}
          onHide={onClose}
          onExited={onClosed}
          backdrop={isDismissible ? true : 'static'}
          keyboard={isDismissible}
          // Modal's own trap takes the focus from a field that a password manager opens beside the dialog.
          enforceFocus={false}
          aria-labelledby={titleId}
          centered
          scrollable
          size={size}
        >
          <PassFocusOn />
          <Modal.Header>
            <Modal.Title as="h2" id={titleId}>
              {title}
            </Modal.Title>
            {hasCloseButton ? (
              <OneClickButton className="dialog-close" aria-label="Close" onClick={onClose}>
                <span aria-hidden="true">×</span>
              </OneClickButton>
            ) : null}
          </Modal.Header>
          <Modal.Body
            ref={body}
            // Lets the keyboard scroll it.
            tabIndex={isScrollable ? 0 : undefined}
          >
            {children}
          </Modal.Body>
          {footer ? <Modal.Footer>{footer}</Modal.Footer> : null}
        </Modal>
      </div>
    </HoldDialogContext>
  );
}
