/** What a call comes to, before it is HTTP. `session` starts one with its token, or ends the one there is by null. */
export type Outcome = { answer: object; session?: string | null };

export const done: Outcome = { answer: { success: true } };

export const signedIn = (token: string): Outcome => ({ ...done, session: token });
