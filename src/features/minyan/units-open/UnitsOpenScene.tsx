import * as scene from '../../../ui/scenes/sceneColors';
import { Cottage } from '../../../ui/scenes/Cottage';

const paths = {
  far: 'M0 151l40-9 40-7 40-5 40 0 40 4 40 5 40 0 40-3 40-5 40 0 40 1 40 2 40 0 40-4 40-5 40-11 40-8 40-4 40-3 40 1 40 2 40-1 40 0 40 3 40 5 40 14 40 13 40 9 40 4 40 3 40-1 40 4 40 3 40 1 40-2 40-3V320H0z',
  wooded:
    'M0 185l7-16 8 16 9-27 9 28 6-14 6 15 9-10 10 12 11-25 11 27 7-22 7 24 7-22 8 24 7-10 8 11 11-16 11 19 7-14 7 15 7-24 8 26 9-21 9 22 7-28 8 29 6-10 6 11 8-27 8 27 10-13 10 14 10-11 10 11 11-10 11 10 9-27 10 27 8-20 9 20 11-24 11 23 9-16 9 16 6-18 6 18 7-22 8 22 9-26 9 26 7-11 7 11 6-12 7 12 7-27 7 27 10-11 10 12 6-23 6 24 7-21 8 22 10-11 11 13 10-19 10 21 6-23 7 24 6-23 6 24 9-27 10 30 6-11 7 12 8-12 9 14 11-16 11 18 6-14 7 15 11-18 11 19 8-23 9 24 8-26 9 26 9-22 10 22 6-11 6 11 7-29 7 28 6-26 6 26 6-26 7 25 6-29 6 27 7-12 7 11 6-24 6 22 6-20 6 19 9-17 9 14 6-20 7 18 7-14 7 12 6-12 7 10 6-24 6 22 10-12 10 8 8-26 8 24 8-28 9 26 9-12 9 9 6-14 7 13 7-25 8 24 7-20 8 19 7-15 8 14 10-27 11 26 9-22 9 22 10-20 11 20 6-26 7 27 11-12 11 13 7-11 7 11 6-14 6 15 9-17 9 18 8-12 9 13 7-18 8 19 8-23 9 24 9-16 10 17 11-25 11 26 7-10 8 10 10-13 10 13 6-10 7 10 7-16 8 16 6-14 7 14 10-15 10 14 6-27 6 27 7-15 7 15 10-12 10 11 6-23 6 22 9-27 10 27V320H0z',
  ground:
    'M0 278l60 2 60 2 60 0 60-2 60-4 60-4 60-4 60-3 60-1 60 1 60 1 60 2 60 1 60 0 60 0 60-1 60-1 60 0 60 2 60 3 60 3 60 4 60 3 60 1V320H0z',
} as const;

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
