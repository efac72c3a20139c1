import * as scene from '../../../styles/generated/sceneColors';
import { Cottage } from '../Cottage';
import { unitsOpenPaths as paths } from './unitsOpenPaths';

/** [x, scale]. All have the same y, because the ground is nearly level. */
const cottages = [
  [420, 0.62],
  [520, 0.7],
  [632, 0.62],
  [742, 0.74],
  [862, 0.66],
  [972, 0.76],
  [1092, 0.64],
  [1200, 0.74],
  [1316, 0.62],
] as const;

/** The x of each cottage without light. */
const unlit: ReadonlySet<number> = new Set([520, 862, 1316]);

/** A row of cottages at dusk, most of them lit. */
export function UnitsOpenScene() {
  return (
    <svg
      className="banner__scene"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="units-open-sky" x2="0" y2="1">
          <stop className="scene-dusk" />
          <stop offset=".3" stopColor={scene.bannerSky1} />
          <stop offset=".6" stopColor={scene.bannerSky2} />
        </linearGradient>
      </defs>
      <path fill="url(#units-open-sky)" d="M0 0h1440v320H0z" />
      <path fill={scene.hillMiddle} d={paths.far} />
      <path fill={scene.hillNear} d={paths.wooded} />
      {cottages.map(([x, scale]) => (
        <Cottage key={x} x={x} y={278} scale={scale} isLit={!unlit.has(x)} />
      ))}
      <path fill={scene.ground} d={paths.ground} />
    </svg>
  );
}
