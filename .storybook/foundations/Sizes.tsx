import type { CSSProperties } from 'react';
import { tokens } from './tokens';

type SizesProps = {
  /** Matches the names of the tokens. */
  of: RegExp;
  /** The style that shows a size. */
  styleOf?: (size: string) => CSSProperties;
  sample?: string;
};

/** A group of tokens with their values and purposes. */
export function Sizes({ of, styleOf, sample }: SizesProps) {
  return (
    <ul className="page stack">
      {tokens
        .filter(({ name }) => of.test(name))
        .map(({ name, values: [value = ''], purpose }) => (
          <li key={name} style={{ minWidth: 0 }}>
            {styleOf && <div style={styleOf(value)}>{sample}</div>}
            <strong>{name}</strong>
            <span>
              , {value}. {purpose}
            </span>
          </li>
        ))}
    </ul>
  );
}
