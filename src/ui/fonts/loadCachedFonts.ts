const KEY = 'fonts-were-loaded';

/** One text for each font file that the screens of a member need. */
const FONTS = [
  { font: '1em "Assistant Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'a' },
  { font: '1em "Frank Ruhl Libre Variable"', text: 'א' },
];

/**
 * Loads a returning member's fonts before the first text is shown if an earlier visit has loaded some. They come from the
 * browser's cache then, and the text is laid out once, without substitutes. On a first visit they would take the line from the
 * scripts.
 */
export function loadCachedFonts(isReturning: boolean): void {
  const { fonts } = document;
  let wereLoaded = false;
  try {
    wereLoaded = localStorage.getItem(KEY) !== null;
    if (!wereLoaded)
      fonts.addEventListener('loadingdone', () => localStorage.setItem(KEY, '1'), { once: true });
  } catch {
    // Without storage every visit is like a first one.
  }
  if (!wereLoaded || !isReturning) return;
  // A font that cannot load is replaced by a substitute.
  for (const { font, text } of FONTS) fonts.load(font, text).catch(() => undefined);
}
