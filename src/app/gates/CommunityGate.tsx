import type { ReactNode } from 'react';
import type { CommunityState } from '../../api/community';
import type { Community } from '../../domain/community';
import { site } from '../../site';
import { LoadError } from '../../ui/feedback/LoadError';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { PageHeading } from '../../ui/layout/PageHeading';
import { COMMUNITY_ERROR } from './communityError';

interface CommunityGateProps {
  title: string;
  /** Replaces the plain heading. */
  banner?: ReactNode;
  state: CommunityState;
  /** Whether the code of the screen has loaded. */
  isCodeLoaded: boolean;
  children: (community: Community) => ReactNode;
}

/** Shows a screen once the community and the screen's code have loaded. Until then it shows the heading and a spinner. */
export function CommunityGate({ title, banner, state, isCodeLoaded, children }: CommunityGateProps) {
  const { community, hasFailed, retry } = state;
  const outline = (
    <>
      <title>{`${title} | ${site.name}`}</title>
      {banner}
      <div className="page">
        {banner ? null : <PageHeading>{title}</PageHeading>}
        {hasFailed ? <LoadError message={COMMUNITY_ERROR} onRetry={retry} /> : <PageSpinner />}
      </div>
    </>
  );
  return community === null || !isCodeLoaded ? outline : children(community);
}
