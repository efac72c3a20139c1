import * as scene from './sceneColors';

type CottageProps = { x: number; y: number; scale: number; isLit: boolean };

/** A cottage 120 units wide at scale 1; (x, y) is the middle of its threshold. */
export function Cottage({ x, y, scale, isLit }: CottageProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={scene.chimney} d="M24-96h11v34H24z" />
      <path fill={scene.wall} d="M-54 0v-50h108V0z" />
      <path fill={scene.roof} d="M-66-44-40-86h80l26 42z" />
      <path fill={isLit ? scene.windowLit : scene.unlit} d="M-40-36h18v20h-18zM22-36h18v20H22z" />
      <path fill={isLit ? scene.doorLit : scene.unlit} d="M-9-38H9V0H-9z" />
      <path stroke={scene.wall} strokeWidth="2" d="M-31-36v20M-40-26h18M31-36v20M22-26h18" />
    </g>
  );
}
