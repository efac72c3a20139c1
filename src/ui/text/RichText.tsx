import { useLayoutEffect, useMemo, useRef } from 'react';
import { passFocusOn } from '../focus/focus';
import { useLazyPart } from '../lazy/lazyComponent';
import { useIsScrollable } from '../useIsScrollable';
import { fitMarks } from './fitMarks';
import { type Markup, markupOf, withoutLeftovers } from './markupOf';
import './RichText.scss';
import { sanitizer } from './sanitizer';

type RichTextProps = { text: string };

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Shows a text of the server: plain text with its line breaks, or simple HTML (rule: rich-text). */
export function RichText({ text }: RichTextProps) {
  const shown = withoutLeftovers(fitMarks(text.replace(lineBreak, '\n')));
  const markup = markupOf(shown);
  return markup === 'none' ? <PlainText text={shown} /> : <MarkedUpText text={shown} markup={markup} />;
}

/** Attributes with which the keyboard can scroll a box, and a screen reader names it (rule: wide-texts). */
const scrollable = { tabIndex: 0, role: 'group', 'aria-label': 'Wide text' } as const;

const PlainText = ({ text }: RichTextProps) => (
  <div className="rich-text" dir="auto">
    {text}
  </div>
);

function MarkedUpText({ text, markup }: RichTextProps & { markup: Markup }) {
  const ref = useRef<HTMLDivElement>(null);
  const { code: sanitize, failure } = useLazyPart(sanitizer);
  const content = useMemo(() => sanitize?.(text, markup) ?? null, [sanitize, text, markup]);

  // A layout effect runs before paint: when the sanitizer is already loaded, no empty box is ever painted.
  useLayoutEffect(() => {
    if (content === null) return;
    // If a link in the old content has the focus, the heading around the text gets it (rule: kept-focus).
    passFocusOn(ref.current)();
    // Inserting a fragment empties it, and StrictMode runs this effect twice.
    ref.current?.replaceChildren(content.cloneNode(true));
  }, [content]);

  const isScrollable = useIsScrollable(ref, content);

  // If a text cannot be sanitized, its source is shown as plain text, which is safe.
  if (failure !== null || (sanitize !== null && content === null)) return <PlainText text={text} />;
  return (
    <div
      className={markup === 'blocks' ? 'rich-text rich-text--html' : 'rich-text'}
      dir="auto"
      aria-busy={sanitize === null || undefined}
      ref={ref}
      {...(isScrollable && scrollable)}
    />
  );
}
