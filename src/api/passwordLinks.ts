import useSWRImmutable from 'swr/immutable';
import { changeSession } from '../lib/sessionMark';
import { isClientError, send, type Wire } from './client';
import { isObject, readText } from './reading';

const checks = {
  reset: 'GET /api/reset/tekenVerify/{reset_token}',
  join: 'GET /api/join/tekenVerify/{join_token}',
} as const;

/** Resolves with the username that an invitation suggests. '' if it suggests none, and for a reset link. Rejects if the check fails. */
async function checkLink([kind, token]: ['reset' | 'join', string]): Promise<string> {
  const answer = await send(checks[kind], null, token);
  return isObject(answer) ? readText(answer.suggestedUsername) : '';
}

/** Statuses that concern the request, not the link: Request Timeout, Too Early, Too Many Requests. */
const ABOUT_THE_REQUEST: readonly (number | null)[] = [408, 425, 429];

/** Whether the error means that the link is invalid, not only that the check failed (rules: link-check, link-check-failure). */
export const isLinkInvalid = (error: unknown): boolean =>
  isClientError(error) && !ABOUT_THE_REQUEST.includes(error.status);

export const useLinkCheck = (kind: 'reset' | 'join', token: string) =>
  useSWRImmutable<string, unknown>([kind, token], checkLink, { shouldRetryOnError: false });

/** POST /api/reset/setNewPass. It also signs the member in. */
export const setNewPassword = (body: Wire['SetNewPassRequest']) =>
  changeSession(() => send('POST /api/reset/setNewPass', body));

export const requestPasswordMail = (email: string) =>
  send('POST /api/reset/forgot', { email } satisfies Wire['ForgotRequest']);

/** POST /api/join/accept. It also signs the new member in. */
export const acceptInvitation = (body: Wire['JoinAcceptRequest']) =>
  changeSession(() => send('POST /api/join/accept', body));
