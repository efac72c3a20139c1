/** The time zone of the device. The product must not depend on it. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The name that this browser uses for a time zone, which can have several names. Null if there is no such zone. */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A sentence about a link that was made in another zone than this device's, or an empty list. */
export function zoneWarnings(zone: string | null): string[] {
  const own = deviceZone();
  return zone === null || zone === own ? [] : [`zone=${zone}: this device is in ${own}.`];
}
