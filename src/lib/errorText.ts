/** Shown when a call fails and the server sent no readable reason (rule: general-error). */
export const GENERAL_ERROR = 'Something went wrong. Please try again.';

/** The button beside an error that repeats what has failed. */
export const TRY_AGAIN = 'Try again';
