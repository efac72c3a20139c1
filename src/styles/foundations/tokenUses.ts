/** The text of style sheets and components by path. */
export type Sources = Readonly<Record<string, string>>;

const COMMENT = /^\s*\/\/.*$/gm;

const escaped = (name: string) => name.replaceAll('-', String.raw`\-`);

/** `--touch` for 'size-touch', if a style sheet declares `--touch: #{tokens.$size-touch}`. */
function propertiesOf(variable: string, sources: Sources): string[] {
  const declaration = new RegExp(String.raw`--([\w-]+): #\{tokens\.\$${escaped(variable)}\}`, 'g');
  return Object.values(sources).flatMap((text) =>
    [...text.matchAll(declaration)].map(([, name = '']) => name),
  );
}

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/**
 * The names of the files that use a token, sorted. Files use a colour as `var(--birch)`, a colour of the drawings as
 * `scene.hillFar`, and every other token as `tokens.$text-small` or as the custom property declared from it.
 *
 * @param id such as 'color.birch'
 */
export function filesUsing(id: string, sources: Sources): string[] {
  const variable = id.replace('.', '-');
  const name = id.replace(/^\w+\./, '');
  const isProperty = id.startsWith('color.') || !id.includes('.');
  const properties = isProperty ? [name] : propertiesOf(variable, sources);
  const uses = [
    ...properties.map((property) => String.raw`var\(--${escaped(property)}[,)]`),
    String.raw`(?<!--[\w-]+: #\{)tokens\.\$${escaped(variable)}(?![\w-])`,
    ...(id.startsWith('scene.') ? [String.raw`\bscene\.${camelCase(name)}\b`] : []),
  ];
  const pattern = new RegExp(uses.join('|'));
  return Object.entries(sources)
    .filter(([, text]) => pattern.test(text.replaceAll(COMMENT, '')))
    .map(([path]) => path.replace(/^.*\/_?/, ''))
    .toSorted();
}
