import { readFileSync } from 'node:fs';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import browserslistToEsbuild from 'browserslist-to-esbuild';

/** The names of the browsers in MDN's data, by the names that esbuild gives them. */
const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const;

type Browser = (typeof browsers)[keyof typeof browsers];

export const compatData: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

const isListed = (name: string | undefined): name is keyof typeof browsers =>
  name !== undefined && name in browsers;

/** Negative if version `a` is older than `b`. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  for (const index of [0, 1]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The oldest version of each browser in `browserslist` of package.json. Throws for a browser that this check does not know. */
function oldestBrowsers(): [Browser, string][] {
  return browserslistToEsbuild().map((target) => {
    const [, name, version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    if (!isListed(name)) throw new Error(`The check of the build knows no browser '${target}'.`);
    return [browsers[name], version];
  });
}

const oldest = oldestBrowsers();

function isSupportedSince(statement: SimpleSupportStatement, version: string, prefix: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: other } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (flags !== undefined || other !== undefined || (statement.prefix ?? '') !== prefix) return false;
  const isRemoved = typeof removed === 'string' && compareVersions(removed, version) <= 0;
  return compareVersions(added, version) <= 0 && !isRemoved;
}

/**
 * The oldest supported browsers that lack a feature, such as 'safari 15.4'. `hasPrefixed` tells whether the feature is also
 * used with a vendor prefix.
 */
export function browsersWithout(
  { support }: CompatStatement,
  hasPrefixed: (prefix: string) => boolean = () => false,
): string[] {
  return oldest
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some(
        (statement) =>
          isSupportedSince(statement, version, '') ||
          (statement.prefix !== undefined &&
            hasPrefixed(statement.prefix) &&
            isSupportedSince(statement, version, statement.prefix)),
      );
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

/** The statement of a feature of MDN's data; undefined if it only groups others. */
export const statementOf = ({ __compat: statement }: Identifier): CompatStatement | undefined => statement;

/** The features that MDN's data lists below another, with their names. */
export const featuresOf = (parent: Identifier | undefined): [string, Identifier][] =>
  Object.keys(parent ?? {}).flatMap((name) => {
    const feature = parent?.[name];
    return name === '__compat' || feature === undefined ? [] : [[name, feature] as [string, Identifier]];
  });

/** The browsers that lack a feature of MDN's data; null if the data does not know the feature. */
export function lackOf(parent: Identifier | undefined, name: string): string[] | null {
  const feature = parent !== undefined && Object.hasOwn(parent, name) ? parent[name] : undefined;
  const statement = feature === undefined ? undefined : statementOf(feature);
  return statement === undefined ? null : browsersWithout(statement);
}

/** Adds the statements of the features below `parent` to a map by name. */
export function addStatements(statements: Map<string, CompatStatement[]>, parent: Identifier): void {
  for (const [name, feature] of featuresOf(parent)) {
    const statement = statementOf(feature);
    if (statement !== undefined) statements.set(name, [...(statements.get(name) ?? []), statement]);
  }
}

/** The browsers that lack all of the features; none if there are no features. */
export function lackOfAll(statements: readonly CompatStatement[] = []): string[] {
  const lacks = statements.map((statement) => browsersWithout(statement));
  return lacks.some(({ length }) => length === 0) ? [] : (lacks[0] ?? []);
}
