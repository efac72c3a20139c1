/** A point on earth in decimal degrees. Latitudes north and longitudes east are positive. */
export type Place = { lat: number; lon: number };

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * Whether a place is within latitude -90 to 90 and longitude -180 to 180, both inclusive: the poles and the date line are
 * on earth. NaN and infinite numbers are not.
 */
export function isOnEarth({ lat, lon }: Place): boolean {
  return Math.abs(lat) <= MAX_LATITUDE && Math.abs(lon) <= MAX_LONGITUDE;
}

/** The place for which times are computed: the community's, else the member's. Null if neither is known (rule: place-of-the-times). */
export function placeOfTimes(
  community: { place: Place | null },
  member: { place: Place | null },
): Place | null {
  return community.place ?? member.place;
}
