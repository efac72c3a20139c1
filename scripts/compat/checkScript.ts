import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { parse, type Identifier as IdentifierNode, type AnyNode } from 'acorn';
import { ancestor } from 'acorn-walk';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transform } from 'esbuild';
import { addStatements, compatData, featuresOf, lackOf, lackOfAll } from './browserSupport';
import type { Finding } from './finding';

/** All our browsers have it. esbuild doubts every browser, because new versions of Unicode add scripts. */
const supported = { 'regexp-unicode-property-escapes': true };

/** Reports syntax that the browsers lack. esbuild knows it: it rewrites such syntax for them, or rejects it. */
export async function syntaxFindings(code: string): Promise<Finding[]> {
  const compile = async (target: string[] | string) => {
    const result = await transform(code, { target, supported, charset: 'utf8', logLevel: 'silent' });
    return result.code.split('\n');
  };
  // esbuild also adds parentheses that no target needs.
  const bare = (line: string | undefined) => line?.replaceAll(/[()]/g, '');
  try {
    const [rewritten, plain] = await Promise.all([compile(browserslistToEsbuild()), compile('esnext')]);
    const place = plain.findIndex((line, index) => bare(line) !== bare(rewritten[index]));
    return place === -1 ? [] : [{ feature: `syntax: ${plain[place]?.trim().slice(0, 160)}`, browsers: [] }];
  } catch (error) {
    return [{ feature: `syntax: ${String(error)}`, browsers: [] }];
  }
}

/** The interfaces of global objects. */
const interfaces: Readonly<Record<string, string>> = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
  caches: 'CacheStorage',
};
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

const { api } = compatData;
const { builtins } = compatData.javascript;

/** The browsers that lack a global name: an object of the language, an interface, or a member of the window. */
const globalLack = (name: string) =>
  lackOf(builtins, name) ??
  lackOf(builtins?.['globals'], name) ??
  lackOf(api, name) ??
  lackOf(api['Window'], name) ??
  lackOf(api, `${name}_static`);

function memberLack(object: string, name: string): string[] | null {
  if (GLOBAL_OBJECTS.includes(object)) return globalLack(name);
  const parent = builtins?.[object] ?? api[interfaces[object] ?? object];
  return lackOf(parent, `${name}_static`) ?? lackOf(parent, name);
}

/** The members of all objects that the browsers have, by name. Others cannot be reached without a name that is reported. */
const members = new Map<string, CompatStatement[]>();
for (const objects of [builtins, builtins?.['Intl'], api])
  for (const [name, object] of featuresOf(objects))
    if (lackOf(objects, name)?.length === 0) addStatements(members, object);

/** Reports APIs that the browsers lack. `typeof X` only asks whether there is an X, which does not count as a use. */
export function apiFindings(code: string): Finding[] {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const declared = new Set<string>();
  const declare = ({ name }: { name: string }) => void declared.add(name);
  const declarations = {
    // The name that acorn-walk uses for an identifier that is declared or assigned.
    VariablePattern: (node: IdentifierNode) => declare(node),
    ImportSpecifier: ({ local }: { local: IdentifierNode }) => declare(local),
    ImportDefaultSpecifier: ({ local }: { local: IdentifierNode }) => declare(local),
    ImportNamespaceSpecifier: ({ local }: { local: IdentifierNode }) => declare(local),
  };
  ancestor(tree, declarations);

  const found = new Map<string, string[]>();
  const report = (feature: string, browsers: string[] | null) => {
    if (browsers !== null && browsers.length > 0) found.set(feature, browsers);
  };
  const isGlobal = (node: AnyNode): node is IdentifierNode =>
    node.type === 'Identifier' && !declared.has(node.name);
  ancestor(tree, {
    Identifier: (node, _state, ancestors) => {
      const parent = ancestors.at(-2);
      const isTypeof = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
      if (isGlobal(node) && !isTypeof) report(node.name, globalLack(node.name));
    },
    MemberExpression: ({ object, property, computed, start }, _state, ancestors) => {
      const parent = ancestors.at(-2);
      if (computed || property.type !== 'Identifier') return;
      if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return;
      const known = isGlobal(object) ? memberLack(object.name, property.name) : null;
      const isCallee = parent?.type === 'CallExpression' && parent.callee.start === start;
      if (known !== null && isGlobal(object)) report(`${object.name}.${property.name}`, known);
      else if (isCallee) report(`.${property.name}()`, lackOfAll(members.get(property.name)));
    },
  });
  return [...found].map(([feature, browsers]) => ({ feature, browsers }));
}
