import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { readFileSync } from 'node:fs';
import { buildTargets } from '../../vite/buildTargets';

export const compatData: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

const isBrowser = (name: string): name is BrowserName => Object.hasOwn(compatData.browsers, name);

/** The oldest version of each browser in `browserslist` of package.json. */
const oldest = buildTargets.map((target): [BrowserName, string] => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  const browser = name === 'ios' ? 'safari_ios' : name;
  if (!isBrowser(browser)) throw new Error(`The check of the build knows no browser '${target}'.`);
  return [browser, version];
});

const versions = new Intl.Collator('en', { numeric: true });

/** Whether `version` is known and not newer than `latest`. A browser's next version, 'preview', is newer than any number. */
const isAtMost = (version: string | false | undefined, latest: string): boolean =>
  typeof version === 'string' && versions.compare(version.replace('≤', ''), latest) <= 0;

type HasPrefixed = (prefix: string) => boolean;

function browsersWithout({ support }: CompatStatement, hasPrefixed: HasPrefixed): string[] {
  const lacking = oldest.filter(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, alternative_name: other, prefix }) =>
        isAtMost(added, version) &&
        !isAtMost(removed, version) &&
        flags === undefined &&
        other === undefined &&
        (prefix === undefined || hasPrefixed(prefix)),
    );
  });
  return lacking.map(([browser, version]) => `${browser} ${version}`);
}

/**
 * The oldest supported browsers that lack a feature of MDN's data, such as 'safari 15.4'; null if the data does not know the
 * feature. `hasPrefixed` tells whether the feature is also used with a vendor prefix.
 */
export function browsersLacking(
  parent: Identifier | undefined,
  name: string,
  hasPrefixed: HasPrefixed = () => false,
): string[] | null {
  const feature = parent !== undefined && Object.hasOwn(parent, name) ? parent[name] : undefined;
  const { __compat: statement } = feature ?? {};
  return statement === undefined ? null : browsersWithout(statement, hasPrefixed);
}

/** The features that MDN's data lists below another, with their names. */
export const featuresOf = (parent: Identifier | undefined): [string, Identifier][] =>
  Object.entries<Identifier>(parent ?? {}).filter(([name]) => name !== '__compat');

/**
 * Adds to a map, keyed by name, which browsers lack each feature below `parent`. If all browsers have one feature of a name, the
 * name counts as known to all.
 */
export function addBrowsersLacking(lacks: Map<string, string[]>, parent: Identifier): void {
  for (const [name] of featuresOf(parent)) {
    const lack = browsersLacking(parent, name);
    if (lack?.length === 0 || (lack !== null && !lacks.has(name))) lacks.set(name, lack);
  }
}

/** The browsers that lack a feature, keyed by its name. The list is empty for syntax, because esbuild names no browsers. */
export type Findings = Map<string, string[]>;

export function report(findings: Findings, feature: string, lack: string[] | null | undefined): void {
  if (lack && lack.length > 0) findings.set(feature, lack);
}
