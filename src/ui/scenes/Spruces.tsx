import { spruce } from './landingPaths';

/** [x, y, scale]; (x, y) is the base of the tree or cottage. */
export type Place = readonly [number, number, number];

type SprucesProps = { fill: string; places: readonly Place[] };

export function Spruces({ fill, places }: SprucesProps) {
  return (
    <g fill={fill}>
      {places.map(([x, y, scale]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${scale})`} d={spruce} />
      ))}
    </g>
  );
}
