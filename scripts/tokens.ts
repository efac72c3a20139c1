import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type ColorValueNormalized, type TokenNormalized } from '@terrazzo/parser';
import { camelCase, groupBy } from 'es-toolkit';

// `npx tsx scripts/tokens.ts`: writes the files that follow from src/styles/tokens.resolver.json. With `--check` it only names the files that
// differ, and fails if there is one.

/** The source of all tokens, a resolver document of the Design Tokens Community Group's format, version 2025.10. */
const TOKENS = 'src/styles/tokens.resolver.json';
const FOLDER = 'src/styles/generated';
const NOTE = `Written by \`npx tsx scripts/tokens.ts\` from ${TOKENS}. Do not edit.`;
/** The browser's default font size, which the page does not change. */
const PX_PER_REM = 16;

type Tokens = readonly TokenNormalized[];

/** The source with the components of each colour computed from its `hex`. The format needs both; people change only `hex`. */
function withComponents(source: string): string {
  return source.replaceAll(
    /("components": )\[[^\]]*\](,\s*(?:"alpha": [\d.]+,\s*)?"hex": "#)([0-9a-f]{6})"/g,
    (_match, before: string, between: string, hex: string) => {
      const components = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
      return `${before}[${components.map((part) => Number(part.toFixed(4))).join(', ')}]${between}${hex}"`;
    },
  );
}

/** The ids of all tokens in the order of the source, such as 'color.birch'. The parser sorts them by name. */
function idsInOrder(node: unknown, at: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return [at.join('.')];
  return Object.entries(node).flatMap(([name, child]) => idsInOrder(child, [...at, name]));
}

/**
 * Reads the tokens of a scheme, without aliases, in the order of the source. Throws with the line of the mistake if the source
 * does not follow the format.
 */
async function readSchemes(source: string): Promise<(scheme: string) => Tokens> {
  const filename = pathToFileURL(path.resolve(TOKENS));
  const config = defineConfig({ tokens: [filename.href] }, { cwd: pathToFileURL(`${process.cwd()}/`) });
  const { resolver } = await parse([{ filename, src: source }], { config });
  const order = idsInOrder(JSON.parse(source).sets.base.sources[0]);
  return (scheme) => {
    const tokens = resolver.apply({ scheme });
    return order.map((id) => tokens[id]).filter((token) => token !== undefined);
  };
}

/** 'color' of 'color.birch', 'shadow' of 'shadow'. */
const groupOf = ({ id }: TokenNormalized) => id.replace(/\..*/, '');
/** 'birch' of 'color.birch', 'shadow' of 'shadow'. */
const nameOf = ({ id }: TokenNormalized) => id.replace(/^.*\./, '');

function cssColor({ hex = '', components, alpha }: ColorValueNormalized): string {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`A colour has the hex '${hex}'. Write it as '#1e4a3b'.`);
  if (alpha === 1) return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  const channels = components.map((part) => Math.round((part ?? 0) * 255));
  return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

const cssLength = ({ value, unit }: { value: number; unit: string }) =>
  value === 0 ? '0' : `${value}${unit}`;

function cssValue(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return cssColor(token.$value);
    case 'dimension':
      return cssLength(token.$value);
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'fontFamily':
      return token.$value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
    case 'shadow':
      return token.$value
        .map(({ offsetX, offsetY, blur, spread, color }) => {
          const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
          return `${lengths.map(cssLength).join(' ')} ${cssColor(color)}`;
        })
        .join(', ');
    default:
      throw new Error(`${token.id}: the style sheets have no form for the type ${token.$type} yet.`);
  }
}

/** The groups whose values depend on the scheme. Style sheets use them as custom properties, the others as Sass variables. */
const isScheme = (token: TokenNormalized) => ['color', 'shadow'].includes(groupOf(token));
/** The palette has values that only other tokens use. */
const isSassVariable = (token: TokenNormalized) =>
  !isScheme(token) && !['scene', 'palette'].includes(groupOf(token));

function sassMap(name: string, tokens: Tokens): string {
  const rows = tokens.map((token) => {
    const value = token.$type === 'color' ? cssValue(token) : `'${cssValue(token)}'`;
    return `  '${nameOf(token)}': ${value},`;
  });
  return [`$${name}: (`, ...rows, ');'].join('\n');
}

function styleSheet(light: Tokens, dark: Tokens, print: Tokens): string {
  const lightValues = new Map(light.map((token) => [token.id, cssValue(token)]));
  const changed = (tokens: Tokens) =>
    tokens.filter((token) => isScheme(token) && lightValues.get(token.id) !== cssValue(token));
  const variables = light
    .filter(isSassVariable)
    .map((token) => `$${token.id.replace('.', '-')}: ${cssValue(token)};`);
  const parts = [
    `// ${NOTE}`,
    sassMap('light', light.filter(isScheme)),
    `// What differs from light.\n${sassMap('dark', changed(dark))}`,
    sassMap('print', changed(print)),
    variables.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sceneColors(tokens: Tokens): string {
  const lines = tokens
    .filter((token) => groupOf(token) === 'scene')
    .map((token) => `export const ${camelCase(nameOf(token))} = '${cssValue(token)}';`);
  return `${[`// ${NOTE}`, '', ...lines].join('\n')}\n`;
}

/** The value in px and s, the units of design tools. */
function exportedValue(token: TokenNormalized): unknown {
  if (token.$type === 'dimension' && token.$value.unit === 'rem')
    return { value: token.$value.value * PX_PER_REM, unit: 'px' };
  if (token.$type === 'duration' && token.$value.unit === 'ms')
    return { value: token.$value.value / 1000, unit: 's' };
  return token.$value;
}

/** The tokens of one scheme as a file of the format, without aliases, for design tools. Each token has a line of its own. */
function designFile(tokens: Tokens): string {
  const lineOf = (token: TokenNormalized) => {
    const { $type, $description } = token;
    return `"${nameOf(token)}": ${JSON.stringify({ $type, $value: exportedValue(token), $description })}`;
  };
  const parts = Object.entries(groupBy(tokens, groupOf)).map(([group, members]) =>
    members.some(({ id }) => id === group)
      ? members.map((token) => `  ${lineOf(token)}`).join(',\n')
      : `  "${group}": {\n${members.map((token) => `    ${lineOf(token)}`).join(',\n')}\n  }`,
  );
  return `{\n${[`  "$description": ${JSON.stringify(NOTE)}`, ...parts].join(',\n')}\n}\n`;
}

const source = withComponents(readFileSync(TOKENS, 'utf8'));
const tokensOf = await readSchemes(source);
const [light, dark, print] = [tokensOf('light'), tokensOf('dark'), tokensOf('print')];
const files = {
  [TOKENS]: source,
  [`${FOLDER}/_tokens.scss`]: styleSheet(light, dark, print),
  [`${FOLDER}/sceneColors.ts`]: sceneColors(light),
  [`${FOLDER}/light.tokens.json`]: designFile(light),
  [`${FOLDER}/dark.tokens.json`]: designFile(dark),
};
const stale = Object.entries(files).filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run npx tsx scripts/tokens.ts.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
}
