type DemoAccount = { username: string; password: string; what: string };

/** The accounts that anyone can sign in with. Every scenario has them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'Shabbos1',
    what: 'a typical member of Pine Hollow, not signed up for the coming Shabbos',
  },
  { username: 'balance', password: 'Shabbos1', what: 'a member with an outstanding balance of $1,234.50' },
  { username: 'gabbai', password: 'Shabbos1', what: 'a member who is signed up, holds Maftir and reads' },
  {
    username: 'cottage',
    password: 'Shabbos1',
    what: 'a member of a community that has no waiver and no mikvah',
  },
];

/** The code that dismisses the overlay 'Outstanding Balance'. */
export const demoBypassCode = 'PAID2026';

export const demoLinks: readonly { path: string; what: string }[] = [
  { path: '/reset/reset-valid', what: 'a password link that works once' },
  { path: '/reset/reset-expired', what: 'one that has expired' },
  { path: '/join/join-valid', what: 'an invitation that works once' },
  { path: '/join/join-used', what: 'one that was used' },
];

/** The text that is printed when the emulated backend starts. */
export function demoIntroduction(): string {
  const accounts = demoAccounts.map(
    ({ username, password, what }) => `  ${username} / ${password}   ${what}`,
  );
  const links = demoLinks.map(({ path, what }) => `  ${path}   ${what}`);
  return ['Demo accounts:', ...accounts, `Bypass code: ${demoBypassCode}`, 'Links:', ...links].join('\n');
}
