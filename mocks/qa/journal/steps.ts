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
  /** `target` is null for a press outside all controls. `clicks` is 0 for a key, 2 for the second press of a double click. */
  press: shape({ target: orNull(isTarget), clicks: isNumber }),
  type: shape({ target: isTarget, value: isText }),
  /** Escape, or another key that the page has handled. `target` is null if no control has the focus. */
  key: shape({ target: orNull(isTarget), key: isText }),
  /** `by` is the number of history entries: -1 is Back. */
  go: shape({ by: isNumber }),
  /** The tester opens a path of the application, or reloads it. */
  open: shape({ path: isPath }),
  /** The panel, or another tab with the same backend, sets parameters of the link. */
  set: shape({ values: isValues, by: oneOf(['panel', 'another tab']) }),
  /** The page reads its data again, on its own or at the request of the panel. */
  read: shape({}),
  /** The tester releases the held calls. */
  release: shape({}),
};

type Kind = keyof typeof checks;

/** What the tester, the panel, another tab or the page does. A report records it, and a replay repeats it. */
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

const nameInGroup = ({ name, role, within }: Target): string =>
  (name || role) + (within === '' ? '' : ` in ${within}`);

/** Describes a step in words. A sentence that begins with a verb, such as 'pressed Edit', is about the tester. */
export function sentenceOf(step: Action): string {
  switch (step.kind) {
    case 'press':
      if (step.target === null) return 'pressed beside all controls';
      return `pressed ${nameInGroup(step.target)}${step.clicks > 1 ? ' again (double click)' : ''}`;
    case 'type':
      return `typed ${step.value === '' ? 'nothing' : step.value} into ${nameInGroup(step.target)}`;
    case 'key':
      return `pressed the key ${step.key}${step.target === null ? '' : ` on ${nameInGroup(step.target)}`}`;
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
    case 'release':
      return 'released the held calls';
    default:
      return step satisfies never;
  }
}

function wordsOf(name: string, value: string): string {
  if (name === 'now') return `set the clock to ${spokenTime(parseLinkTime(value) ?? 0)}`;
  if (name === 'as') return value === 'nobody' ? 'ended the session' : `signed ${value} in`;
  if (name === 'community') return `the office set ${value}`;
  if (name === 'down') return value === '' ? 'the backend works again' : `the backend is down (${value})`;
  return value === '' ? `cleared ${name}` : `set ${name} to ${value}`;
}
