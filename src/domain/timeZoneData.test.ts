/** @jest-environment node */
import latest from 'moment-timezone/data/packed/latest.json';
import { packedZones } from './timeZoneData';

it('is what moment-timezone packs for New York, and no other zone', () => {
  const current = latest.zones.filter((packed) => packed.startsWith('America/New_York|'));
  expect(packedZones).toEqual(current);
  expect(current).toHaveLength(1);
});
