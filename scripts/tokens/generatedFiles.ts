import type { ColorValueNormalized, TokenNormalized } from '@terrazzo/parser';
import { readTokens, TOKENS, withComponents, type SchemeTokens } from './readTokens';

const FOLDER = 'src/styles/generated';
const NOTE = `Written by \`npx tsx scripts/tokens.ts\` from ${TOKENS}. Do not edit.`;
/** The browser's default font size, which the page does not change. */
const PX_PER_REM = 16;

/** 'color' of 'color.birch', 'shadow' of 'shadow'. */
const groupOf = (id: string) => id.replace(/\..*/, '');
/** 'birch' of 'color.birch', 'shadow' of 'shadow'. */
const nameOf = (id: string) => id.replace(/^.*\./, '');

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
const isScheme = ({ id }: TokenNormalized) => ['color', 'shadow'].includes(groupOf(id));
const isScene = ({ id }: TokenNormalized) => groupOf(id) === 'scene';
/** Values that only other tokens use. */
const isPalette = ({ id }: TokenNormalized) => groupOf(id) === 'palette';

function sassMap(name: string, tokens: readonly TokenNormalized[]): string {
  const rows = tokens.map((token) => {
    const value = token.$type === 'color' ? cssValue(token) : `'${cssValue(token)}'`;
    return `  '${nameOf(token.id)}': ${value},`;
  });
  return [`$${name}: (`, ...rows, ');'].join('\n');
}

function styleSheet({ light, dark, print }: SchemeTokens): string {
  const lightValues = new Map(light.map((token) => [token.id, cssValue(token)]));
  const changed = (tokens: readonly TokenNormalized[]) =>
    tokens.filter((token) => isScheme(token) && lightValues.get(token.id) !== cssValue(token));
  const variables = light
    .filter((token) => !isScheme(token) && !isScene(token) && !isPalette(token))
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

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

function sceneColors(tokens: readonly TokenNormalized[]): string {
  const lines = tokens
    .filter(isScene)
    .map((token) => `export const ${camelCase(nameOf(token.id))} = '${cssValue(token)}';`);
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
function designFile(tokens: readonly TokenNormalized[]): string {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const token of tokens) {
    const exported = {
      $type: token.$type,
      $value: exportedValue(token),
      ...(token.$description !== undefined && { $description: token.$description }),
    };
    const group = groupOf(token.id);
    groups[group] = group === token.id ? exported : { ...groups[group], [nameOf(token.id)]: exported };
  }
  const linesOf = (group: Record<string, unknown>) =>
    Object.entries(group).map(([name, token]) => `    "${name}": ${JSON.stringify(token)}`);
  const parts = Object.entries(groups).map(([name, group]) =>
    '$value' in group
      ? `  "${name}": ${JSON.stringify(group)}`
      : `  "${name}": {\n${linesOf(group).join(',\n')}\n  }`,
  );
  return `{\n${[`  "$description": ${JSON.stringify(NOTE)}`, ...parts].join(',\n')}\n}\n`;
}

/** All files that follow from the source of the tokens, and the source itself with the components of its colours. */
export async function generatedFiles(source: string): Promise<Map<string, string>> {
  const completed = withComponents(source);
  const tokens = await readTokens(completed);
  return new Map([
    [TOKENS, completed],
    [`${FOLDER}/_tokens.scss`, styleSheet(tokens)],
    [`${FOLDER}/sceneColors.ts`, sceneColors(tokens.light)],
    [`${FOLDER}/light.tokens.json`, designFile(tokens.light)],
    [`${FOLDER}/dark.tokens.json`, designFile(tokens.dark)],
  ]);
}
