/** How a text is marked up: not at all, by inline tags and escaped characters, or by the tags of blocks. */
export type Markup = 'none' | 'inline' | 'blocks';

const BLOCKS =
  'address|article|aside|blockquote|body|br|caption|center|d[dlt]|details|div|fig(?:caption|ure)|footer|h[1-6]|header|hgroup|hr|html|li|main|menu|nav|ol|p|pre|section|summary|table|t(?:body|d|foot|h|head|r)|ul';
const INLINES =
  'a|abbr|acronym|b|base|bd[io]|big|cite|code|del|dfn|em|font|i|img|ins|kbd|label|link|mark|meta|nobr|o:p|picture|q|s|samp|small|source|span|strike|strong|su[bp]|time|tt|u|var|wbr';

/** Matches what follows the '<' of a complete tag. It ends before the next '<', so that the cost grows linearly with the text. */
const tag = (names: string) => `/?(?:${names})(?:\\s[^<>]*|\\s*/?)>`;
const REFERENCE = '(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);';

const blockTag = new RegExp(`<${tag(BLOCKS)}`, 'i');
const inlineMarkup = new RegExp(`<${tag(INLINES)}|&${REFERENCE}`, 'i');
const notInline = new RegExp(`<(?!${tag(INLINES)})|&(?!${REFERENCE})`, 'gi');
const noTag = new RegExp(`<(?!${tag('[a-z][\\w:-]*')}|[!?])`, 'gi');

/**
 * What an editor leaves in a text for itself: comments, marks of Word, styles, scripts. Each pattern ends before the next
 * beginning of its own, so that the cost grows linearly with the text.
 */
const LEFTOVERS = [
  /<!--(?:(?!<!--|-->)[^])*-->\n?/g,
  /<(?:!\[(?:end)?if|\?xml|!doctype)[^<>]*>\n?/gi,
  /<(style|script|title|xml)\b[^<>]*>(?:(?!<\1)[^])*?<\/\1\s*>\n?/gi,
];

/** A text without what an editor has left in it, which nobody should read (rule: rich-text). */
export const withoutLeftovers = (text: string): string =>
  LEFTOVERS.reduce((rest, pattern) => rest.replace(pattern, ''), text);

/** Pictures that show a text in their place: an `alt`, or the address of their link (rule: rich-text). */
const picture =
  /<img\b[^<>]*\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])|<a\s[^<>]*\bhref\b[^<>]*>\s*<img\b/i;

/** Browsers need quadratic time for some nested tags: at most 0.3 seconds for this many, and a crash for 20,000. */
const MAX_TAGS = 4000;

/** How a text is marked up (rule: rich-text). 'fewer than <10 men' and '<office@example.com>' are no markup. */
export function markupOf(text: string): Markup {
  if (text.split('<').length - 1 > MAX_TAGS) return 'none';
  if (blockTag.test(text)) return 'blocks';
  return inlineMarkup.test(text) ? 'inline' : 'none';
}

/** Whether a text has more than tags, blanks and what an editor has left in it. */
export function hasText(text: string): boolean {
  const shown = withoutLeftovers(text);
  const words = escapePlainParts(shown, markupOf(shown)).replaceAll(/<[^<>]*>|&nbsp;|\s/g, '');
  return words !== '' || picture.test(shown);
}

/** Escapes what is no markup: a '<' without a tag; without blocks also other tags, and an '&' as in 'R&D' or '?a=1&copy=2'. */
export function escapePlainParts(text: string, markup: Markup): string {
  return text.replace(markup === 'blocks' ? noTag : notInline, (character) =>
    character === '<' ? '&lt;' : '&amp;',
  );
}
