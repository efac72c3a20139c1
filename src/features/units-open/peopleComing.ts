import { countPeople } from '../../domain/counts';
import type { SignUp } from '../../domain/signUp';

/** The total of an event's table: one text, and a second one for those who come only if there is a minyan (rule: units-open-total). */
export function peopleComing(signUps: readonly SignUp[]): string[] {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  const isSplit = !hasMinyan && onlyIf > 0;
  return [
    `People coming: ${isSplit ? sure : total}`,
    ...(isSplit ? [`People coming if there is minyan: ${onlyIf}`] : []),
  ];
}
