/** Stands wherever the community is needed and could not be loaded (decision B5). */
export const COMMUNITY_ERROR = "We could not load your community's information.";
