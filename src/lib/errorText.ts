/** Shown when a call fails and the server sent no readable reason (rule: general-error). */
export const GENERAL_ERROR = 'Something went wrong. Please try again.';

/** Shown where the community is needed and could not be loaded (rule: community-load-failure). */
export const COMMUNITY_ERROR = "We could not load your community's information.";

/** The text of the button beside an error. The button repeats what has failed. */
export const TRY_AGAIN = 'Try again';
