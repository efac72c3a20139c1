import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useSessionState } from '../api/memberContext';
import { HomeOutline } from '../features/minyan/home/HomeOutline';
import { UnitsOpenHeading } from '../features/minyan/units-open/UnitsOpenHeading';
import { paths } from '../lib/paths';
import { BalanceGate } from './guards/BalanceGate';
import { MemberOnly } from './guards/MemberOnly';
import { WithCommunity } from './guards/WithCommunity';
import { useHomeAfterLogin, useLoginLink } from './loginState';
import { LazyScreen } from './page/LazyScreen';
import { ScreenFrame } from './page/ScreenFrame';
import { screens } from './screens';

/** '/' for a visitor. If a session has just ended there, redirects to the login screen (rule: session-end). */
function VisitorHome() {
  const { session } = useSessionState();
  const loginLink = useLoginLink();
  const hasJustEnded = session.status === 'out' && session.hasJustEnded === true;
  return hasJustEnded ? <Navigate {...loginLink} replace /> : <LazyScreen of={screens.landing} />;
}

/** Shows screens to visitors, and redirects members to their home (rule: visitor-only-routes). */
function VisitorOnly() {
  const { member } = useSessionState().session;
  const home = useHomeAfterLogin();
  return member === null ? <Outlet /> : <Navigate to={home} replace />;
}

/** Every screen inside its guards. The outermost guard decides first. `screens.ts` describes the screens before their code has loaded. */
export const appRoutes = (
  <Routes>
    <Route element={<ScreenFrame />}>
      <Route element={<MemberOnly visitor={<VisitorHome />} />}>
        <Route element={<BalanceGate />}>
          <Route element={<HomeOutline />}>
            <Route path={paths.home} element={<LazyScreen of={screens.home} />} />
          </Route>
        </Route>
      </Route>
      <Route element={<MemberOnly visitor={<LazyScreen of={screens.login} />} />}>
        <Route element={<WithCommunity banner={<UnitsOpenHeading />} />}>
          <Route path={paths.unitsOpen} element={<LazyScreen of={screens.unitsOpen} />} />
        </Route>
        <Route path={paths.account} element={<LazyScreen of={screens.account} />} />
        <Route element={<WithCommunity title="Policies" />}>
          <Route path={paths.policies} element={<LazyScreen of={screens.policies} />} />
        </Route>
        <Route element={<BalanceGate blockedTitle="Winterization" />}>
          <Route element={<WithCommunity title="Winterization" />}>
            <Route path={paths.winterize} element={<LazyScreen of={screens.winterize} />} />
          </Route>
        </Route>
        <Route element={<BalanceGate blockedTitle="De-Winterization" />}>
          <Route element={<WithCommunity title="De-Winterization" />}>
            <Route path={paths.dewinterize} element={<LazyScreen of={screens.dewinterize} />} />
          </Route>
        </Route>
      </Route>
      <Route element={<VisitorOnly />}>
        <Route path={paths.login} element={<LazyScreen of={screens.login} />} />
        <Route path={paths.forgot} element={<LazyScreen of={screens.forgot} />} />
        <Route path={paths.reset} element={<LazyScreen of={screens.reset} />} />
        <Route path={paths.join} element={<LazyScreen of={screens.join} />} />
      </Route>
      <Route path={paths.about} element={<LazyScreen of={screens.about} />} />
      <Route path={paths.contact} element={<LazyScreen of={screens.contact} />} />
      <Route path={paths.privacyPolicy} element={<LazyScreen of={screens.privacyPolicy} />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Route>
  </Routes>
);
