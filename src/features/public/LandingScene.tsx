import * as scene from '../../ui/scenes/sceneColors';
import { Cottage } from '../../ui/scenes/Cottage';

/** [x, y, scale]; (x, y) is the middle of the base of a tree or cottage. */
type Placement = readonly [number, number, number];

function Spruces({ fill, places }: { fill: string; places: readonly Placement[] }) {
  return (
    <g fill={fill}>
      {places.map(([x, y, scale]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${scale})`} d={spruce} />
      ))}
    </g>
  );
}

/** SVG paths of LandingScene, whose viewBox is 1920 by 900, from back to front. */
const landingPaths = {
  stars:
    'M1525 140h0M760 36h0M571 67h0M1363 62h0M1425 137h0M576 46h0M1514 237h0M509 77h0M1638 330h0M1664 110h0M1099 94h0M1470 183h0M1220 60h0M1250 300h0M1430 290h0M1570 300h0M1320 230h0M60 70h0M140 36h0M215 120h0M90 190h0M1700 90h0M1760 210h0M1850 60h0M1880 260h0M1640 170h0',
  far: 'M0 543l32-13 32-7 32-7 32-6 32-5 32-4 32-3 32 2 32 5 32 10 32 5 32 1 32-3 32-5 32-2 32-5 32-7 32-11 32-18 32-14 32-10 32-5 32-1 32 1 32-3 32 1 32 2 32 4 32 8 32 12 32 8 32 11 32 5 32 6 32 11 32 16 32 13 32 13 32 6 32 2 32 1 32 4 32 0 32-4 32-9 32-11 32-16 32-11 32-3 32-3 32 0 32-1 32-2 32 5 32 3 32 8 32 6 32 3 32-6 32-9V900H0z',
  middle:
    'M0 575l32-10 32-6 32-5 32-6 32-8 32-8 32 3 32 9 32 11 32 9 32 7 32 3 32 3 32-6 32-9 32-15 32-3 32-2 32 4 32-3 32-3 32 1 32 1 32 5 32 9 32 9 32 17 32 26 32 19 32 6 32 2 32-2 32-1 32-4 32-9 32-6 32-6 32-2 32-3 32-14 32-13 32-7 32 1 32 5 32 4 32 10 32 9 32 7 32-1 32-11 32-13 32-8 32-5 32-7 32-8 32-10 32-9 32-6 32-8 32-10V900H0z',
  wooded:
    'M0 620l6-14 7 15 8-9 8 10 6-23 6 24 5-24 5 25 6-21 6 22 6-21 7 22 6-8 7 9 6-12 7 13 6-13 6 15 8-19 9 22 7-14 8 17 5-7 5 9 7-9 7 13 9-7 9 12 5-21 5 23 9-16 9 20 7-20 8 23 8-13 8 15 5-16 5 17 6-20 7 20 8-24 8 24 6-10 6 9 5-11 6 10 6-10 6 9 5-22 5 21 6-20 7 18 5-18 6 18 5-22 6 21 5-21 5 21 8-10 9 10 5-19 5 19 5-15 6 16 5-11 6 13 7-19 7 20 8-18 8 21 9-22 9 25 8-8 8 10 5-12 5 13 5-24 5 25 5-22 6 24 5-13 5 13 5-8 5 9 8-8 8 10 7-21 7 22 6-10 6 11 7-12 7 14 5-9 6 11 5-8 5 9 8-6 8 10 7-22 7 25 7-19 8 22 5-10 5 12 5-13 6 16 8-14 9 17 7-15 7 16 6-24 6 25 8-21 8 20 7-11 8 10 9-12 9 9 6-11 6 8 5-14 5 11 8-18 8 13 7-13 8 8 6-18 7 14 7-23 8 19 8-17 9 12 8-17 9 13 5-25 5 23 5-13 6 10 5-15 5 14 6-13 7 10 6-13 6 11 5-14 5 12 6-26 6 23 5-10 5 8 8-25 8 21 9-13 9 9 8-16 8 12 7-15 8 12 6-10 7 8 9-9 9 7 7-17 7 16 8-14 8 15 9-21 9 23 8-17 9 19 7-15 7 18 7-22 7 25 5-15 5 17 8-8 8 11 5-17 5 18 6-16 6 18 6-15 7 16 7-24 7 24 8-8 8 8 7-14 8 14 8-18 9 16 5-8 6 8 9-12 9 10 5-9 5 9 5-12 6 12 8-10 8 10 7-11 8 11 8-20 9 21 8-14 9 14 8-16 8 17 7-11 7 11 8-10 9 10 7-22 8 22 6-16 7 16 6-12 6 11 7-16 7 15 7-12 8 12 8-9 9 9 8-11 9 12 8-22 9 24 7-14 7 17 8-20 9 24 8-11 9 17 6-8 6 12 7-8 7 13 6-12 7 17 5-9 5 13 7-13 7 18 8-9 9 13 6-18 6 21 8-21 8 24 8-23 8 25 6-16 7 17 6-11 7 12 6-20 6 21 7-23 7 23 5-22 6 22 9-24 9 25 5-17 5 17 6-19 6 19 8-24 9 25 7-19 8 19 5-19 5 18 8-9 8 8 5-20 5 19 6-20 6 18V900H0z',
  near: 'M0 757l8-35 8 34 13-26 14 25 11-40 12 38 13-24 13 21 11-49 12 46 12-19 13 15 12-45 12 41 12-41 13 37 12-45 13 41 11-29 11 26 8-23 8 21 8-41 9 39 9-24 9 21 9-49 9 48 11-25 12 23 14-41 14 39 12-49 13 48 10-27 10 27 11-20 11 20 8-19 8 19 9-19 9 20 9-34 9 35 10-20 10 21 12-21 12 23 12-19 13 20 8-45 9 46 14-36 14 38 10-44 11 45 9-24 9 25 8-36 9 37 8-33 8 33 10-27 11 27 13-20 13 20 12-24 12 23 10-47 10 47 14-40 14 39 13-44 14 42 8-47 8 46 11-22 11 21 10-25 11 24 13-22 13 21 13-26 13 25 12-35 13 35 8-43 9 43 11-18 12 19 9-16 9 17 8-23 9 24 9-17 9 18 14-36 14 39 8-46 9 48 10-44 10 47 10-39 11 42 8-17 9 20 8-28 9 30 13-39 13 43 9-40 10 43 10-41 10 44 14-34 14 38 11-37 11 39 8-26 8 28 12-26 12 28 14-28 14 29 13-19 14 20 13-30 13 30 10-31 10 30 10-29 11 28 14-30 14 29 11-41 11 39 9-20 10 18 11-49 12 47 8-23 8 21 8-18 8 17 12-49 12 47 12-49 12 47 8-39 9 38 10-31 10 30 9-45 9 44 14-42 14 41 9-31 9 31 8-22 8 22 13-30 14 30 8-42 9 42 9-40 10 41 11-22 11 23 8-27 8 27 11-23 11 24 10-36 11 37 10-24 10 24 12-25 12 25 13-31 14 31V900H0z',
  ground:
    'M0 801l64 5 64 4 64 2 64 1 64 0 64-2 64-2 64-2 64-1 64-1 64 0 64 0 64 2 64 1 64 0 64 0 64-1 64-3 64-4 64-5 64-5 64-4 64-3 64-2 64 0 64 2 64 4 64 4 64 4 64 4V900H0z',
} as const;

/** The SVG path of a spruce 100 units tall, with its base at the origin. */
export const spruce =
  'M0 -100l6 15-3-2 7 18-4-2 8 17-6-2 11 17-9-2 13 18-10-2 14 17-24 0 0 8-6 0 0-8-24 0 14-17-10 2 13-18-9 2 11-17-6 2 8-17-4 2 7-18-3 2z';

const sprucesBehind: readonly Placement[] = [
  [760, 772, 1.1],
  [788, 778, 1.5],
  [930, 776, 1.2],
  [908, 780, 1.7],
  [1092, 778, 1.3],
  [1120, 782, 1.8],
  [1250, 782, 1.5],
  [1284, 780, 1.1],
  [1476, 786, 1.6],
];

const sprucesInFront: readonly Placement[] = [
  [40, 940, 2.6],
  [150, 905, 3.1],
  [270, 920, 3.4],
  [368, 930, 2.6],
  [466, 900, 3],
  [558, 930, 2.1],
  [644, 905, 1.5],
  [1544, 915, 2.5],
  [1636, 910, 3.5],
  [1752, 930, 2.7],
  [1870, 910, 3.2],
];

const UNLIT_X = 1372;

const cottages: readonly Placement[] = [
  [844, 790, 0.72],
  [1006, 806, 1.12],
  [1184, 796, 0.8],
  [UNLIT_X, 802, 0.92],
];

/** Cottages in the hills at dusk. */
export function LandingScene() {
  return (
    <svg
      className="landing__scene"
      viewBox="0 0 1920 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop className="scene-dusk" />
          <stop offset=".3" stopColor={scene.sky1} />
          <stop offset=".48" stopColor={scene.sky2} />
          <stop offset=".58" stopColor={scene.sky3} />
          <stop offset=".64" stopColor={scene.sky4} />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor={scene.glow} stopOpacity=".6" />
          <stop offset="1" stopColor={scene.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h1920v900H0z" />
      <path
        stroke={scene.star}
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".55"
        d={landingPaths.stars}
      />
      <path fill={scene.hillFar} d={landingPaths.far} />
      <path fill={scene.hillMiddle} d={landingPaths.middle} />
      <path fill={scene.hillWooded} d={landingPaths.wooded} />
      <path fill={scene.hillNear} d={landingPaths.near} />
      <Spruces fill={scene.spruceBehind} places={sprucesBehind} />
      <ellipse cx="1006" cy="786" rx="190" ry="96" fill="url(#glow)" />
      <ellipse cx="844" cy="776" rx="110" ry="60" fill="url(#glow)" />
      <ellipse cx="1184" cy="782" rx="120" ry="64" fill="url(#glow)" />
      {cottages.map(([x, y, scale]) => (
        <Cottage key={x} x={x} y={y} scale={scale} isLit={x !== UNLIT_X} />
      ))}
      <path fill={scene.ground} d={landingPaths.ground} />
      <path fill={scene.glow} opacity=".16" d="M994 802h24l70 98H940z" />
      <Spruces fill={scene.spruceFront} places={sprucesInFront} />
    </svg>
  );
}
