// Written by `npx tsx scripts/tokens.ts` from src/styles/tokens.resolver.json. Do not edit.

export const sky1 = '#3b4764';
export const sky2 = '#756a80';
export const sky3 = '#c98f78';
export const sky4 = '#f0c08a';
export const bannerSky1 = '#4a5270';
export const bannerSky2 = '#a98282';
export const star = '#f5efe3';
export const hillFar = '#7d748d';
export const hillMiddle = '#565d79';
export const hillWooded = '#38485c';
export const hillNear = '#21373d';
export const spruceBehind = '#182b2e';
export const spruceFront = '#0d1b1e';
export const ground = '#14262a';
export const glow = '#f6b95a';
export const chimney = '#0f1c1d';
export const wall = '#2b3033';
export const roof = '#172325';
export const windowLit = '#f6c163';
export const doorLit = '#e99f3b';
export const unlit = '#1c2a33';
