import { useSyncExternalStore } from 'react';

/** The style sheet's own list of tokens, so that a new one needs no second entry. */
function namesOf(pattern: RegExp): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        for (const name of rule.style) if (pattern.test(name)) names.add(name);
  return [...names];
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

function onSchemeChange(listener: () => void): () => void {
  dark().addEventListener('change', listener);
  return () => dark().removeEventListener('change', listener);
}

/** The tokens whose name fits, with their values as they are now, in the order of the style sheet. */
export function useTokens(pattern: RegExp): [name: string, value: string][] {
  useSyncExternalStore(onSchemeChange, () => dark().matches);
  const style = getComputedStyle(document.documentElement);
  return namesOf(pattern).map((name) => [name, style.getPropertyValue(name).trim()]);
}
