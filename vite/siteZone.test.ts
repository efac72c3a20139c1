/** @jest-environment node */
import latest from 'moment-timezone/data/packed/latest.json';
import { siteZoneModule } from './siteZone';

it('gives the app the data of moment-timezone for New York, without other zones', () => {
  const newYork = latest.zones.filter((packed) => packed.startsWith('America/New_York|'));
  expect(newYork).toHaveLength(1);
  expect(siteZoneModule()).toContain(`"zones":${JSON.stringify(newYork)}`);
});
