/** Every emulated community lies in this time zone. */
export const communityZone = 'America/New_York';
