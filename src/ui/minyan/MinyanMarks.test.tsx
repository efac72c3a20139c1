import { render } from '@testing-library/react';
import { MinyanMarks } from './MinyanMarks';

/** S for sure, o for only-if, . for empty */
function drawnFor(sure: number, onlyIf: number): string {
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
  [40, 40, 'SSSSSSSSSS'],
  [0, 12, 'oooooooooo'],
])('%i sure and %i only if: %s', (sure, onlyIf, drawn) => {
  expect(drawnFor(sure, onlyIf)).toBe(drawn);
});

test('is decoration: the number beside it says the same', () => {
  const { container } = render(<MinyanMarks sure={3} onlyIf={0} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
