import { useMemo } from 'react';
import useSWR from 'swr';
import type { Community, Note, Policy } from '../domain/community';
import type { Member } from '../domain/member';
import { forgetFailures, readCall } from './firstCalls';
import { keys } from './keys';
import { readPlace } from './member';
import { isObject, readDay, readFlag, readList, readOptionalText, readText } from './reading';

function readNote(value: unknown): Note | null {
  return isObject(value) ? { id: readText(value._id), content: readText(value.content) } : null;
}

function readPolicy(value: unknown): Policy | null {
  const note = readNote(value);
  return note !== null && isObject(value) ? { ...note, title: readText(value.title) } : null;
}

/** Reads the wire's colony as a community (rule: community-fields). Null if the value is empty or not an object. */
export function readCommunity(value: unknown): Community | null {
  if (!isObject(value) || Object.keys(value).length === 0) return null;
  return {
    name: readText(value.name),
    email: readOptionalText(value.email)?.trim() ?? null,
    blockWinterize: readFlag(value.blockWinterize, false),
    policies: readList(value.policies, readPolicy),
    place: readPlace(value),
    hasMikvah: readFlag(value.hasMikvah, true),
    shulOpenAt: readList(value.shulOpenAt, readDay),
    mikvahOpenAt: readList(value.mikvahOpenAt, readDay),
    notes: readList(value.notes, readNote),
    openOnThu: readFlag(value.openOnThu, false),
    maftirMussafOption: readFlag(value.maftirMussafOption, true),
  };
}

export function useCommunity(member: Member | null) {
  const { data, error, isLoading, mutate } = useSWR<Community, unknown>(
    member && keys.community(member),
    () => readCall('colony', readCommunity),
    { shouldRetryOnError: false },
  );
  const isUnread = data === undefined && error === undefined;
  const hasFailed = data === undefined && error !== undefined && !isLoading;
  return useMemo(
    () => ({
      community: data ?? null,
      hasFailed,
      isUnread,
      retry: () => {
        forgetFailures();
        // The promise rejects only after the app has unmounted, as between tests.
        mutate().catch(() => undefined);
      },
    }),
    [data, isUnread, hasFailed, mutate],
  );
}

/** `community` is null until a load succeeds. Until then `hasFailed` is true after a failure, but not during a retry. `isUnread`: the first load has not ended. */
export type CommunityState = ReturnType<typeof useCommunity>;
