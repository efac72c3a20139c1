import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAttendance } from '../../api/attendance';
import { useCommunity } from '../../api/community';
import type { Session } from '../../api/session';
import type { Community } from '../../domain/community';
import { UnitsOpenHeading } from '../../features/units-open/UnitsOpenHeading';
import { tokenOf } from '../../lib/paths';
import { routeOf, type ScreenName } from '../../lib/routes';
import { lazyWithRetry } from '../../ui/chunks/lazyWithRetry';
import { LoadError } from '../../ui/feedback/LoadError';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { SignInElsewhere } from '../chunks/SignInElsewhere';
import { BalanceGate } from '../gates/BalanceGate';
import { COMMUNITY_ERROR } from '../gates/communityError';
import { CommunityGate } from '../gates/CommunityGate';
import { HomeOutline } from '../home/HomeOutline';
import type { ScreenData } from './screenData';
import { useScreenComponent } from './useScreenComponent';

const SignInAgainDialog = lazyWithRetry(
  'SignInAgainDialog',
  async () => (await import('../../features/session/SignInAgainDialog')).SignInAgainDialog,
  { gone: <SignInElsewhere /> },
);

interface RoutedScreenProps {
  name: ScreenName;
  session: Session;
  isSessionUnknown: boolean;
}

/** Renders a screen with the data that its row needs. */
export function RoutedScreen({ name, session, isSessionUnknown }: RoutedScreenProps) {
  const { pathname } = useLocation();
  const { needs, title = '', balance } = routeOf(name);
  const { member, status } = session;
  const userId = member?.userId ?? null;
  // A screen of a member without needs is a plain text: it has no form, and shows nothing of the community.
  const isPlainText = needs.length === 0;
  const communityState = useCommunity(isPlainText ? null : userId);
  const { community } = communityState;
  const communityName = community?.name ?? '';
  // Loaded here and not by the screen, so that the records load in parallel with the screen's code.
  const attendanceState = useAttendance(
    needs.includes('attendanceState') ? userId : null,
    member?.upcomingShabbos,
  );
  const Component = useScreenComponent(name);

  function renderComponent(bypassCode: string, knownCommunity: Community | null): ReactNode {
    if (Component === null) return <PageSpinner />;
    const data = {
      member,
      community: knownCommunity,
      communityState,
      communityEmail: community?.email ?? null,
      attendanceState,
      bypassCode,
      token: tokenOf(pathname),
      isSessionUnknown,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only data that the row does not need can be missing
    return <Component {...(data as ScreenData)} />;
  }

  function renderScreen(bypassCode: string): ReactNode {
    if (needs.includes('community')) {
      const banner = name === 'unitsOpen' ? <UnitsOpenHeading communityName={communityName} /> : null;
      return (
        <CommunityGate title={title} banner={banner} state={communityState} isCodeLoaded={Component !== null}>
          {(known) => renderComponent(bypassCode, known)}
        </CommunityGate>
      );
    }
    if (name === 'home' && member !== null) {
      return (
        <HomeOutline title={title} member={member} communityName={communityName}>
          {renderComponent(bypassCode, null)}
        </HomeOutline>
      );
    }
    return (
      <>
        {renderComponent(bypassCode, null)}
        {Component !== null && needs.includes('communityEmail') && communityState.hasFailed ? (
          <LoadError message={COMMUNITY_ERROR} onRetry={communityState.retry} />
        ) : null}
      </>
    );
  }

  return (
    <>
      {status === 'ended' && !isPlainText ? <SignInAgainDialog /> : null}
      {member !== null && balance !== undefined ? (
        <BalanceGate member={member} isBlocking={balance === 'blocking'}>
          {renderScreen}
        </BalanceGate>
      ) : (
        renderScreen('')
      )}
    </>
  );
}
