import path from 'node:path';
import { patterns } from '../../src/lib/paths.ts';

/** What the build tells of a chunk, as far as it is needed here. */
interface BuiltFile {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  isDynamicEntry?: boolean;
  imports?: string[];
  code?: string;
  viteMetadata?: { importedCss?: Set<string> };
}

export type BuiltChunks = Record<string, BuiltFile>;

const screenModules: Record<string, string> = {
  [patterns.about]: 'AboutScreen',
  [patterns.contact]: 'ContactScreen',
  [patterns.privacyPolicy]: 'PrivacyPolicyScreen',
  [patterns.login]: 'LoginScreen',
  [patterns.forgot]: 'ForgotScreen',
};

const memberModules: Record<string, string> = {
  [patterns.home]: 'HomeScreen',
  [patterns.policies]: 'PoliciesScreen',
  [patterns.account]: 'AccountScreen',
  [patterns.winterize]: 'WinterizeScreen',
  [patterns.dewinterize]: 'DeWinterizeScreen',
  [patterns.unitsOpen]: 'UnitsOpenScreen',
};

/** The files of a chunk and of all that it imports, but for those that are loaded already. */
function filesOf(
  chunks: BuiltChunks,
  entry: BuiltFile | undefined,
  loaded: ReadonlySet<string>,
): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: BuiltFile | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName) || loaded.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports ?? []) visit(chunks[name]);
  };
  visit(entry);
  return files;
}

const screenNames = new Set([...Object.values(screenModules), ...Object.values(memberModules)]);

export interface ScreenFiles {
  /** By address, for a returning member. */
  member: Record<string, string[]>;
  /** By address, for a visitor. */
  visitor: Record<string, string[]>;
  /** By module, what is imported only when it is asked for. */
  parts: Record<string, string[]>;
}

/**
 * The files that each screen and each part is made of besides the first ones. The shortest stand first: some servers
 * send only a few at a time, and the first ones are still to come then.
 */
export function screenFilesOf(chunks: BuiltChunks): ScreenFiles {
  const all = Object.values(chunks);
  const chunkOf = (module: string) => all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  const first = filesOf(chunks, chunkOf('/index.html'), new Set());
  const length = (file: string) => chunks[file]?.code?.length ?? 0;
  const addressesOf = (entry: BuiltFile | undefined) =>
    [...filesOf(chunks, entry, first)].toSorted((a, b) => length(a) - length(b)).map((file) => `/${file}`);
  const collect = (modules: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(modules).map(([address, screen]) => [address, addressesOf(chunkOf(`/${screen}.tsx`))]),
    );
  const parts = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => ({ chunk, name: path.parse(chunk.facadeModuleId ?? '').name }))
    .filter(({ name }) => !screenNames.has(name));
  return {
    member: collect(memberModules),
    visitor: collect(screenModules),
    parts: Object.fromEntries(parts.map(({ chunk, name }) => [name, addressesOf(chunk)])),
  };
}
