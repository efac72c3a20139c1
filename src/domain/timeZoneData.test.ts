/** @jest-environment node */
import latest from 'moment-timezone/data/packed/latest.json';
import { packedZones } from './timeZoneData';

it('equals the data of moment-timezone for New York, without other zones', () => {
  const current = latest.zones.filter((packed) => packed.startsWith('America/New_York|'));
  expect(packedZones).toEqual(current);
  expect(current).toHaveLength(1);
});
