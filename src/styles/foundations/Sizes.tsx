import type { CSSProperties } from 'react';
import tokens from '../generated/light.tokens.json';
import { Uses } from './Uses';

type Group =
  'text' | 'space' | 'inset' | 'line' | 'size' | 'width' | 'height' | 'breakpoint' | 'gutter' | 'radius';
type SizeToken = { $value: { value: number; unit: string }; $description?: string };

type SizesProps = {
  group: Group;
  /** The style that shows a size. */
  styleOf?: (size: string) => CSSProperties;
};

/** The tokens of a group with their sizes, purposes and uses. */
export function Sizes({ group, styleOf }: SizesProps) {
  const sizes: [string, SizeToken][] = Object.entries(tokens[group]);
  return (
    <ul className="page stack">
      {sizes.map(([name, { $value, $description }]) => (
        <li key={name} style={{ minWidth: 0 }}>
          {styleOf && (
            <div style={styleOf(`${$value.value}px`)}>{group === 'text' && 'People coming: 12'}</div>
          )}
          <strong>
            {group}-{name}
          </strong>
          <span>
            , {$value.value} px, {Number(($value.value / 16).toFixed(4))} rem.{' '}
          </span>
          <Uses id={`${group}.${name}`} description={$description} />
        </li>
      ))}
    </ul>
  );
}
