import { useEffect, useMemo, useState } from 'react';
import type { Session } from '../../api/session';
import { isSameId } from '../../domain/memberId';
import { Drafts } from '../../ui/forms/drafts';

/** The drafts of the member. A log-out or another member drops them, and the end of a session keeps them (rule: kept-request). */
export function useMemberDrafts({ status, member }: Session): Drafts {
  const userId = member?.userId ?? null;
  const [owner, setOwner] = useState(userId);
  if (status === 'out' && owner !== null) setOwner(null);
  if (userId !== null && !isSameId(owner, userId)) setOwner(userId);
  // oxlint-disable-next-line react/exhaustive-deps -- each owner has their own
  const drafts = useMemo(() => new Drafts(), [owner]);
  useEffect(() => () => drafts.close(), [drafts]);
  return drafts;
}
