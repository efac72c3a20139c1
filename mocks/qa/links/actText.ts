import { parseDay } from '@/domain/day';
import { signUpFlagList } from '../../data/signUpFields';
import type { Act } from '../../meanwhile/acts';
import type { EventKey } from '../../services/minyanEvents';
import { PARTS } from '../../wire/parts';
import { readSettings } from './jsonText';
import { readSeconds, writeSeconds } from './linkTime';
import { findName, type ReportProblem, splitList, suggestion } from './reading';

const WITHDRAWS = 'withdraws';
const WORDS = ['3', ...signUpFlagList.map(({ word }) => word), ...PARTS, WITHDRAWS, '2026-08-15'];

/**
 * Reads what neighbours and the office do while the page is used. After the '@' is the time: 'now', a number of seconds later
 * ('30s'), or 'write', which is just before the next write arrives. Words with dots between them say what a neighbour does. A
 * day names the Shabbos or, with the holiday's name after a '~', the holiday.
 *
 * @example readActs('neighbour:3.guest.maftir@write,neighbour:withdraws@30s,office:{"openOnThu":true}@now', report, now)
 */
export function readActs(text: string, report: ReportProblem, now: number): Act[] {
  return splitList(text, ',').flatMap((item) => {
    const at = item.lastIndexOf('@');
    const [change, time] = at === -1 ? [item, 'now'] : [item.slice(0, at), item.slice(at + 1)];
    const when = time === 'write' ? time : time === 'now' ? now : readSeconds(time, now);
    if (when === null) {
      report(`there is no time '${time}'. Use '@now', '@30s' or '@write'.`);
      return [];
    }
    const [name = '', ...rest] = change.split(':');
    const who = findName(name, ['neighbour', 'office'], `nobody is called '${name}'`, report);
    if (who === undefined) return [];
    return (who === 'office' ? readOffice : readNeighbour)(rest.join(':'), when, report);
  });
}

function readOffice(what: string, when: Act['when'], report: ReportProblem): Act[] {
  const settings = readSettings(what, (problem) => report(`office: ${problem}`));
  return Object.keys(settings).length === 0 ? [] : [{ kind: 'office', settings, when }];
}

function readNeighbour(what: string, when: Act['when'], report: ReportProblem): Act[] {
  const signUp: Extract<Act, { kind: 'sign-up' }>['signUp'] = {};
  let event: EventKey | null = null;
  let isWithdrawal = false;
  for (const word of splitList(what, '.')) {
    const [dayText = '', holidayName = null] = word.split('~');
    const part = PARTS.find((one) => one === word);
    const day = parseDay(dayText);
    const flag = signUpFlagList.find((one) => one.word === word);
    if (flag !== undefined) signUp[flag.field] = true;
    else if (part !== undefined) signUp.part = part;
    else if (word === WITHDRAWS) isWithdrawal = true;
    else if (day !== null) event = { day, holidayName };
    else if (/^\d{1,2}$/.test(word) && Number(word) > 0) signUp.peopleCount = Number(word);
    else {
      report(`there is no word '${word}' for a neighbour. ${suggestion(word, WORDS)}`);
      return [];
    }
  }
  return [isWithdrawal ? { kind: 'withdrawal', event, when } : { kind: 'sign-up', signUp, event, when }];
}

export function writeActs(acts: readonly Act[], now: number): string {
  const writeTime = (when: number) => (when <= now ? 'now' : writeSeconds(when, now));
  return acts
    .map((act) => `${writeChange(act)}@${act.when === 'write' ? act.when : writeTime(act.when)}`)
    .join(',');
}

/** The text of an event: its day and, for a holiday, its name after a '~'. */
export const eventText = ({ day, holidayName }: EventKey): string =>
  holidayName === null ? day : `${day}~${holidayName}`;

function writeChange(act: Act): string {
  if (act.kind === 'office') return `office:${JSON.stringify(act.settings)}`;
  const event = act.event === null ? [] : [eventText(act.event)];
  if (act.kind === 'withdrawal') return `neighbour:${[WITHDRAWS, ...event].join('.')}`;
  const { signUp } = act;
  const words = [
    String(signUp.peopleCount ?? 1),
    ...signUpFlagList.filter(({ field }) => signUp[field] === true).map(({ word }) => word),
    ...(signUp.part ? [signUp.part] : []),
    ...event,
  ];
  return `neighbour:${words.join('.')}`;
}
