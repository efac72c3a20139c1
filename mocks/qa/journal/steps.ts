import { isNumber, isText, orNull, shape, type Check } from '../../wire/checks';
import { isObject } from '../../wire/json';
import { localTime, parseLinkTime } from '../links/linkTime';
import type { Target } from './pageControls';

/** What a tester does. */
export type Action =
  /** `clicks` is 0 for a press of the keyboard, 2 for the second press of a double click. Null: beside all controls. */
  | { kind: 'press'; target: Target | null; clicks: number }
  | { kind: 'type'; target: Target; value: string }
  /** A key that the page handles itself. Null: no control has the focus. */
  | { kind: 'key'; target: Target | null; key: string }
  /** The number of entries of the history: -1 is Back. */
  | { kind: 'go'; by: number }
  /** Opens a path within the application, also the same one again. */
  | { kind: 'open'; path: string }
  /** Parameters of a link that the panel sets, or another tab with the same backend. */
  | { kind: 'set'; values: Readonly<Record<string, string>>; by: 'panel' | 'another tab' }
  /** The page reads again, by itself or because the panel makes it. */
  | { kind: 'read' }
  /** Releases the calls that are held. */
  | { kind: 'release' };

/** `at` is the time of the backend. `pending` is the number of calls that have no answer yet. */
export type Step = Action & { at: number; pending: number };

const isTarget = shape<Target>({ role: isText, name: isText, within: isText, nth: isNumber });
const isValues: Check<Readonly<Record<string, string>>> = (value): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);
/** A path of a report must not lead to another site. */
export const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

const checks: Record<Action['kind'], Check<unknown>> = {
  press: shape({ target: orNull(isTarget), clicks: isNumber }),
  type: shape({ target: isTarget, value: isText }),
  key: shape({ target: orNull(isTarget), key: isText }),
  go: shape({ by: isNumber }),
  open: shape({ path: isPath }),
  set: shape({ values: isValues, by: isText }),
  read: isObject,
  release: isObject,
};

const isKind = (kind: unknown): kind is Action['kind'] => isText(kind) && Object.hasOwn(checks, kind);

export const isStep = (value: unknown): value is Step =>
  isObject(value) &&
  isNumber(value.at) &&
  isNumber(value.pending) &&
  isKind(value.kind) &&
  checks[value.kind](value);

const placeOf = ({ name, role, within }: Target): string =>
  (name || role) + (within === '' ? '' : ` in ${within}`);

/** A step as a sentence without its subject, who is the tester. */
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
      return 'let the page read again';
  }
  return 'released the held calls';
}

function wordsOf(name: string, value: string): string {
  if (name === 'now') return `set the clock to ${localTime(parseLinkTime(value) ?? 0).replace('T', ' ')}`;
  if (name === 'as') return value === 'nobody' ? 'ended the session' : `signed ${value} in`;
  if (name === 'community') return `the office set ${value}`;
  if (name === 'down') return value === '' ? 'the backend works again' : `the backend is down (${value})`;
  return value === '' ? `cleared ${name}` : `set ${name} to ${value}`;
}
