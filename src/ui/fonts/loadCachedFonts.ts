import { readStored, store } from '@/lib/storage';

const KEY = 'fonts-were-loaded';

/** For each font file that a member's screens need: the font and a letter of that file. */
const FONTS = [
  { font: '1em "Assistant Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'א' },
];

/** Loads the fonts of a returning member before the first text. On a first visit the fonts would compete with the scripts for bandwidth. */
export function loadCachedFonts(isReturning: boolean): void {
  const { fonts } = document;
  const wereLoaded = readStored(KEY) !== null;
  if (!wereLoaded) fonts.addEventListener('loadingdone', () => store(KEY, '1'), { once: true });
  if (!wereLoaded || !isReturning) return;
  // If a font cannot load, its text is shown in a fallback font.
  for (const { font, text } of FONTS) fonts.load(font, text).catch(() => undefined);
}
