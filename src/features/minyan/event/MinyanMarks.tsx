import { MINYAN_SIZE } from '@/domain/counts';
import './MinyanMarks.scss';

const MARK_WIDTH = 24;
const MARK_HEIGHT = 32;
const MARK_DISTANCE = 31; // Between the left edges of two marks.

/** Ten arches, one per man: filled if sure, outlined if only with a minyan, pale if missing. An SVG, because forced colours and print drop backgrounds. */
export function MinyanMarks({ sure, onlyIf }: { sure: number; onlyIf: number }) {
  const kindOf = (place: number) => {
    if (place < sure) return 'sure';
    return place < sure + onlyIf ? 'only-if' : 'empty';
  };
  return (
    <svg
      className={sure + onlyIf >= MINYAN_SIZE ? 'marks marks--full' : 'marks'}
      viewBox={`0 0 ${(MINYAN_SIZE - 1) * MARK_DISTANCE + MARK_WIDTH} ${MARK_HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length: MINYAN_SIZE }, (_, place) => (
        <g
          key={place}
          className={`marks__mark marks__mark--${kindOf(place)}`}
          transform={`translate(${place * MARK_DISTANCE})`}
        >
          <path className="marks__window" d="M1 31V13a11 11 0 0 1 22 0v18z" />
          <path className="marks__sill" d="M0 31h24" />
        </g>
      ))}
    </svg>
  );
}
