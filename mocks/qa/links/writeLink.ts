import { linkTime } from './linkTime';
import { parameterNames, parameters, type ParameterName, type ParameterValues } from './parameters';
import { NOBODY } from './readLink';
import type { Situation } from './situation';

/** The query of the link to a situation at the time `now`. Always contains scenario, time and member; omits other default values. */
export function writeLink(situation: Situation, now: number): string {
  const { scenario, madeFor, signedInAs } = situation;
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const isMoved = Math.abs(madeFor - wholeSecond) >= 1000;
  const parts: [string, string | null][] = [
    ['scenario', scenario],
    ['now', linkTime(wholeSecond)],
    ['made', isMoved ? linkTime(madeFor) : null],
    ['as', signedInAs ?? NOBODY],
    ...parameterNames.map((name): [string, string | null] => [
      name,
      writeParameter(name, situation, wholeSecond),
    ]),
  ];
  const written = parts.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encode(value)}`]));
  return `?${written.join('&')}`;
}

function writeParameter(name: ParameterName, values: ParameterValues, now: number): string | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each parameter writes the value of its own name
  const { write } = parameters[name] as { write: (value: unknown, now: number) => string | null };
  return write(values[name], now);
}

const READABLE = [':', ',', '/', '@'];

/** encodeURIComponent, but keeps the characters ':', ',', '/' and '@' readable, which a query may contain. */
function encode(value: string): string {
  return READABLE.reduce(
    (text, char) => text.replaceAll(encodeURIComponent(char), char),
    encodeURIComponent(value),
  );
}
