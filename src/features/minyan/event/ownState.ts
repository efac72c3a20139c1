import { countPeople } from '@/domain/counts';
import type { SignUp } from '@/domain/signUp';

/** Whether the member comes only if more men sign up. Once there is a minyan, 'Only if minyan' no longer matters (rule: minyan-size). */
const isConditional = ({ onlyIfMinyan }: SignUp, signUps: readonly SignUp[]) =>
  onlyIfMinyan && !countPeople(signUps).hasMinyan;

export const isComing = (own: SignUp | null): own is SignUp => own !== null && own.peopleCount > 0;

/** The text about the member's own sign-up on a card. `signUps` are everybody's. */
export function ownStateLine(own: SignUp | null, signUps: readonly SignUp[]): string {
  if (!isComing(own)) return 'You are not signed up';
  return `You are signed up: ${own.peopleCount}${isConditional(own, signUps) ? ' (Only if minyan)' : ''}`;
}

/** The text about the member's own sign-up in the list of events. `signUps` are everybody's. */
export function ownStateEntry(own: SignUp | null, signUps: readonly SignUp[]): string {
  if (!isComing(own)) return 'Not signed up';
  return `${isConditional(own, signUps) ? 'Only if minyan' : 'Signed up'}: ${own.peopleCount}`;
}
