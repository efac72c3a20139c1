/** Shown by every part that needs the community (rule: community-load-failure). */
export const COMMUNITY_ERROR = "We could not load your community's information.";
