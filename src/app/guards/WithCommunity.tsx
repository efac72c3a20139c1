import type { ReactNode } from 'react';
import { useCommunityState } from '../../api/memberContext';
import { COMMUNITY_ERROR } from '../../lib/errorText';
import { site } from '../../site';
import { LoadError } from '../../ui/feedback/LoadError';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { PageHeading } from '../../ui/layout/PageHeading';
import { useIsHeadingPainted } from '../../ui/lazy/useIsHeadingPainted';
import { PlaceholderContext } from '../page/lazyScreen';

interface WithCommunityProps {
  title: string;
  /** Replaces the plain heading. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Shows a screen once the community and its code have loaded, and before that its heading (rule: community-load-failure). */
export function WithCommunity({ title, banner, children }: WithCommunityProps) {
  const { community, hasFailed, retry } = useCommunityState();
  const isHeadingPainted = useIsHeadingPainted();
  const isReady = community !== null && isHeadingPainted;
  const outline = (
    <>
      <title>{`${title} | ${site.name}`}</title>
      {banner}
      <div className="page">
        {banner ? null : <PageHeading>{title}</PageHeading>}
        {hasFailed ? (
          <LoadError message={COMMUNITY_ERROR} onRetry={retry} />
        ) : (
          <PageSpinner isHidden={!isHeadingPainted} />
        )}
      </div>
    </>
  );
  return isReady ? <PlaceholderContext value={outline}>{children}</PlaceholderContext> : outline;
}
