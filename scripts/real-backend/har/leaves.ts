import { isObject } from '../../../mocks/wire/json';

/** Every text, number and flag in a JSON value, each with the name of its field. */
export function leavesOf(root: unknown): [name: string, value: unknown][] {
  const leaves: [string, unknown][] = [];
  // A loop without recursion, because a recording may be nested deeper than the stack allows.
  const rest: [string, unknown][] = [['', root]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [name, value] = next;
    if (Array.isArray(value)) for (const item of value.toReversed()) rest.push([name, item]);
    else if (isObject(value)) for (const field of Object.entries(value).toReversed()) rest.push(field);
    else leaves.push(next);
  }
  return leaves;
}
