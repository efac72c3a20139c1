import { countPeople } from '@/domain/counts';
import type { SignUp } from '@/domain/signUp';

/** What a card (`line`) and the list of events (`entry`) say about the member's own sign-up. `signUps` are everybody's. */
export function ownState(own: SignUp | null, signUps: readonly SignUp[]) {
  if (own === null || own.peopleCount === 0)
    return { isComing: false, line: 'You are not signed up', entry: 'Not signed up' };
  // Once there is a minyan, 'Only if minyan' no longer matters (rule: minyan-size).
  const isConditional = own.onlyIfMinyan && !countPeople(signUps).hasMinyan;
  return {
    isComing: true,
    line: `You are signed up: ${own.peopleCount}${isConditional ? ' (Only if minyan)' : ''}`,
    entry: `${isConditional ? 'Only if minyan' : 'Signed up'}: ${own.peopleCount}`,
  };
}
