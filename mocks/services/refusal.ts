/** Thrown by a service to answer with an error status. answerCall turns it into `{ error: message }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const SIGNED_OUT_TEXT = 'Please sign in.';

/** A call that needs a session was made without one. */
export class SignedOutRefusal extends Refusal {
  constructor() {
    super(401, SIGNED_OUT_TEXT);
  }
}
