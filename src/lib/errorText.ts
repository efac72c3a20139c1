/** Shown when a call fails and the server sent no readable reason (rule: general-error). */
export const GENERAL_ERROR = 'Something went wrong. Please try again.';

/** Shown by every part that needs the community (rule: community-load-failure). */
export const COMMUNITY_ERROR = "We could not load your community's information.";

/** The button beside an error that repeats what has failed. */
export const TRY_AGAIN = 'Try again';
