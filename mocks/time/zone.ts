export const communityZone = 'America/New_York';
