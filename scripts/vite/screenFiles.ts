import { patterns } from '../../src/lib/paths.ts';

/** What the build tells of a chunk, as far as it is needed here. */
interface BuiltFile {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
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

/** By address, the files its screen is made of besides the first ones: for a visitor, and for a returning member. */
export function screenFilesOf(chunks: BuiltChunks): Record<'member' | 'visitor', Record<string, string[]>> {
  const first = filesOf(chunks, '/index.html', new Set());
  const collect = (modules: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(modules).map(([address, screen]) => [
        address,
        [...filesOf(chunks, `/${screen}.tsx`, first)].map((file) => `/${file}`),
      ]),
    );
  return { member: collect(memberModules), visitor: collect(screenModules) };
}
