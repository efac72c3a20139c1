import { countPeople } from '../../../domain/counts';
import type { SignUp } from '../../../domain/signUp';

type PeopleLine = { label: string; count: number };

/** How many come to an event: one line, and a second one for those who come only if there is a minyan (rule: units-open-total). */
export function peopleComing(signUps: readonly SignUp[]): PeopleLine[] {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  const isSplit = !hasMinyan && onlyIf > 0;
  return [
    { label: 'People coming', count: isSplit ? sure : total },
    ...(isSplit ? [{ label: 'People coming if there is minyan', count: onlyIf }] : []),
  ];
}

export const peopleComingTexts = (signUps: readonly SignUp[]): string[] =>
  peopleComing(signUps).map(({ label, count }) => `${label}: ${count}`);
