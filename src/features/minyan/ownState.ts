import { countPeople, MIN_MEN } from '../../domain/counts';
import type { SignUp } from '../../domain/signUp';
import { hasNoSignUp, type FormSource } from './signUpMachine';

/** What the member has signed up for an event. `men` is 0 while the member is not signed up. */
export interface OwnState {
  men: number;
  onlyIfMinyan: boolean;
}

/** A sign-up of which the server sends the id alone counts one man, as its form does. */
export function ownStateOf(own: FormSource): OwnState {
  if (hasNoSignUp(own)) return { men: 0, onlyIfMinyan: false };
  return { men: own.signUp?.peopleCount ?? MIN_MEN, onlyIfMinyan: own.signUp?.onlyIfMinyan ?? false };
}

/** Whether the member's sign-up still depends on others: with a minyan, only-if people come too (rule: minyan-size). */
const isConditional = ({ onlyIfMinyan }: OwnState, signUps: readonly SignUp[]) =>
  onlyIfMinyan && !countPeople(signUps).hasMinyan;

/** The line of a card. `signUps` are everybody's. */
export function ownStateLine(own: OwnState, signUps: readonly SignUp[]): string {
  if (own.men === 0) return 'You are not signed up';
  return `You are signed up: ${own.men}${isConditional(own, signUps) ? ' (Only if minyan)' : ''}`;
}

/** The words of an entry in the list of events. `signUps` are everybody's. */
export function ownStateEntry(own: OwnState, signUps: readonly SignUp[]): string {
  if (own.men === 0) return 'Not signed up';
  return `${isConditional(own, signUps) ? 'Only if minyan' : 'Signed up'}: ${own.men}`;
}
