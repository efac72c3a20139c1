import { spruce } from './landingPaths';

/** [x, y, scale]; (x, y) is the middle of the base of a tree or cottage. */
export type Placement = readonly [number, number, number];

type SprucesProps = { fill: string; places: readonly Placement[] };

export function Spruces({ fill, places }: SprucesProps) {
  return (
    <g fill={fill}>
      {places.map(([x, y, scale]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${scale})`} d={spruce} />
      ))}
    </g>
  );
}
