import { useSyncExternalStore } from 'react';

/** The names of all matching custom properties of `:root`, read from the style sheets. */
function tokenNames(pattern: RegExp): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        for (const name of rule.style) if (pattern.test(name)) names.add(name);
  return [...names];
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

function onSchemeChange(listener: () => void): () => void {
  darkScheme().addEventListener('change', listener);
  return () => darkScheme().removeEventListener('change', listener);
}

/** The tokens whose names match, with their current values, in the order of the style sheet. Updates when the colour scheme changes. */
export function useTokens(pattern: RegExp): [name: string, value: string][] {
  useSyncExternalStore(onSchemeChange, () => darkScheme().matches);
  const style = getComputedStyle(document.documentElement);
  return tokenNames(pattern).map((name) => [name, style.getPropertyValue(name).trim()]);
}
