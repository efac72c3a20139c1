/** @jest-environment node */
import { createPasswordMask } from './passwords';

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
