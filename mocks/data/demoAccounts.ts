/** The password of the demo accounts and of every made-up member. */
export const demoPassword = 'Shabbos1';

/**
 * The accounts that anyone can sign in with. A recorded scenario has only 'demo', every other scenario has all of them. The
 * descriptions are true in the scenario 'typical'.
 */
export const demoAccounts: readonly { username: string; description: string }[] = [
  { username: 'demo', description: 'a typical member of Pine Hollow, not signed up for the coming Shabbos' },
  { username: 'balance', description: 'a member with an outstanding balance of $1,234.50' },
  { username: 'gabbai', description: 'a member who is signed up, holds Maftir and reads' },
  { username: 'cottage', description: 'a member of a community that has no waiver and no mikvah' },
];

/** The code that dismisses the overlay 'Outstanding Balance'. */
export const demoBypassCode = 'PAID2026';

export const demoLinks: readonly { path: string; description: string }[] = [
  { path: '/reset/reset-valid', description: 'a password link that works once' },
  { path: '/reset/reset-expired', description: 'one that has expired' },
  { path: '/join/join-valid', description: 'an invitation that works once' },
  { path: '/join/join-used', description: 'one that was used' },
];

type Introduction = { accounts: readonly string[]; bypassCodes: readonly string[]; links: readonly string[] };

/** The text that is printed when the emulated backend starts with these accounts, codes and links. */
export function introduce(title: string, { accounts, bypassCodes, links }: Introduction): string {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${heading}:`, ...lines.map((line) => `  ${line}`)];
  return [...list(title, accounts), `Bypass code: ${bypassCodes.join(', ')}`, ...list('Links', links)].join(
    '\n',
  );
}

export const demoIntroduction = (): string =>
  introduce('Demo accounts', {
    accounts: demoAccounts.map((one) => `${one.username} / ${demoPassword}   ${one.description}`),
    bypassCodes: [demoBypassCode],
    links: demoLinks.map(({ path, description }) => `${path}   ${description}`),
  });
