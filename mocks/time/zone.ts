/** The time zone of all emulated communities. */
export const communityZone = 'America/New_York';
