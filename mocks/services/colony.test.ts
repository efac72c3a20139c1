/** @jest-environment node */
import { createTestClient } from '../testing/testClient';

test("returns the member's community without its internal id", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const colony = await client.colony();
  expect(colony).toMatchObject({
    name: 'Pine Hollow',
    hasMikvah: true,
    maftirMussafOption: true,
    openOnThu: false,
  });
  expect(colony).not.toHaveProperty('id');
  expect(colony.shulOpenAt).toContain('2026-11-14');
  expect(colony.mikvahOpenAt).toContain('2026-11-14');
  expect(colony.mikvahOpenAt).not.toContain('2026-11-21');
});

test('omits a flag that was never set', async () => {
  const client = createTestClient({ signedInAs: 'cottage' });
  const colony = await client.colony();
  expect(colony).toMatchObject({ name: 'Hidden Spruce Cottages', hasMikvah: false, email: null });
  expect(colony).not.toHaveProperty('maftirMussafOption');
});
