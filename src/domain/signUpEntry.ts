import type { SignUp } from './signUp';

/** The values that a member enters to sign up for an event. `part` is ignored unless `baalKorah` is true. */
export type SignUpEntry = Pick<
  SignUp,
  | 'peopleCount'
  | 'isGuest'
  | 'onlyIfMinyan'
  | 'anonymous'
  | 'reservedMussaf'
  | 'baalKorah'
  | 'part'
  | 'comingEarlier'
>;
