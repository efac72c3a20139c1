/** Shown when a call fails and the server sent no readable reason (rule: general-error). */
export const GENERAL_ERROR = 'Something went wrong. Please try again.';

/** An error that may carry the server's own sentence. */
export interface ServerTextCarrier {
  serverText: string | null;
}

function carriesServerText(error: unknown): error is ServerTextCarrier {
  return typeof error === 'object' && error !== null && 'serverText' in error;
}

/** The sentence to show for `error`: the server's own, else `fallback`. */
export function errorText(error: unknown, fallback: string = GENERAL_ERROR): string {
  return (carriesServerText(error) ? error.serverText : null) ?? fallback;
}
