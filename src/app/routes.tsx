import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useSessionState } from '../api/memberContext';
import { HomeOutline } from '../features/minyan/home/HomeOutline';
import { UnitsOpenHeading } from '../features/minyan/units-open/UnitsOpenHeading';
import { paths } from '../lib/paths';
import { BalanceGate } from './guards/BalanceGate';
import { MemberOnly } from './guards/MemberOnly';
import { WithCommunity } from './guards/WithCommunity';
import { useHomeAfterLogin, useLoginState } from './loginState';
import { HasTitleContext, lazyScreen } from './page/lazyScreen';
import { ScreenFrame } from './page/ScreenFrame';
import { screens } from './screens';

const HomeScreen = lazyScreen(screens.home);
const UnitsOpenScreen = lazyScreen(screens.unitsOpen);
const AccountScreen = lazyScreen(screens.account);
const PoliciesScreen = lazyScreen(screens.policies);
const WinterizeScreen = lazyScreen(screens.winterize);
const DeWinterizeScreen = lazyScreen(screens.dewinterize);
const LandingScreen = lazyScreen(screens.landing);
const LoginScreen = lazyScreen(screens.login);
const ForgotScreen = lazyScreen(screens.forgot);
const LinkScreen = lazyScreen(screens.reset);
const ContactScreen = lazyScreen(screens.contact);
const AboutScreen = lazyScreen(screens.about);
const PrivacyPolicyScreen = lazyScreen(screens.privacyPolicy);

/** '/' for a visitor. If a session has just ended there, redirects to the login screen (rule: session-end). */
function VisitorHome() {
  const { session } = useSessionState();
  const loginState = useLoginState();
  const hasJustEnded = session.status === 'out' && session.hasJustEnded === true;
  return hasJustEnded ? <Navigate to={paths.login} state={loginState} replace /> : <LandingScreen />;
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
          <Route
            element={
              <HasTitleContext value>
                <HomeOutline />
              </HasTitleContext>
            }
          >
            <Route path={paths.home} element={<HomeScreen />} />
          </Route>
        </Route>
      </Route>
      <Route element={<MemberOnly visitor={<LoginScreen />} />}>
        <Route element={<WithCommunity banner={<UnitsOpenHeading />} />}>
          <Route path={paths.unitsOpen} element={<UnitsOpenScreen />} />
        </Route>
        <Route path={paths.account} element={<AccountScreen />} />
        <Route element={<WithCommunity title="Policies" />}>
          <Route path={paths.policies} element={<PoliciesScreen />} />
        </Route>
        <Route element={<BalanceGate blockedTitle="Winterization" />}>
          <Route element={<WithCommunity title="Winterization" />}>
            <Route path={paths.winterize} element={<WinterizeScreen />} />
          </Route>
        </Route>
        <Route element={<BalanceGate blockedTitle="De-Winterization" />}>
          <Route element={<WithCommunity title="De-Winterization" />}>
            <Route path={paths.dewinterize} element={<DeWinterizeScreen />} />
          </Route>
        </Route>
      </Route>
      <Route element={<VisitorOnly />}>
        <Route path={paths.login} element={<LoginScreen />} />
        <Route path={paths.forgot} element={<ForgotScreen />} />
        <Route path={paths.reset} element={<LinkScreen kind="reset" />} />
        <Route path={paths.join} element={<LinkScreen kind="join" />} />
      </Route>
      <Route path={paths.contact} element={<ContactScreen />} />
      <Route path={paths.privacyPolicy} element={<PrivacyPolicyScreen />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Route>
    <Route element={<ScreenFrame isBareForMembers />}>
      <Route path={paths.about} element={<AboutScreen />} />
    </Route>
  </Routes>
);
