/** How a text is marked up: not at all, by inline tags and escaped characters, or by the tags of blocks. */
export type Markup = 'none' | 'inline' | 'blocks';

const BLOCKS =
  'address|article|aside|blockquote|body|br|caption|center|d[dlt]|details|div|fig(?:caption|ure)|footer|h[1-6]|header|hgroup|hr|html|li|main|menu|nav|ol|p|pre|section|summary|table|t(?:body|d|foot|h|head|r)|ul';
const INLINES =
  'a|abbr|acronym|b|bd[io]|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|nobr|o:p|q|s|samp|small|span|strike|strong|su[bp]|time|tt|u|var|wbr';

/** Matches what follows the '<' of a complete tag. It ends before the next '<', so that the cost grows linearly with the text. */
const tag = (names: string) => `/?(?:${names})(?:\\s[^<>]*|\\s*/?)>`;
const REFERENCE = '(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);';

const blockTag = new RegExp(`<${tag(BLOCKS)}`, 'i');
const inlineMarkup = new RegExp(`<${tag(INLINES)}|&${REFERENCE}`, 'i');
const notInline = new RegExp(`<(?!${tag(INLINES)})|&(?!${REFERENCE})`, 'gi');
const noTag = new RegExp(`<(?!${tag('[a-z][\\w:-]*')}|[!?])`, 'gi');

/** Browsers need quadratic time for some nested tags: at most 0.3 seconds for this many, and a crash for 20,000. */
const MAX_TAGS = 4000;

/** How a text is marked up (rule: rich-text). 'fewer than <10 men' and '<office@example.com>' are no markup. */
export function markupOf(text: string): Markup {
  if (text.split('<').length - 1 > MAX_TAGS) return 'none';
  if (blockTag.test(text)) return 'blocks';
  return inlineMarkup.test(text) ? 'inline' : 'none';
}

/** Whether a text has more than tags and blanks. */
export function hasText(text: string): boolean {
  return escapePlainParts(text, markupOf(text)).replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}

/** Escapes what is no markup: a '<' without a tag; without blocks also other tags, and an '&' as in 'R&D' or '?a=1&copy=2'. */
export function escapePlainParts(text: string, markup: Markup): string {
  return text.replace(markup === 'blocks' ? noTag : notInline, (character) =>
    character === '<' ? '&lt;' : '&amp;',
  );
}
