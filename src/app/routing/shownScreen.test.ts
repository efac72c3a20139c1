import { isPrerenderedAt } from './shownScreen';

describe('isPrerenderedAt', () => {
  it.each(['/', '/about', '/contact', '/privacy-policy', '/login', '/about/', '/About'])(
    'is true for the public page at %s',
    (pathname) => {
      expect(isPrerenderedAt(pathname)).toBe(true);
    },
  );

  it.each(['/forgot', '/reset/abc', '/join/abc', '/account', '/units-open', '/nowhere'])(
    'is false for %s',
    (pathname) => {
      expect(isPrerenderedAt(pathname)).toBe(false);
    },
  );
});
