import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}

interface KeptContentProps {
  children: ReactNode;
  /** Renders the dialog around `slot`, where the content goes. */
  renderDialog: (slot: ReactNode) => ReactNode;
}

/** Keeps the content of a hidden dialog, which react-bootstrap would unmount, in an element that the shown dialog borrows. */
export function KeptContent({ children, renderDialog }: KeptContentProps) {
  const [place] = useState(createPlace);
  // The same function at each render: appending the content again would drop the focus in it.
  const [fill] = useState(() => (slot: HTMLElement | null) => slot?.append(place));
  return (
    <>
      {createPortal(children, place)}
      {renderDialog(<div style={{ display: 'contents' }} ref={fill} />)}
    </>
  );
}
