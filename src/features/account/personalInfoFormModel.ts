import type { PersonalInfo } from '../../api/member';
import type { Member } from '../../domain/member';

/** `username` and `unit` are read-only and not sent. */
export type PersonalInfoValues = PersonalInfo & Pick<Member, 'username' | 'unit'>;

export function personalInfoInitialValues(member: PersonalInfoValues): PersonalInfoValues {
  const { firstName, lastName, email, phone, username, unit } = member;
  return { firstName, lastName, email, phone, username, unit };
}

export function toPersonalInfo({ firstName, lastName, email, phone }: PersonalInfoValues): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone };
}
