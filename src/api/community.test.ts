/** @jest-environment node */
import { readCommunity } from './community';

const wireColony = {
  name: 'Pine Hollow',
  email: 'office@pinehollow.example.com',
  blockWinterize: true,
  policies: [{ _id: 'p1', title: 'Pool', content: 'Closed on Shabbos.' }],
  lat: 41.6556,
  lon: -74.6893,
  hasMikvah: false,
  shulOpenAt: ['2026-11-14'],
  mikvahOpenAt: ['2026-11-21T00:00:00.000Z'],
  notes: [{ _id: 'n1', content: 'Bring a sweater.' }],
  openOnThu: true,
  maftirMussafOption: false,
};

test('reads a complete colony', () => {
  expect(readCommunity(wireColony)).toStrictEqual({
    name: 'Pine Hollow',
    email: 'office@pinehollow.example.com',
    blockWinterize: true,
    policies: [{ id: 'p1', title: 'Pool', content: 'Closed on Shabbos.' }],
    place: { lat: 41.6556, lon: -74.6893 },
    hasMikvah: false,
    shulOpenAt: ['2026-11-14'],
    mikvahOpenAt: ['2026-11-21'],
    notes: [{ id: 'n1', content: 'Bring a sweater.' }],
    openOnThu: true,
    maftirMussafOption: false,
  });
});

test('reads a colony that has only a name', () => {
  expect(readCommunity({ name: 'Pine Hollow' })).toStrictEqual({
    name: 'Pine Hollow',
    email: null,
    blockWinterize: false,
    policies: [],
    place: null,
    hasMikvah: true,
    shulOpenAt: [],
    mikvahOpenAt: [],
    notes: [],
    openOnThu: false,
    maftirMussafOption: true,
  });
});

test.each([
  ['blockWinterize', false],
  ['hasMikvah', true],
  ['openOnThu', false],
  ['maftirMussafOption', true],
] as const)('reads the flag %s, which is %s if undefined or null', (flag, whenUndefined) => {
  const read = (value: unknown) => readCommunity({ ...wireColony, [flag]: value })?.[flag];
  expect([undefined, null].map(read)).toEqual([whenUndefined, whenUndefined]);
  expect([true, 1, '1'].map(read)).toEqual([true, true, true]);
  expect([false, 0, '0'].map(read)).toEqual([false, false, false]);
});

test.each([
  [
    { policies: null, notes: undefined },
    { policies: [], notes: [] },
  ],
  [{ shulOpenAt: [null, 'soon', '2026-11-21', 7] }, { shulOpenAt: ['2026-11-21'] }],
  [{ policies: [null, { title: 'Pool' }] }, { policies: [{ id: '', title: 'Pool', content: '' }] }],
  [{ notes: ['x', {}] }, { notes: [{ id: '', content: '' }] }],
])('reads the lists %j as %j', (sent, read) => {
  expect(readCommunity({ ...wireColony, ...sent })).toMatchObject(read);
});

test.each([[null], [undefined], ['<p>x</p>'], [[wireColony]], [7], [{}]])('returns null for %j', (value) => {
  expect(readCommunity(value)).toBeNull();
});
