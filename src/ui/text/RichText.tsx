import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchSanitizer, sanitizerAtHand, type Sanitize } from './fetchSanitizer';
import '../../styles/app.scss';

type RichTextProps = { text: string };

/** A known tag or an entity makes it HTML; 'fewer than <10 men' and '<office@example.com>' are plain text. */
const knownMarkup =
  /<\/?(?:a|b|big|blockquote|br|center|code|d[dlt]|div|em|font|h[1-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|table|tbody|t[dhr]|thead|u|ul)(?:\s[^>]*|\s*\/?)>|&(?:amp|gt|lt|nbsp|quot|#\d+|#x[\da-f]+);/i;

/** Plain text with its line breaks, or simple HTML, sanitised before any of it is in the document. */
export function RichText({ text }: RichTextProps) {
  return knownMarkup.test(text) ? <SanitizedHtml html={text} /> : <div className="rich-text">{text}</div>;
}

function SanitizedHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<Sanitize | null>(sanitizerAtHand);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (sanitize !== null) return;
    fetchSanitizer().then(
      (come) => setSanitize(() => come),
      () => setHasFailed(true),
    );
  }, [sanitize]);

  // Before anything is painted: with the sanitiser at hand no empty place is ever seen.
  useLayoutEffect(() => {
    if (sanitize !== null) ref.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  // Without the sanitiser the source is shown as text: poor to read, but harmless.
  return hasFailed ? (
    <div className="rich-text">{html}</div>
  ) : (
    <div className="rich-text rich-text--html" aria-busy={sanitize === null || undefined} ref={ref} />
  );
}
