import { outlinePairs, textPairs } from '../src/styles/contrast';

export type ColorScheme = 'light' | 'dark';

interface EmulatedMedia {
  /** Null follows the system. */
  scheme: ColorScheme | null;
  /** False follows the system. */
  isForced: boolean;
}

const ALWAYS_TRUE = '(min-width: 0px)';
const ALWAYS_FALSE = '(max-width: 0px)';

/** The condition of each media rule as the style sheet has it. */
const originalConditions = new WeakMap<CSSMediaRule, string>();
let chosen: EmulatedMedia = { scheme: null, isForced: false };
let isWatching = false;

/** The value that the toolbar has chosen for a media feature, or null where the system decides. */
function chosenValue(feature: string): string | null {
  if (feature === 'prefers-color-scheme') return chosen.scheme;
  return chosen.isForced ? 'active' : null;
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = originalConditions.get(rule) ?? rule.media.mediaText;
    if (/prefers-color-scheme|forced-colors/.test(condition)) {
      originalConditions.set(rule, condition);
      rule.media.mediaText = condition.replaceAll(
        /\((prefers-color-scheme|forced-colors):\s*(\w+)\)/g,
        (original, feature: string, value: string) => {
          const choice = chosenValue(feature);
          if (choice === null) return original;
          return value === choice ? ALWAYS_TRUE : ALWAYS_FALSE;
        },
      );
    }
    rewriteRules(rule.cssRules);
  }
}

function rewriteStyleSheets(): void {
  for (const sheet of document.styleSheets)
    if (sheet.href === null || sheet.href.startsWith(location.origin)) rewriteRules(sheet.cssRules);
}

/** Replaces the colour tokens by system colours: `Canvas` for surfaces, `CanvasText` for texts and outlines. */
function forceTokens(isForced: boolean): void {
  const pairs = [...textPairs, ...outlinePairs];
  const systemColors = new Map([
    ['hairline', 'CanvasText'],
    ...pairs.map(([ink]) => [ink, 'CanvasText'] as const),
    ...pairs.map(([, surface]) => [surface, 'Canvas'] as const),
  ]);
  const { style, classList } = document.documentElement;
  for (const [token, color] of systemColors) style.setProperty(`--${token}`, isForced ? color : '');
  classList.toggle('forced-colors', isForced);
}

/**
 * Shows the product in a colour scheme and with forced colours as the toolbar chose. The product has no switch of its own, so
 * this rewrites its `prefers-color-scheme` and `forced-colors` media queries, also in style sheets that load later.
 *
 * A page cannot turn on forced colours itself, so these are an approximation: every token becomes a system colour, and shadows
 * and gradients are removed. The browser would also force colours that are not tokens, and keep what is excluded by
 * `forced-color-adjust`.
 */
export function emulateMedia(media: EmulatedMedia): void {
  if (media.scheme === chosen.scheme && media.isForced === chosen.isForced) return;
  if (media.isForced !== chosen.isForced) forceTokens(media.isForced);
  chosen = media;
  document.documentElement.style.colorScheme = media.scheme ?? '';
  rewriteStyleSheets();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(rewriteStyleSheets).observe(document.head, { childList: true });
  document.head.addEventListener('load', rewriteStyleSheets, true);
}
