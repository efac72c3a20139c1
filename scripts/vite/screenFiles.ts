import { patterns } from '../../src/lib/paths.ts';

/** What the build tells of a chunk, as far as it is needed here. */
interface BuiltFile {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
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

/** What `lazyWithRetry` renders: imported only when it is asked for, at whatever address. */
const partModules = ['BalanceOverlay', 'LaterShabbosDialog', 'SignInAgainDialog'];

/** The files of a module's chunk and of all that it imports, but for those that are loaded already. */
function filesOf(chunks: BuiltChunks, module: string, loaded: ReadonlySet<string>): Set<string> {
  const entry = Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
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

interface ScreenFiles {
  /** By address, for a returning member. */
  member: Record<string, string[]>;
  /** By address, for a visitor. */
  visitor: Record<string, string[]>;
  /** By module, for what is imported only when it is asked for. */
  parts: Record<string, string[]>;
}

/**
 * The files that each screen and each part is made of besides the first ones. The shortest stand first: some servers
 * send only a few at a time, and the first ones are still to come then.
 */
export function screenFilesOf(chunks: BuiltChunks): ScreenFiles {
  const first = filesOf(chunks, '/index.html', new Set());
  const length = (file: string) => chunks[file]?.code?.length ?? 0;
  const addressesOf = (module: string) =>
    [...filesOf(chunks, `/${module}.tsx`, first)]
      .toSorted((a, b) => length(a) - length(b))
      .map((file) => `/${file}`);
  const collect = (modules: Record<string, string>) =>
    Object.fromEntries(Object.entries(modules).map(([key, module]) => [key, addressesOf(module)]));
  return {
    member: collect(memberModules),
    visitor: collect(screenModules),
    parts: collect(Object.fromEntries(partModules.map((part) => [part, part]))),
  };
}
