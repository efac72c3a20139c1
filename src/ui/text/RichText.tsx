import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchSanitizer, loadedSanitizer, type Sanitize } from './fetchSanitizer';
import '../../styles/app.scss';

type RichTextProps = { text: string };

/**
 * Matches a known tag or an entity. 'fewer than <10 men' and '<office@example.com>' do not match: they are plain text. A tag
 * ends before the next '<', so that the cost grows linearly with the length of the text.
 */
const knownMarkup =
  /<\/?(?:a|b|big|blockquote|br|center|code|d[dlt]|div|em|font|h[1-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|table|tbody|t[dhr]|thead|u|ul)(?:\s[^<>]*|\s*\/?)>|&(?:amp|gt|lt|nbsp|quot|#\d+|#x[\da-f]+);/i;

/**
 * Browsers need quadratic time for some nested tags, and a tab can crash over 20,000 of them. For 4,000 the longest time measured
 * is 0.3 seconds.
 */
const MAX_TAGS = 4000;

const isHtml = (text: string) => knownMarkup.test(text) && text.split('<').length - 1 <= MAX_TAGS;

/**
 * Shows plain text with its line breaks, or simple HTML. The HTML is sanitized before it enters the document. HTML with more
 * than MAX_TAGS tags is shown as plain text.
 */
export function RichText({ text }: RichTextProps) {
  return isHtml(text) ? <SanitizedHtml html={text} /> : <div className="rich-text">{text}</div>;
}

function SanitizedHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<Sanitize | null>(loadedSanitizer);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (sanitize !== null) return;
    fetchSanitizer().then(
      (loaded) => setSanitize(() => loaded),
      () => setHasFailed(true),
    );
  }, [sanitize]);

  // A layout effect runs before paint: when the sanitizer is already loaded, no empty box is ever painted.
  useLayoutEffect(() => {
    if (sanitize !== null) ref.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  // If the sanitizer cannot be loaded, the HTML source is shown as text, which is safe.
  return hasFailed ? (
    <div className="rich-text">{html}</div>
  ) : (
    <div className="rich-text rich-text--html" aria-busy={sanitize === null || undefined} ref={ref} />
  );
}
