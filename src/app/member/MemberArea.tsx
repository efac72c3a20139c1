import { Suspense, type ReactNode } from 'react';
import { useAttendance, type LoadedAttendance } from '../../api/attendance';
import { useCommunity, type LoadedCommunity } from '../../api/community';
import type { Session } from '../../api/session';
import type { Member } from '../../domain/member';
import { WelcomeBanner } from '../../features/minyan/WelcomeBanner';
import { UnitsOpenHeading } from '../../features/units-open/UnitsOpenHeading';
import { site } from '../../site';
import { LoadError } from '../../ui/feedback/LoadError';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { BalanceGate } from './BalanceGate';
import { CommunityGate } from './CommunityGate';
import { COMMUNITY_ERROR } from './communityError';
import { lazyWithRetry } from '../chunks/lazyWithRetry';
import { screens } from '../routing/screens';

const SignInAgainDialog = lazyWithRetry(
  'SignInAgainDialog',
  async () => (await import('../../features/session/SignInAgainDialog')).SignInAgainDialog,
);

/** What a screen is drawn from besides the member. */
interface Loaded {
  community: LoadedCommunity;
  records: LoadedAttendance;
}
type Draw = (member: Member, loaded: Loaded) => ReactNode;

const requestScreen =
  (title: string, Screen: typeof screens.winterize.Component | typeof screens.dewinterize.Component): Draw =>
  (member, loaded) => (
    <BalanceGate member={member} isBlocking>
      {(bypassCode) => (
        <CommunityGate title={title} loaded={loaded.community}>
          {(community) => <Screen community={community} bypassCode={bypassCode} />}
        </CommunityGate>
      )}
    </BalanceGate>
  );

const draw = {
  home: (member, { community, records }) => (
    <BalanceGate member={member} isBlocking={false}>
      {() => (
        <div className="page home">
          <title>{`Minyan | ${site.name}`}</title>
          <WelcomeBanner member={member} communityName={community.community?.name ?? ''} />
          <Suspense fallback={<PageSpinner />}>
            <screens.home.Component member={member} community={community} records={records} />
          </Suspense>
        </div>
      )}
    </BalanceGate>
  ),
  account: (member) => <screens.account.Component member={member} />,
  contact: (_member, { community }) => (
    <>
      <screens.contact.Component communityEmail={community.community?.email ?? null} />
      {community.hasFailed ? <LoadError message={COMMUNITY_ERROR} onRetry={community.retry} /> : null}
    </>
  ),
  policies: (_member, loaded) => (
    <CommunityGate title="Policies" loaded={loaded.community}>
      {(community) => <screens.policies.Component community={community} />}
    </CommunityGate>
  ),
  unitsOpen: (member, { community: loaded, records }) => (
    <CommunityGate
      title="Units open"
      banner={<UnitsOpenHeading communityName={loaded.community?.name ?? ''} />}
      loaded={loaded}
    >
      {(community) => (
        <screens.unitsOpen.Component member={member} community={community} attendance={records.attendance} />
      )}
    </CommunityGate>
  ),
  winterize: requestScreen('Winterization', screens.winterize.Component),
  dewinterize: requestScreen('De-Winterization', screens.dewinterize.Component),
} satisfies Record<string, Draw>;

export type MemberScreen = keyof typeof draw;

const showsAttendance: ReadonlySet<MemberScreen> = new Set(['home', 'unitsOpen']);

interface MemberAreaProps {
  session: Session;
  screen: MemberScreen;
}

/** A signed-in screen; over it, where the session has ended with something typed on it, the way back in. */
export function MemberArea({ session, screen }: MemberAreaProps) {
  const { member } = session;
  const userId = member?.userId ?? null;
  const community = useCommunity(userId);
  // The records are asked for at once, while the code of the screen that shows them may still be under way.
  const records = useAttendance(showsAttendance.has(screen) ? userId : null);
  if (member === null) return null;
  return (
    <>
      {draw[screen](member, { community, records })}
      {session.status === 'ended' ? <SignInAgainDialog /> : null}
    </>
  );
}
