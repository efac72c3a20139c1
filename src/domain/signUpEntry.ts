import type { SignUp } from './signUp';

/** What a member enters to sign up for an event. `part` counts only with `baalKorah`. */
export type SignUpEntry = Pick<
  SignUp,
  'peopleCount' | 'isGuest' | 'onlyIfMinyan' | 'anonymous' | 'reservedMussaf' | 'part' | 'comingEarlier'
> & { baalKorah: boolean };
