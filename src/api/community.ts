import useSWR from 'swr';
import { ApiError } from './client';
import { takeFirst } from './firstCalls';
import { keys } from './keys';
import { readPlace } from './member';
import { isObject, readFlag, readList, readOptionalText, readText } from './reading';
import type { Community } from '../domain/community';
import type { Day } from '../domain/day';
import type { MemberId } from '../domain/memberId';
import { dayFromWire } from './wireTime';
import { site } from '../site';

const readDay = (value: unknown): Day | null => dayFromWire(value, site.timeZone);

function readNote(value: unknown): { id: string; content: string } | null {
  return isObject(value) ? { id: readText(value._id), content: readText(value.content) } : null;
}

function readPolicy(value: unknown): { id: string; title: string; content: string } | null {
  const note = readNote(value);
  return note !== null && isObject(value) ? { ...note, title: readText(value.title) } : null;
}

/** The wire's colony as a community; null if it is none. */
export function readCommunity(value: unknown): Community | null {
  if (!isObject(value) || Object.keys(value).length === 0) return null;
  return {
    name: readText(value.name),
    email: readOptionalText(value.email),
    blockWinterize: readFlag(value.blockWinterize, false),
    policies: readList(value.policies, readPolicy),
    place: readPlace(value.lat, value.lon),
    hasMikvah: readFlag(value.hasMikvah, true),
    shulOpenAt: readList(value.shulOpenAt, readDay),
    mikvahOpenAt: readList(value.mikvahOpenAt, readDay),
    notes: readList(value.notes, readNote),
    openOnThu: readFlag(value.openOnThu, false),
    maftirMussafOption: readFlag(value.maftirMussafOption, true),
  };
}

async function fetchCommunity(): Promise<Community> {
  const community = readCommunity(await takeFirst('colony'));
  if (community === null) throw new ApiError('unreadable', 'GET /api/colony', 200);
  return community;
}

/** The signed-in member's community; `userId` is null while nobody is signed in. */
export function useCommunity(userId: MemberId | null) {
  const { data, error, isLoading, mutate } = useSWR(
    userId === null ? null : keys.community(userId),
    fetchCommunity,
    { shouldRetryOnError: false },
  );
  return {
    community: data ?? null,
    isLoading,
    hasFailed: data === undefined && error !== undefined && !isLoading,
    retry: () => void mutate(),
  };
}

/** `community` is null while it has not come; `hasFailed` only then. */
export type LoadedCommunity = ReturnType<typeof useCommunity>;
