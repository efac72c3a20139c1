/** @jest-environment node */
import { createPasswordMask } from './passwords';

test('a password that is typed letter by letter gets one stand-in, and a stand-in that a replay types is kept', () => {
  const typed = createPasswordMask([]);
  const standIns = ['Secret12', 'Secret13'].map(
    (password) => Array.from(password, (_, index) => typed.mask(password.slice(0, index + 1))).at(-1) ?? '',
  );
  expect(standIns).toEqual(['Aaaaaa00', 'Bbbbbb00']);
  const replayed = createPasswordMask([]);
  expect(standIns.toReversed().map(replayed.mask)).toEqual(['Bbbbbb00', 'Aaaaaa00']);
});

test('replaces passwords by made-up ones of the same shape, and keeps those of the demo accounts', () => {
  const { mask, maskFields } = createPasswordMask([]);
  expect([mask('Secret12'), mask('Secret13'), mask('Secret12'), mask('a b!é')]).toEqual([
    'Aaaaaa00',
    'Bbbbbb00',
    'Aaaaaa00',
    'c c--',
  ]);
  expect(
    maskFields({ username: 'Secret12', rows: [{ oldPassword: 'Shabbos1', password2: 'Secret13' }] }),
  ).toEqual({ username: 'Secret12', rows: [{ oldPassword: 'Shabbos1', password2: 'Bbbbbb00' }] });
});
