import * as scene from './sceneColors';
import { Cottage } from './Cottage';
import { landingPaths as paths } from './landingPaths';
import { Spruces } from './Spruces';
import type { Placement } from './Spruces';

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

/** The x of the cottage without light. */
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
      <path stroke={scene.star} strokeWidth="2.4" strokeLinecap="round" opacity=".55" d={paths.stars} />
      <path fill={scene.hillFar} d={paths.far} />
      <path fill={scene.hillMiddle} d={paths.middle} />
      <path fill={scene.hillWooded} d={paths.wooded} />
      <path fill={scene.hillNear} d={paths.near} />
      <Spruces fill={scene.spruceBehind} places={sprucesBehind} />
      <ellipse cx="1006" cy="786" rx="190" ry="96" fill="url(#glow)" />
      <ellipse cx="844" cy="776" rx="110" ry="60" fill="url(#glow)" />
      <ellipse cx="1184" cy="782" rx="120" ry="64" fill="url(#glow)" />
      {cottages.map(([x, y, scale]) => (
        <Cottage key={x} x={x} y={y} scale={scale} isLit={x !== UNLIT_X} />
      ))}
      <path fill={scene.ground} d={paths.ground} />
      <path fill={scene.glow} opacity=".16" d="M994 802h24l70 98H940z" />
      <Spruces fill={scene.spruceFront} places={sprucesInFront} />
    </svg>
  );
}
