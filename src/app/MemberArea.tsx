import type { ReactNode } from 'react';
import { useCommunity } from '../api/community';
import type { Session } from '../api/session';
import type { Community } from '../domain/community';
import type { Member } from '../domain/member';
import { site } from '../site';
import { LoadError } from '../ui/feedback/LoadError';
import { Spinner } from '../ui/feedback/Spinner';
import { PageHeading } from '../ui/layout/PageHeading';
import { BalanceGate } from './BalanceGate';
import { COMMUNITY_ERROR } from './communityError';
import { deferred } from './deferred';
import { screens } from './screens';

const SignInAgainDialog = deferred(
  async () => (await import('../features/session/SignInAgainDialog')).SignInAgainDialog,
);

interface LoadedCommunity {
  community: Community | null;
  hasFailed: boolean;
  retry: () => void;
}

function withCommunity(
  title: string,
  loaded: LoadedCommunity,
  drawWith: (community: Community) => ReactNode,
): ReactNode {
  if (loaded.community !== null) return drawWith(loaded.community);
  return (
    <div className="page">
      <title>{`${title} | ${site.name}`}</title>
      <PageHeading>{title}</PageHeading>
      {loaded.hasFailed ? <LoadError message={COMMUNITY_ERROR} onRetry={loaded.retry} /> : <Spinner />}
    </div>
  );
}

type Draw = (member: Member, loaded: LoadedCommunity) => ReactNode;

const requestScreen =
  (title: string, Screen: typeof screens.winterize.Component | typeof screens.dewinterize.Component): Draw =>
  (member, loaded) => (
    <BalanceGate member={member} isBlocking>
      {(bypassCode) =>
        withCommunity(title, loaded, (community) => <Screen community={community} bypassCode={bypassCode} />)
      }
    </BalanceGate>
  );

const draw = {
  home: (member, loaded) => (
    <BalanceGate member={member} isBlocking={false}>
      {() => <screens.home.Component member={member} community={loaded} />}
    </BalanceGate>
  ),
  account: (member) => <screens.account.Component member={member} />,
  contact: (_member, loaded) => (
    <>
      <screens.contact.Component communityEmail={loaded.community?.email ?? null} />
      {loaded.hasFailed ? <LoadError message={COMMUNITY_ERROR} onRetry={loaded.retry} /> : null}
    </>
  ),
  policies: (_member, loaded) =>
    withCommunity('Policies', loaded, (community) => <screens.policies.Component community={community} />),
  unitsOpen: (member, loaded) =>
    withCommunity('Units open', loaded, (community) => (
      <screens.unitsOpen.Component member={member} community={community} />
    )),
  winterize: requestScreen('Winterization', screens.winterize.Component),
  dewinterize: requestScreen('De-Winterization', screens.dewinterize.Component),
} satisfies Record<string, Draw>;

export type MemberScreen = keyof typeof draw;

interface MemberAreaProps {
  session: Session;
  screen: MemberScreen;
}

/** A signed-in screen; over it, where the session has ended with something typed on it, the way back in. */
export function MemberArea({ session, screen }: MemberAreaProps) {
  const { member } = session;
  const community = useCommunity(member?.userId ?? null);
  if (member === null) return null;
  return (
    <>
      {draw[screen](member, community)}
      {session.status === 'ended' ? <SignInAgainDialog /> : null}
    </>
  );
}
