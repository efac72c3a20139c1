export type ColorScheme = 'light' | 'dark';

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const written = new WeakMap<CSSMediaRule, string>();
let shown: ColorScheme | null = null;
let isWatching = false;

function answerIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = written.get(rule) ?? rule.media.mediaText;
    if (condition.includes('prefers-color-scheme')) {
      written.set(rule, condition);
      rule.media.mediaText = condition.replaceAll(/\(prefers-color-scheme:\s*(\w+)\)/g, (asIs, scheme) => {
        if (shown === null) return asIs;
        return scheme === shown ? ALWAYS : NEVER;
      });
    }
    answerIn(rule.cssRules);
  }
}

function answer(): void {
  for (const sheet of document.styleSheets)
    if (sheet.href === null || sheet.href.startsWith(location.origin)) answerIn(sheet.cssRules);
}

/**
 * The product follows the system's colour scheme and has no switch. For the toolbar its media queries are answered
 * in the system's place, those of styles that come later too; null leaves them to the system.
 */
export function showColorScheme(scheme: ColorScheme | null): void {
  if (scheme === shown && scheme === null) return;
  shown = scheme;
  document.documentElement.style.colorScheme = scheme ?? '';
  answer();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(answer).observe(document.head, { childList: true });
  document.head.addEventListener('load', answer, true);
}
