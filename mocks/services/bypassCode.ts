import { isSameId } from '../../src/domain/memberId';
import type { Db } from '../data/db';
import type { MemberContext } from './context';
import { Refusal } from './refusal';
import type { VerifyBypassCodeRequest } from '../wire/wireTypes';

/** POST /api/user/verifyBypassCode */
export function verifyBypassCode({ db, member }: MemberContext, request: VerifyBypassCodeRequest): void {
  if (!isSameId(request.user_id, member.id)) throw new Refusal(403, 'This code is not for your account.');
  if (!isBypassCode(db, request.bypassCode)) throw new Refusal(400, 'This code is not valid.');
}

export function isBypassCode({ settings }: Pick<Db, 'settings'>, typed: string): boolean {
  return settings.bypassCodes.includes(typed.trim());
}
