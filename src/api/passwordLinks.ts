import useSWR from 'swr';
import { get, isClientError, write } from './client';
import type { components } from './contract';
import { isObject, readText } from './reading';
import { changeSession } from '../lib/sessionMark';

type Wire = components['schemas'];

/** The state of a password link or an invitation while the server checks it. 'unchecked': it could not be checked. */
type LinkState =
  | { status: 'verifying' }
  | { status: 'invalid' }
  | { status: 'unchecked'; retry: () => void }
  /** `suggestedUsername` is that of the invitation. Empty if it has none, and for a password link. */
  | { status: 'valid'; suggestedUsername: string };

const checks = {
  reset: '/api/reset/tekenVerify/{reset_token}',
  join: '/api/join/tekenVerify/{join_token}',
} as const;

/** Checks a link once. Only a 4xx answer says that the link is invalid (rules: link-check, link-check-failure). */
export function useLinkCheck(kind: 'reset' | 'join', token: string): LinkState {
  const check = () => get(checks[kind], token);
  const { data, error, isValidating, mutate } = useSWR<unknown, unknown>([checks[kind], token], check, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (data !== undefined)
    return { status: 'valid', suggestedUsername: isObject(data) ? readText(data.suggestedUsername) : '' };
  if (error === undefined || isValidating) return { status: 'verifying' };
  return isClientError(error) ? { status: 'invalid' } : { status: 'unchecked', retry: () => void mutate() };
}

/** POST /api/reset/setNewPass. It also signs the member in. */
export async function setNewPassword(token: string, password: string, password2: string): Promise<void> {
  const body: Wire['SetNewPassRequest'] = { password, password2, token };
  await changeSession(() => write('POST', '/api/reset/setNewPass', body));
}

export async function requestPasswordMail(email: string): Promise<void> {
  const body: Wire['ForgotRequest'] = { email };
  await write('POST', '/api/reset/forgot', body);
}

type NewAccount = { username: string; password: string; password2: string };

/** POST /api/join/accept. It also signs the new member in. */
export async function acceptInvitation(token: string, account: NewAccount): Promise<void> {
  const body: Wire['JoinAcceptRequest'] = { ...account, token };
  await changeSession(() => write('POST', '/api/join/accept', body));
}
