import { type ReactNode, useId } from 'react';
import { passFocusOn } from '../focus/focus';
import './Panel.scss';

type PanelProps = {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** The fragment of links to this card. */
  id?: string;
};

/** A card with a heading. The section is named by that heading. */
export function Panel({ title, children, className, id }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={className ? `panel ${className}` : 'panel'}
      aria-labelledby={titleId}
      ref={passFocusOn}
    >
      <h2 className="panel__title" id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
