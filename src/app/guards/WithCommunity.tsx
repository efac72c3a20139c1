import { useCommunityState } from '@/api/memberContext';
import { COMMUNITY_ERROR } from '@/lib/errorText';
import { LoadError } from '@/ui/feedback/LoadError';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useIsHeadingPainted } from '@/ui/lazy/useIsHeadingPainted';
import { PageHeading } from '@/ui/structure/PageHeading';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

/** Shows the heading (`title`, or a `banner` with one), then the screen once the community has loaded (rule: community-load-failure). */
export function WithCommunity({ title, banner }: { title?: string; banner?: ReactNode }) {
  const { community, hasFailed, retry } = useCommunityState();
  const isHeadingPainted = useIsHeadingPainted();
  const outline = (
    <>
      {banner}
      <div className="page">
        {title === undefined ? null : <PageHeading title={title} />}
        {hasFailed ? (
          <LoadError message={COMMUNITY_ERROR} onRetry={retry} />
        ) : (
          <PageSpinner isHidden={!isHeadingPainted} />
        )}
      </div>
    </>
  );
  return community === null || !isHeadingPainted ? outline : <Outlet context={outline} />;
}
