import useSWR from 'swr';
import { get, write } from './client';
import type { components } from './contract';
import { keys } from './keys';
import { isObject, readText } from './reading';

type Wire = components['schemas'];

/** The state of a password link or an invitation while the server checks it. */
export type LinkState<T> = { state: 'verifying' } | { state: 'invalid' } | { state: 'valid'; link: T };

const checkOnce = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;

function linkState<T>(data: T | undefined, error: unknown): LinkState<T> {
  if (data !== undefined) return { state: 'valid', link: data };
  return { state: error === undefined ? 'verifying' : 'invalid' };
}

/** GET /api/reset/tekenVerify/{reset_token}: checks a password link. */
export function useResetLink(token: string): LinkState<true> {
  const { data, error } = useSWR(
    keys.resetLink(token),
    async () => {
      await get(`/api/reset/tekenVerify/${encodeURIComponent(token)}`);
      return true as const;
    },
    checkOnce,
  );
  return linkState(data, error);
}

/** GET /api/join/tekenVerify/{join_token}: checks an invitation. The answer suggests a username. */
export function useInvitation(token: string): LinkState<{ suggestedUsername: string }> {
  const { data, error } = useSWR(
    keys.joinLink(token),
    async () => {
      const body = await get(`/api/join/tekenVerify/${encodeURIComponent(token)}`);
      return { suggestedUsername: isObject(body) ? readText(body.suggestedUsername) : '' };
    },
    checkOnce,
  );
  return linkState(data, error);
}

/** POST /api/reset/setNewPass. It also signs the member in. */
export async function setNewPassword(token: string, password: string, password2: string): Promise<void> {
  const body: Wire['SetNewPassRequest'] = { password, password2, token };
  await write('POST', '/api/reset/setNewPass', body);
}

/** POST /api/reset/forgot: asks for a mail with a password link. */
export async function requestPasswordMail(email: string): Promise<void> {
  const body: Wire['ForgotRequest'] = { email };
  await write('POST', '/api/reset/forgot', body);
}

interface NewAccount {
  username: string;
  password: string;
  password2: string;
}

/** POST /api/join/accept. It also signs the new member in. */
export async function acceptInvitation(token: string, account: NewAccount): Promise<void> {
  const body: Wire['JoinAcceptRequest'] = { ...account, token };
  await write('POST', '/api/join/accept', body);
}
