import leven from 'leven';

/** The known name that is most like a misspelt one, or null if none is like it. */
export function closestName(text: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(text.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance < text.length && best.distance <= Math.max(2, text.length / 2)
    ? best.name
    : null;
}

/** The number of letters to change. A name that was cut short is close. */
function distanceOf(text: string, name: string): number {
  return text.length > 2 && name.startsWith(text) ? 1 : leven(text, name);
}

/** A sentence that suggests the closest name, or lists all of them. */
export function suggestion(text: string, names: readonly string[]): string {
  const closest = closestName(text, names);
  return closest === null ? `There are: ${names.join(', ')}.` : `Did you mean '${closest}'?`;
}
