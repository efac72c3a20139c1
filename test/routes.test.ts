/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { likelyScreen, routes, screenFor, screens } from '../src/lib/routes';

const sourceOf = (file: string) => readFileSync(file, 'utf8');
const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.posix.join('src', file),
);

describe.each(screens)('the row of $component', ({ component, path: pattern }) => {
  const file = sourceFiles.find((name) => path.basename(name) === `${component}.tsx`) ?? '';

  it('names a component with a file of that name', () => {
    expect(sourceOf(file)).toContain(`export function ${component}(`);
  });

  it('has stories beside its screen', () => {
    expect(existsSync(file.replace('.tsx', '.stories.tsx'))).toBe(true);
  });

  it('has a route', () => {
    expect(sourceOf('src/app/routes.tsx')).toContain(`<${component} />`);
  });

  it('has a token, if any, as the second segment of its address', () => {
    expect(pattern).toMatch(/^\/(?:[\w-]+(?:\/:token)?)?$/);
  });
});

test('no address has two screens for the same person', () => {
  for (const isSignedIn of [true, false]) {
    const audiences = ['everyone', isSignedIn ? 'member' : 'visitor'];
    const addresses = screens.filter(({ audience }) => audiences.includes(audience)).map((row) => row.path);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

describe('who sees which screen', () => {
  const names = new Map<string, string>(
    Object.entries(routes).map(([name, { component }]) => [component, name]),
  );
  const shown = (address: string | null, isSignedIn: boolean) => {
    const { path: shownPath, component } = screenFor(address, isSignedIn);
    // The login screen is shown at the address that asks for a member.
    const isRedirected = shownPath !== address && component !== routes.login.component;
    return `${isRedirected ? 'redirected to ' : ''}${names.get(component)}`;
  };

  test.each([
    ['/', 'landing', 'home'],
    ['/about', 'about', 'about'],
    ['/contact', 'contact', 'contact'],
    ['/privacy-policy', 'privacyPolicy', 'privacyPolicy'],
    ['/login', 'login', 'redirected to home'],
    ['/forgot', 'forgot', 'redirected to home'],
    ['/reset/:token', 'reset', 'redirected to home'],
    ['/join/:token', 'join', 'redirected to home'],
    ['/policies', 'login', 'policies'],
    ['/account', 'login', 'account'],
    ['/winterize', 'login', 'winterize'],
    ['/dewinterize', 'login', 'dewinterize'],
    ['/units-open', 'login', 'unitsOpen'],
    [null, 'redirected to landing', 'redirected to home'],
  ])('%s shows a visitor %s and a member %s', (address, visitor, member) => {
    expect(shown(address, false)).toBe(visitor);
    expect(shown(address, true)).toBe(member);
  });

  test.each([
    ['/', 'home'],
    ['/account', 'account'],
    ['/login', 'login'],
    ['/reset/:token', 'reset'],
    [null, 'home'],
  ])('%s preloads %s in a browser that was signed in at its last visit', (address, screen) => {
    expect(names.get(likelyScreen(address, true).component)).toBe(screen);
  });
});

test('no other file lists the screens', () => {
  const screensNamedIn = (file: string) => {
    const source = sourceOf(file);
    const modules = screens.filter((row) => source.includes(row.component));
    const addresses = new Set(
      screens.map((row) => row.path).filter((to) => source.includes(`'${to}'`) || source.includes(`"${to}"`)),
    );
    return Math.max(modules.length, addresses.size);
  };
  const files = ['src', 'scripts', 'mocks', '.storybook']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .concat('vite.config.ts', 'scripts/size.ts', 'index.html')
    .filter((file) => /\.(?:tsx?|js|html)$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const lists = files.filter((file) => screensNamedIn(file) > 2);
  expect(lists.toSorted()).toEqual(['src/app/routes.tsx', 'src/lib/routes.ts']);
});
