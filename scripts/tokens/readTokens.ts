import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';

/** The source of all tokens, a resolver document of the Design Tokens Community Group's format, version 2025.10. */
export const TOKENS = 'src/styles/tokens.resolver.json';

/** The token sets of the three schemes, without aliases, in the order of the source. */
export interface SchemeTokens {
  light: readonly TokenNormalized[];
  dark: readonly TokenNormalized[];
  print: readonly TokenNormalized[];
}

/** The ids of all tokens in the order of the source, such as 'color.birch'. The parser sorts them by name. */
function idsInOrder(node: unknown, at: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return [at.join('.')];
  return Object.entries(node).flatMap(([name, child]) => idsInOrder(child, [...at, name]));
}

/**
 * The source with the components of each colour computed from its `hex`. The format needs both; people change only `hex`.
 */
export function withComponents(source: string): string {
  return source.replaceAll(
    /("components": )\[[^\]]*\](,\s*(?:"alpha": [\d.]+,\s*)?"hex": "#)([0-9a-f]{6})"/g,
    (_match, before: string, between: string, hex: string) => {
      const components = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
      return `${before}[${components.map((part) => Number(part.toFixed(4))).join(', ')}]${between}${hex}"`;
    },
  );
}

/** Reads the tokens. Throws with the line of the mistake if the source does not follow the format. */
export async function readTokens(source: string): Promise<SchemeTokens> {
  const filename = pathToFileURL(path.resolve(TOKENS));
  const config = defineConfig({ tokens: [filename.href] }, { cwd: pathToFileURL(`${process.cwd()}/`) });
  const { resolver } = await parse([{ filename, src: source }], { config });
  const order = idsInOrder(JSON.parse(source).sets.base.sources[0]);
  const tokensOf = (scheme: string) => {
    const tokens = resolver.apply({ scheme });
    return order.map((id) => tokens[id]).filter((token) => token !== undefined);
  };
  return { light: tokensOf('light'), dark: tokensOf('dark'), print: tokensOf('print') };
}

export const readSource = (): string => readFileSync(TOKENS, 'utf8');
