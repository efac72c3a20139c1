import moment from 'moment-timezone/moment-timezone-utils.js';
import type { Plugin } from 'vite';
import { site } from '../src/site.ts';

/** The module whose zones the build reduces to the site's zone. */
export const ZONE_DATA = /\/src\/domain\/zoneData\.ts$/;

/** The code of src/domain/zoneData.ts with the data of moment-timezone for the site's zone alone. */
export function siteZoneModule(): string {
  const zone = moment.tz.zone(site.timeZone);
  if (zone === null) throw new Error(`There is no time zone '${site.timeZone}'.`);
  const data = { version: moment.tz.dataVersion, zones: [moment.tz.pack(zone)], links: [] };
  return `export const zoneData = ${JSON.stringify(data)};`;
}

/** Keeps only the site's time zone in src/domain/zoneData.ts. */
export function siteZone(): Plugin {
  return { name: 'site-zone', load: { filter: { id: ZONE_DATA }, handler: siteZoneModule } };
}
