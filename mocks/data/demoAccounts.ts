type DemoAccount = { username: string; password: string; description: string };

/**
 * The accounts that anyone can sign in with. Every scenario has them, except that recorded ones have only 'demo'. The
 * descriptions are those of 'typical'.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'Shabbos1',
    description: 'a typical member of Pine Hollow, not signed up for the coming Shabbos',
  },
  {
    username: 'balance',
    password: 'Shabbos1',
    description: 'a member with an outstanding balance of $1,234.50',
  },
  {
    username: 'gabbai',
    password: 'Shabbos1',
    description: 'a member who is signed up, holds Maftir and reads',
  },
  {
    username: 'cottage',
    password: 'Shabbos1',
    description: 'a member of a community that has no waiver and no mikvah',
  },
];

/** The code that dismisses the overlay 'Outstanding Balance'. */
export const demoBypassCode = 'PAID2026';

export const demoLinks: readonly { path: string; description: string }[] = [
  { path: '/reset/reset-valid', description: 'a password link that works once' },
  { path: '/reset/reset-expired', description: 'one that has expired' },
  { path: '/join/join-valid', description: 'an invitation that works once' },
  { path: '/join/join-used', description: 'one that was used' },
];

/** The text that is printed when the emulated backend starts. */
export function demoIntroduction(): string {
  const accounts = demoAccounts.map(
    ({ username, password, description }) => `  ${username} / ${password}   ${description}`,
  );
  const links = demoLinks.map(({ path, description }) => `  ${path}   ${description}`);
  return ['Demo accounts:', ...accounts, `Bypass code: ${demoBypassCode}`, 'Links:', ...links].join('\n');
}
