import { type Check, type Checked, isNumber, isText, oneOf, orNull, shape } from '../../wire/checks';
import { isObject } from '../../wire/json';
import { parseLinkTime, spokenTime } from '../links/linkTime';
import type { Target } from './pageControls';

const isTarget = shape<Target>({ role: isText, name: isText, within: isText, nth: isNumber });
const isValues: Check<Readonly<Record<string, string>>> = (value): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);
/** A path of a report must not lead to another site. */
export const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const checks = {
  /** `clicks` is 0 for a press of the keyboard, 2 for the second press of a double click. Null: outside all controls. */
  press: shape({ target: orNull(isTarget), clicks: isNumber }),
  type: shape({ target: isTarget, value: isText }),
  /** A key that the page handles itself. Null: no control has the focus. */
  key: shape({ target: orNull(isTarget), key: isText }),
  /** The number of entries of the history: -1 is Back. */
  go: shape({ by: isNumber }),
  /** Opens a path within the application, also the same one again. */
  open: shape({ path: isPath }),
  /** Parameters of a link that the panel sets, or another tab with the same backend. */
  set: shape({ values: isValues, by: oneOf(['panel', 'another tab']) }),
  /** The page reads again, by itself or because the panel makes it. */
  read: shape({}),
  /** Releases the calls that are held. */
  release: shape({}),
};

type Kind = keyof typeof checks;

/** What a tester does. */
export type Action = { [Name in Kind]: { kind: Name } & Checked<(typeof checks)[Name]> }[Kind];

/** `at` is the time of the backend. `pending` is the number of calls that have no answer yet. */
export type Step = Action & { at: number; pending: number };

const isKind = (kind: unknown): kind is Kind => isText(kind) && Object.hasOwn(checks, kind);

export const isStep = (value: unknown): value is Step =>
  isObject(value) &&
  isNumber(value.at) &&
  isNumber(value.pending) &&
  isKind(value.kind) &&
  checks[value.kind](value);

const placeOf = ({ name, role, within }: Target): string =>
  (name || role) + (within === '' ? '' : ` in ${within}`);

/** A step as a sentence. Without a subject, the tester is meant. */
export function sentenceOf(step: Action): string {
  switch (step.kind) {
    case 'press':
      if (step.target === null) return 'pressed beside all controls';
      return `pressed ${placeOf(step.target)}${step.clicks > 1 ? ' again (double click)' : ''}`;
    case 'type':
      return `typed ${step.value === '' ? 'nothing' : step.value} into ${placeOf(step.target)}`;
    case 'key':
      return `pressed the key ${step.key}${step.target === null ? '' : ` on ${placeOf(step.target)}`}`;
    case 'go':
      return step.by < 0 ? 'went back' : 'went forward';
    case 'open':
      return `opened or reloaded ${step.path}`;
    case 'set': {
      const words = Object.entries(step.values).map(([name, value]) => wordsOf(name, value));
      return (step.by === 'panel' ? '' : 'in another tab: ') + words.join(', ');
    }
    case 'read':
      return 'the page read again';
  }
  return 'released the held calls';
}

function wordsOf(name: string, value: string): string {
  if (name === 'now') return `set the clock to ${spokenTime(parseLinkTime(value) ?? 0)}`;
  if (name === 'as') return value === 'nobody' ? 'ended the session' : `signed ${value} in`;
  if (name === 'community') return `the office set ${value}`;
  if (name === 'down') return value === '' ? 'the backend works again' : `the backend is down (${value})`;
  return value === '' ? `cleared ${name}` : `set ${name} to ${value}`;
}
