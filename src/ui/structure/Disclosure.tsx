import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button';
import { passFocusOn } from '../focus/focus';
import './Disclosure.scss';

/** One item of an accordion, open at first. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const bodyId = useId();
  return (
    <div className="disclosure" ref={passFocusOn}>
      <h2 className="disclosure__heading">
        <Button
          isToggle
          className="disclosure__button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          <span className="disclosure__arrow" aria-hidden="true" />
        </Button>
      </h2>
      <div className="disclosure__body" id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
