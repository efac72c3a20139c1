import { MINYAN_SIZE } from '../../domain/minyanSize';
import '../../styles/app.scss';

type MinyanMarksProps = { sure: number; onlyIf: number };

const marks = Array.from({ length: MINYAN_SIZE }, (_, place) => place);

/** One mark per man of the minyan: filled for sure, outlined for only-if. Hidden from screen readers, which read the count. */
export function MinyanMarks({ sure, onlyIf }: MinyanMarksProps) {
  const kindOf = (place: number) => {
    if (place < sure) return 'sure';
    return place < sure + onlyIf ? 'only-if' : 'empty';
  };
  return (
    <span className={sure + onlyIf >= MINYAN_SIZE ? 'marks marks--full' : 'marks'} aria-hidden="true">
      {marks.map((place) => (
        <span key={place} className={`marks__mark marks__mark--${kindOf(place)}`} />
      ))}
    </span>
  );
}
