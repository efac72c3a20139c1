import { Suspense, type ReactNode } from 'react';
import { useAttendance } from '../api/attendance';
import { useCommunity } from '../api/community';
import type { Session } from '../api/session';
import type { Attendance } from '../domain/attendance';
import type { Community } from '../domain/community';
import type { Member } from '../domain/member';
import { WelcomeBanner } from '../features/minyan/WelcomeBanner';
import { UnitsOpenHeading } from '../features/units-open/UnitsOpenHeading';
import { site } from '../site';
import { LoadError } from '../ui/feedback/LoadError';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { PageHeading } from '../ui/layout/PageHeading';
import { BalanceGate } from './BalanceGate';
import { COMMUNITY_ERROR } from './communityError';
import { deferred } from './deferred';
import { screens } from './screens';

const SignInAgainDialog = deferred(
  'SignInAgainDialog',
  async () => (await import('../features/session/SignInAgainDialog')).SignInAgainDialog,
);

interface LoadedCommunity {
  community: Community | null;
  hasFailed: boolean;
  retry: () => void;
}

interface OutlineProps {
  title: string;
  /** In place of the plain heading. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A screen's title and heading, before the rest of it has come. */
function Outline({ title, banner, children }: OutlineProps) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      {banner}
      <div className="page">
        {banner ? null : <PageHeading>{title}</PageHeading>}
        {children}
      </div>
    </>
  );
}

/** A screen that needs the community: under its heading a spinner until there is all that it takes. */
function withCommunity(
  title: string,
  { community, hasFailed, retry }: LoadedCommunity,
  drawWith: (community: Community) => ReactNode,
  banner?: ReactNode,
): ReactNode {
  const waiting = (
    <Outline title={title} banner={banner}>
      <PageSpinner />
    </Outline>
  );
  if (community !== null) return <Suspense fallback={waiting}>{drawWith(community)}</Suspense>;
  if (!hasFailed) return waiting;
  return (
    <Outline title={title} banner={banner}>
      <LoadError message={COMMUNITY_ERROR} onRetry={retry} />
    </Outline>
  );
}

/** What a screen is drawn from besides the member; null is what has not come. */
interface Loaded {
  community: LoadedCommunity;
  attendance: Attendance | null;
}
type Draw = (member: Member, loaded: Loaded) => ReactNode;

const requestScreen =
  (title: string, Screen: typeof screens.winterize.Component | typeof screens.dewinterize.Component): Draw =>
  (member, loaded) => (
    <BalanceGate member={member} isBlocking>
      {(bypassCode) =>
        withCommunity(title, loaded.community, (community) => (
          <Screen community={community} bypassCode={bypassCode} />
        ))
      }
    </BalanceGate>
  );

const draw = {
  home: (member, { community, attendance }) => (
    <BalanceGate member={member} isBlocking={false}>
      {() => (
        <div className="page home">
          <title>{`Minyan | ${site.name}`}</title>
          <WelcomeBanner member={member} communityName={community.community?.name ?? ''} />
          <Suspense fallback={<PageSpinner />}>
            <screens.home.Component member={member} community={community} attendance={attendance} />
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
  policies: (_member, loaded) =>
    withCommunity('Policies', loaded.community, (community) => (
      <screens.policies.Component community={community} />
    )),
  unitsOpen: (member, { community: loaded, attendance }) =>
    withCommunity(
      'Units open',
      loaded,
      (community) => (
        <screens.unitsOpen.Component member={member} community={community} attendance={attendance} />
      ),
      <UnitsOpenHeading communityName={loaded.community?.name ?? ''} />,
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
  const attendance = useAttendance(showsAttendance.has(screen) ? userId : null);
  if (member === null) return null;
  return (
    <>
      {draw[screen](member, { community, attendance })}
      {session.status === 'ended' ? <SignInAgainDialog /> : null}
    </>
  );
}
