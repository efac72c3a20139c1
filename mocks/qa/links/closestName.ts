import leven from 'leven';
import type { ReportProblem } from './splitList';

/** The name that is equal to a text. Otherwise reports the problem and suggests a name. */
export function findName<const Name extends string>(
  text: string,
  names: readonly Name[],
  problem: string,
  report: ReportProblem,
): Name | undefined {
  const found = names.find((name) => name === text);
  if (found === undefined) report(`${problem}. ${suggestion(text, names)}`);
  return found;
}

/** A sentence that suggests the known name that is most like a misspelt one, or lists all if none is like it. */
export function suggestion(text: string, names: readonly string[]): string {
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(text.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  const isClose =
    best !== undefined && best.distance < text.length && best.distance <= Math.max(2, text.length / 2);
  return isClose ? `Did you mean '${best.name}'?` : `There are: ${names.join(', ')}.`;
}

/** The number of letters to change. A name that was cut short is close. */
function distanceOf(text: string, name: string): number {
  return text.length > 2 && name.startsWith(text) ? 1 : leven(text, name);
}
