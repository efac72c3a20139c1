/** The colours of the drawings of the landing page and of Units open, which are dark in both schemes. */

export const sky1 = '#3b4764'; // The sky of the landing page below the frame colour.
export const sky2 = '#756a80'; // Its violet.
export const sky3 = '#c98f78'; // Its rose.
export const sky4 = '#f0c08a'; // Its last light, behind the hills.
export const bannerSky1 = '#4a5270'; // The sky of the banner of Units open, below the frame colour.
export const bannerSky2 = '#a98282'; // The sky behind the hills of that banner.
export const star = '#f5efe3'; // Stars.
export const hillFar = '#7d748d'; // The farthest hills.
export const hillMiddle = '#565d79'; // The hills behind the woods.
export const hillWooded = '#38485c'; // Wooded hills.
export const hillNear = '#21373d'; // The nearest woods.
export const spruceBehind = '#182b2e'; // Spruces behind the cottages.
export const spruceFront = '#0d1b1e'; // Spruces in front of the cottages.
export const ground = '#14262a'; // The ground.
export const glow = '#f6b95a'; // Warm light around the cottages and on the path.
export const chimney = '#0f1c1d'; // Chimneys.
export const wall = '#2b3033'; // Walls and the bars of windows.
export const roof = '#172325'; // Roofs.
export const windowLit = '#f6c163'; // Windows with light.
export const doorLit = '#e99f3b'; // Doors with light.
export const unlit = '#1c2a33'; // Windows and doors without light.
