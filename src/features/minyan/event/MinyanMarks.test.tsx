import { render } from '@testing-library/react';
import { MinyanMarks } from './MinyanMarks';

/** The marks as text: S for sure, o for only-if, . for empty. */
function marksFor(sure: number, onlyIf: number): string {
  const { container } = render(<MinyanMarks sure={sure} onlyIf={onlyIf} />);
  const marks = [...container.querySelectorAll('.marks__mark')];
  return marks
    .map((mark) => {
      if (mark.classList.contains('marks__mark--sure')) return 'S';
      return mark.classList.contains('marks__mark--only-if') ? 'o' : '.';
    })
    .join('');
}

test.each([
  [0, 0, '..........'],
  [7, 2, 'SSSSSSSoo.'],
  [9, 0, 'SSSSSSSSS.'],
  [9, 3, 'SSSSSSSSSo'],
  [10, 0, 'SSSSSSSSSS'],
  [0, 12, 'oooooooooo'],
])('shows %i sure and %i only-if men as %s', (sure, onlyIf, expected) => {
  expect(marksFor(sure, onlyIf)).toBe(expected);
});
