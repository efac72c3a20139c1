import type { Zone } from './day';
import { DAY_MS, HOUR_MS } from './duration';
import { standardOffset } from './zoneOffset';

/** A point on earth in decimal degrees. Latitudes north and longitudes east are positive. */
export type Place = { lat: number; lon: number };

/** Whether a place is within latitude -90 to 90 and longitude -180 to 180, all inclusive. NaN and infinite numbers are not. */
export function isOnEarth({ lat, lon }: Place): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/**
 * Whether a place can be in a zone: its noon, by its longitude, is at most two hours from noon in the zone's standard time,
 * inclusive. Standard time counts all year, so that a place is not lost when clocks change (rule: place-of-the-times).
 */
export function isInZone({ lon }: Place, zone: Zone): boolean {
  const distance = Math.abs((lon / 360) * DAY_MS - standardOffset(zone));
  // Across the date line, noon of one place and noon of the other are a day apart.
  return Math.min(distance, DAY_MS - distance) <= 2 * HOUR_MS;
}

/** The place for which times are computed: the community's, else the member's. Null if neither is known (rule: place-of-the-times). */
export function placeOfTimes(community: { place: Place | null }, member: { place: Place | null }) {
  return community.place ?? member.place;
}
