/** An instant as the wire writes it. Formats only; it reads no clock. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
