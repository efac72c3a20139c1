import { useEffect, useRef, useState } from 'react';
import '../../styles/app.scss';

type RichTextProps = { text: string };

/** A known tag or an entity makes it HTML; 'fewer than <10 men' and '<office@example.com>' are plain text. */
const knownMarkup =
  /<\/?(?:a|b|big|blockquote|br|center|code|d[dlt]|div|em|font|h[1-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|table|tbody|t[dhr]|thead|u|ul)(?:\s[^>]*|\s*\/?)>|&(?:amp|gt|lt|nbsp|quot|#\d+|#x[\da-f]+);/i;

/** Plain text with its line breaks, or simple HTML, sanitised before any of it is in the document. */
export function RichText({ text }: RichTextProps) {
  return knownMarkup.test(text) ? (
    <SanitizedHtml key={text} html={text} />
  ) : (
    <div className="rich-text">{text}</div>
  );
}

function SanitizedHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'plain'>('loading');

  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      try {
        const { sanitizeHtml } = await import('./sanitizeHtml');
        if (!isWanted) return;
        ref.current?.replaceChildren(sanitizeHtml(html));
        setState('shown');
      } catch {
        // Without the sanitiser the source is shown as text: poor to read, but harmless.
        if (isWanted) setState('plain');
      }
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [html]);

  return state === 'plain' ? (
    <div className="rich-text">{html}</div>
  ) : (
    <div className="rich-text rich-text--html" aria-busy={state === 'loading' || undefined} ref={ref} />
  );
}
