export type ColorScheme = 'light' | 'dark';

/** The original condition of each media rule that was rewritten. */
const originalConditions = new WeakMap<CSSMediaRule, string>();
let chosen: ColorScheme | null = null;
let isWatching = false;

function rewriteCondition(rule: CSSMediaRule): void {
  const condition = originalConditions.get(rule) ?? rule.media.mediaText;
  if (!condition.includes('prefers-color-scheme')) return;
  originalConditions.set(rule, condition);
  rule.media.mediaText = condition.replaceAll(
    /\(prefers-color-scheme:\s*(\w+)\)/g,
    (original, scheme: string) => {
      if (chosen === null) return original;
      // The first condition is always true, the second one never.
      return scheme === chosen ? '(min-width: 0px)' : '(max-width: 0px)';
    },
  );
}

/** Rewrites the conditions of these rules and of the rules in them, as in an `@layer`. */
function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteCondition(rule);
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}

/** Rewrites the style sheets of this origin. A script cannot read the rules of any other. */
function rewriteStyleSheets(): void {
  for (const sheet of document.styleSheets)
    if (sheet.href === null || sheet.href.startsWith(location.origin)) rewriteRules(sheet.cssRules);
}

/**
 * Shows the product in a colour scheme, or in the scheme of the system if `scheme` is null. The product follows only
 * `prefers-color-scheme`, so these media queries are rewritten, also in style sheets that load later.
 */
export function showInScheme(scheme: ColorScheme | null): void {
  if (scheme === chosen) return;
  chosen = scheme;
  document.documentElement.style.colorScheme = scheme ?? '';
  rewriteStyleSheets();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(rewriteStyleSheets).observe(document.head, { childList: true });
  document.head.addEventListener('load', rewriteStyleSheets, true);
}
