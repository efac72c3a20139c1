/** The kind of markup in a text: none, only inline tags and escaped characters, or also block tags. */
export type Markup = 'none' | 'inline' | 'blocks';

const BLOCKS =
  'address|article|aside|blockquote|body|br|caption|center|d[dlt]|details|div|fig(?:caption|ure)|footer|h[1-6]|header|hgroup|hr|html|li|main|menu|nav|ol|p|pre|section|summary|table|t(?:body|d|foot|h|head|r)|ul';
const INLINES =
  'a|abbr|acronym|b|base|bd[io]|big|cite|code|del|dfn|em|font|i|img|ins|kbd|label|link|mark|meta|nobr|o:p|picture|q|s|samp|small|source|span|strike|strong|su[bp]|time|tt|u|var|wbr';

/** Matches the part of a complete tag after its '<'. The match ends before the next '<', so the cost grows linearly with the text. */
const tag = (names: string) => `/?(?:${names})(?:\\s[^<>]*|\\s*/?)>`;
const REFERENCE = '(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);';

const blockTag = new RegExp(`<${tag(BLOCKS)}`, 'i');
const inlineMarkup = new RegExp(`<${tag(INLINES)}|&${REFERENCE}`, 'i');
const notInline = new RegExp(`<(?!${tag(INLINES)})|&(?!${REFERENCE})`, 'gi');
const noTag = new RegExp(`<(?!${tag('[a-z][\\w:-]*')}|[!?])`, 'gi');

/**
 * What an editor leaves in a text but readers must not see: comments, marks of Word, styles, scripts. A match never runs past the
 * next start of its kind, so the cost grows linearly with the text.
 */
const LEFTOVERS = [
  /<!--(?:(?!<!--|-->)[^])*-->\n?/g,
  /<(?:!\[(?:end)?if|\?xml|!doctype)[^<>]*>\n?/gi,
  /<(style|script|title|xml)\b[^<>]*>(?:(?!<\1)[^])*?<\/\1\s*>\n?/gi,
];

/** Removes the LEFTOVERS of an editor (rule: rich-text). */
export const withoutLeftovers = (text: string): string =>
  LEFTOVERS.reduce((rest, pattern) => rest.replace(pattern, ''), text);

/** A picture that is replaced by a text: its `alt`, or the address of its link (rule: rich-text). */
const picture =
  /<img\b[^<>]*\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])|<a\s[^<>]*\bhref\b[^<>]*>\s*<img\b/i;

/** Browsers need quadratic time for some nested tags: up to 0.3 seconds for this many. With 20,000 they crash. */
const MAX_TAGS = 4000;

/** Returns the kind of markup in a text (rule: rich-text). 'fewer than <10 men' and '<office@example.com>' are no markup. */
export function markupOf(text: string): Markup {
  if (text.split('<').length - 1 > MAX_TAGS) return 'none';
  if (blockTag.test(text)) return 'blocks';
  return inlineMarkup.test(text) ? 'inline' : 'none';
}

/** Whether a text shows words or a picture's text, not only tags, blanks and leftovers of an editor. */
export function hasText(text: string): boolean {
  const shown = withoutLeftovers(text);
  const words = escapePlainParts(shown, markupOf(shown)).replaceAll(/<[^<>]*>|&nbsp;|\s/g, '');
  return words !== '' || picture.test(shown);
}

/** Escapes each '<' that begins no markup; outside 'blocks' also unknown tags, '<!', and an '&' as in 'R&D' or '?a=1&copy=2'. */
export function escapePlainParts(text: string, markup: Markup): string {
  return text.replace(markup === 'blocks' ? noTag : notInline, (character) =>
    character === '<' ? '&lt;' : '&amp;',
  );
}
