export interface Token {
  /** The name, such as 'color-page', 'text-small' or 'space-4'. */
  name: string;
  /** One value. A colour has up to three: for the light scheme, for the dark scheme and for paper, if they differ. */
  values: readonly string[];
  purpose: string;
}

const DECLARATION = /^ *(?:\$|--)([\w-]+):\s+([^;]+);(?: \/\/ (.+))?$/gm;

/** The design tokens that the text of _tokens.scss declares, in its order. */
export function readTokens(source: string): Token[] {
  return [...source.matchAll(DECLARATION)].map(([, name = '', value = '', purpose = '']) => ({
    name,
    values: name.startsWith('color-') ? (value.match(/'[^']*'|[^\s']+/g) ?? []) : [value],
    purpose,
  }));
}

export type Scheme = 'light' | 'dark';

/** The colours and the shadow of a scheme, keyed by the name of their custom property, such as 'page'. */
export function readScheme(source: string, scheme: Scheme): ReadonlyMap<string, string> {
  const colors = readTokens(source).filter(({ name }) => name.startsWith('color-'));
  return new Map(
    colors.map(({ name, values: [light = '', dark = light] }) => [
      name.replace('color-', ''),
      (scheme === 'light' ? light : dark).replaceAll("'", ''),
    ]),
  );
}
