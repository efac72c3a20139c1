import type { SignUp } from './signUp';

/** A sign-up or removal that the server has accepted and the app has not read back (rule: sent-values-until-read). */
export type PendingSignUp = {
  /** The `eventKey` of its event. */
  key: string;
  /** The record that it changes or removes. Null for a new sign-up. */
  recordId: string | null;
  /** The sign-up as it will be read. Null for a removal. */
  signUp: SignUp | null;
};

/** Adds what was sent to data that were read before. An earlier one for the same event is replaced. */
export function withPending<Data extends { pending?: readonly PendingSignUp[] }>(
  data: Data,
  sent: PendingSignUp,
): Data {
  const others = (data.pending ?? []).filter(({ key }) => key !== sent.key);
  return { ...data, pending: [...others, sent] };
}
