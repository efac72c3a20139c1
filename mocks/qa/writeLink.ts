import { linkTime } from './linkTime';
import { NOBODY } from './readLink';
import type { Situation } from './situation';

/** The query of the link to a situation at the time `now`. Always contains scenario, time and member; omits other default values. */
export function writeLink(situation: Situation, now: number): string {
  const { scenario, madeFor, seed, fail, latency, signedInAs, balance, community } = situation;
  const faults = Object.entries(fail).map(([call, kind]) => `${call}:${kind}`);
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const isMoved = Math.abs(madeFor - wholeSecond) >= 1000;
  const parts: [string, string | null][] = [
    ['scenario', scenario],
    ['now', linkTime(wholeSecond)],
    ['made', isMoved ? linkTime(madeFor) : null],
    ['seed', seed === 0 ? null : String(seed)],
    ['fail', faults.length === 0 ? null : faults.join(',')],
    ['latency', latency === 0 ? null : String(latency)],
    ['as', signedInAs ?? NOBODY],
    ['balance', balance === null ? null : String(balance)],
    ['community', Object.keys(community).length === 0 ? null : JSON.stringify(community)],
  ];
  const written = parts.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encode(value)}`]));
  return `?${written.join('&')}`;
}

/** encodeURIComponent, but keeps the characters ':', ',' and '@' readable, which a query may contain. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@');
}
