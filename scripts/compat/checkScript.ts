import { type AnyNode, type Identifier, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { transform } from 'esbuild';
import { buildTargets } from '../../vite/buildTargets';
import {
  addBrowsersLacking,
  browsersLacking,
  compatData,
  featuresOf,
  type Findings,
  report,
} from './browserSupport';

/** All supported browsers have this feature. esbuild assumes that none has it, because each version of Unicode adds writing systems. */
const supported = { 'regexp-unicode-property-escapes': true };

/** Reports syntax that the browsers lack: esbuild rewrites such syntax for them, or rejects it. */
export async function syntaxFindings(code: string): Promise<Findings> {
  const compile = async (target: string[] | string) => {
    const result = await transform(code, { target, supported, charset: 'utf8', logLevel: 'silent' });
    return result.code.split('\n');
  };
  // esbuild also adds parentheses that no target needs.
  const bare = (line: string | undefined) => line?.replaceAll(/[()]/g, '');
  try {
    const [rewritten, plain] = await Promise.all([compile(buildTargets), compile('esnext')]);
    const changed = plain.find((line, index) => bare(line) !== bare(rewritten[index]));
    return new Map(changed === undefined ? [] : [[`syntax: ${changed.trim().slice(0, 160)}`, []]]);
  } catch (error) {
    return new Map([[`syntax: ${String(error)}`, []]]);
  }
}

/** The interfaces of global objects, keyed by the object's name. */
const interfaces: Readonly<Record<string, string>> = {
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
const browsersLackingGlobal = (name: string) =>
  browsersLacking(builtins, name) ??
  browsersLacking(builtins?.['globals'], name) ??
  browsersLacking(api, name) ??
  browsersLacking(api['Window'], name);

function browsersLackingMember(object: string, name: string): string[] | null {
  if (GLOBAL_OBJECTS.includes(object)) return browsersLackingGlobal(name);
  const parent = builtins?.[object] ?? api[interfaces[object] ?? object];
  return browsersLacking(parent, `${name}_static`) ?? browsersLacking(parent, name);
}

/**
 * The browsers that lack a member of an object, keyed by the member's name. Only objects that all browsers have are searched:
 * the use of any other object is itself reported.
 */
const browsersLackingByMember: Findings = new Map();
for (const objects of [builtins, builtins?.['Intl'], api])
  for (const [name, object] of featuresOf(objects))
    if (browsersLacking(objects, name)?.length === 0) addBrowsersLacking(browsersLackingByMember, object);

/** Reports APIs that the browsers lack. `typeof X` only asks whether there is an X, which does not count as a use. */
export function apiFindings(code: string): Findings {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const declared = new Set<string>();
  const declare = ({ name }: { name: string }) => void declared.add(name);
  const declareImport = ({ local }: { local: Identifier }) => declare(local);
  const declarations = {
    // The name that acorn-walk uses for an identifier that is declared or assigned.
    VariablePattern: declare,
    ImportSpecifier: declareImport,
    ImportDefaultSpecifier: declareImport,
    ImportNamespaceSpecifier: declareImport,
  };
  ancestor(tree, declarations);

  const found: Findings = new Map();
  const isGlobal = (node: AnyNode): node is Identifier =>
    node.type === 'Identifier' && !declared.has(node.name);
  const isTypeof = (node: AnyNode | undefined) =>
    node?.type === 'UnaryExpression' && node.operator === 'typeof';
  ancestor(tree, {
    Identifier: (node, _state, ancestors) => {
      if (isGlobal(node) && !isTypeof(ancestors.at(-2)))
        report(found, node.name, browsersLackingGlobal(node.name));
    },
    MemberExpression: ({ object, property, computed, start }, _state, ancestors) => {
      const parent = ancestors.at(-2);
      if (computed || property.type !== 'Identifier' || isTypeof(parent)) return;
      const known = isGlobal(object) ? browsersLackingMember(object.name, property.name) : null;
      const isCallee = parent?.type === 'CallExpression' && parent.callee.start === start;
      if (known !== null && isGlobal(object)) report(found, `${object.name}.${property.name}`, known);
      else if (isCallee) report(found, `.${property.name}()`, browsersLackingByMember.get(property.name));
    },
  });
  return found;
}
