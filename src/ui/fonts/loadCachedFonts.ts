import { readStored, store } from '@/lib/storage';

const KEY = 'fonts-were-loaded';

/** One text for each font file that the screens of a member need. */
const FONTS = [
  { font: '1em "Assistant Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'א' },
];

/** Loads a returning member's fonts before the first text. On a first visit they would compete with the scripts for bandwidth. */
export function loadCachedFonts(isReturning: boolean): void {
  const { fonts } = document;
  const wereLoaded = readStored(KEY) !== null;
  if (!wereLoaded) fonts.addEventListener('loadingdone', () => store(KEY, '1'), { once: true });
  if (!wereLoaded || !isReturning) return;
  // Text whose font cannot load is shown in a fallback font.
  for (const { font, text } of FONTS) fonts.load(font, text).catch(() => undefined);
}
