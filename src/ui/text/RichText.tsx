import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchSanitizer, loadedSanitizer, type Sanitize } from './fetchSanitizer';
import '../../styles/app.scss';

type RichTextProps = { text: string };

/** Matches a known tag or an entity. 'fewer than <10 men' and '<office@example.com>' do not match: they are plain text. */
const knownMarkup =
  /<\/?(?:a|b|big|blockquote|br|center|code|d[dlt]|div|em|font|h[1-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|table|tbody|t[dhr]|thead|u|ul)(?:\s[^>]*|\s*\/?)>|&(?:amp|gt|lt|nbsp|quot|#\d+|#x[\da-f]+);/i;

/** Shows plain text with its line breaks, or simple HTML. The HTML is sanitized before it enters the document. */
export function RichText({ text }: RichTextProps) {
  return knownMarkup.test(text) ? <SanitizedHtml html={text} /> : <div className="rich-text">{text}</div>;
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
