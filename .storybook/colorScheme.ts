export type ColorScheme = 'light' | 'dark';

const ALWAYS_TRUE = '(min-width: 0px)';
const ALWAYS_FALSE = '(max-width: 0px)';

/** The condition of each media rule as the style sheet has it. */
const originalConditions = new WeakMap<CSSMediaRule, string>();
let chosenScheme: ColorScheme | null = null;
let isWatching = false;

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = originalConditions.get(rule) ?? rule.media.mediaText;
    if (condition.includes('prefers-color-scheme')) {
      originalConditions.set(rule, condition);
      rule.media.mediaText = condition.replaceAll(
        /\(prefers-color-scheme:\s*(\w+)\)/g,
        (original, scheme) => {
          if (chosenScheme === null) return original;
          return scheme === chosenScheme ? ALWAYS_TRUE : ALWAYS_FALSE;
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

/**
 * Shows the product in a colour scheme that the toolbar chose; null follows the system. The product has no switch of its
 * own, so this rewrites its `prefers-color-scheme` media queries, also in style sheets that load later.
 */
export function showColorScheme(scheme: ColorScheme | null): void {
  if (scheme === chosenScheme && scheme === null) return;
  chosenScheme = scheme;
  document.documentElement.style.colorScheme = scheme ?? '';
  rewriteStyleSheets();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(rewriteStyleSheets).observe(document.head, { childList: true });
  document.head.addEventListener('load', rewriteStyleSheets, true);
}
