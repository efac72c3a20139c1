import useSWR from 'swr';
import { get, isClientError, write } from './client';
import type { components } from './contract';
import { keys } from './keys';
import { isObject, readText } from './reading';
import { changeSession } from '../lib/sessionMark';

type Wire = components['schemas'];

/** The state of a password link or an invitation while the server checks it. 'unchecked': it could not be checked. */
export type LinkState<T> =
  | { status: 'verifying' }
  | { status: 'invalid' }
  | { status: 'unchecked'; retry: () => void }
  | { status: 'valid'; link: T };

/** Checks a link once. Only a 4xx answer says that the link is invalid (rules: link-check, link-check-failure). */
function useLinkCheck<T>(key: readonly [string, string], check: () => Promise<T>): LinkState<T> {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key, check, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (data !== undefined) return { status: 'valid', link: data };
  if (error === undefined || isValidating) return { status: 'verifying' };
  return isClientError(error) ? { status: 'invalid' } : { status: 'unchecked', retry: () => void mutate() };
}

export function useResetLink(token: string): LinkState<true> {
  return useLinkCheck(keys.resetLink(token), async () => {
    await get(`/api/reset/tekenVerify/${encodeURIComponent(token)}`);
    return true as const;
  });
}

export function useInvitation(token: string): LinkState<{ suggestedUsername: string }> {
  return useLinkCheck(keys.joinLink(token), async () => {
    const body = await get(`/api/join/tekenVerify/${encodeURIComponent(token)}`);
    return { suggestedUsername: isObject(body) ? readText(body.suggestedUsername) : '' };
  });
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
