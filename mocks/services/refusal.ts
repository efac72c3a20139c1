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

export const unreadableRefusal = () => new Refusal(400, 'The request could not be read.');
export const signedOutRefusal = () => new Refusal(401, SIGNED_OUT_TEXT);
