import { useCommunityState, useMember } from '@/api/memberContext';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useIsHeadingPainted } from '@/ui/lazy/useIsHeadingPainted';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Name } from '@/ui/text/Name';
import { Outlet } from 'react-router';
import './HomeOutline.scss';

/** The welcome, which shows before the code of the home has loaded. Until then `LazyScreen` shows the outlet's context below it. */
export function HomeOutline() {
  const { firstName, lastName } = useMember();
  const { community } = useCommunityState();
  const isHeadingPainted = useIsHeadingPainted();
  return (
    <div className="page stack">
      <header className="welcome">
        <ScreenHeading title="Minyan">
          Welcome <Name>{`${firstName} ${lastName}`}</Name>
        </ScreenHeading>
        <p className="welcome__community">
          <Name>{community?.name ?? ''}</Name>
        </p>
      </header>
      {isHeadingPainted ? <Outlet context={<PageSpinner />} /> : <PageSpinner isHidden />}
    </div>
  );
}
