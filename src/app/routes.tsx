import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useSessionState } from '../api/memberContext';
import { UnitsOpenHeading } from '../features/minyan/units-open/UnitsOpenHeading';
import { routes } from '../lib/routes';
import { sanitizer } from '../ui/text/sanitizer';
import { BalanceGate } from './guards/BalanceGate';
import { MemberOnly } from './guards/MemberOnly';
import { WithCommunity } from './guards/WithCommunity';
import { HomeOutline } from '../features/minyan/home/HomeOutline';
import { HasTitleContext, lazyScreen } from './page/lazyScreen';
import { ScreenFrame } from './page/ScreenFrame';

const HomeScreen = lazyScreen('HomeScreen', () => import('../features/minyan/home/HomeScreen'));
const UnitsOpenScreen = lazyScreen(
  'UnitsOpenScreen',
  () => import('../features/minyan/units-open/UnitsOpenScreen'),
);
const AccountScreen = lazyScreen('AccountScreen', () => import('../features/account/AccountScreen'));
const PoliciesScreen = lazyScreen('PoliciesScreen', async () => {
  // Without the sanitizer the screen shows plain text.
  const withSanitizer = sanitizer.load().catch(() => undefined);
  const [screen] = await Promise.all([import('../features/policies/PoliciesScreen'), withSanitizer]);
  return screen;
});
const WinterizeScreen = lazyScreen('WinterizeScreen', () => import('../features/requests/WinterizeScreen'));
const DeWinterizeScreen = lazyScreen(
  'DeWinterizeScreen',
  () => import('../features/requests/DeWinterizeScreen'),
);
const LandingScreen = lazyScreen('LandingScreen', () => import('../features/public/LandingScreen'));
const LoginScreen = lazyScreen('LoginScreen', () => import('../features/session/LoginScreen'));
const ForgotScreen = lazyScreen('ForgotScreen', () => import('../features/session/ForgotScreen'));
const ResetScreen = lazyScreen('ResetScreen', () => import('../features/session/ResetScreen'));
const JoinScreen = lazyScreen('JoinScreen', () => import('../features/session/JoinScreen'));
const ContactScreen = lazyScreen('ContactScreen', () => import('../features/public/ContactScreen'));
const AboutScreen = lazyScreen('AboutScreen', () => import('../features/public/AboutScreen'));
const PrivacyPolicyScreen = lazyScreen(
  'PrivacyPolicyScreen',
  () => import('../features/public/PrivacyPolicyScreen'),
);

/** '/' for a visitor. A session that ends there leads to the login screen (rule: session-end). */
function VisitorHome() {
  const { session } = useSessionState();
  const hasJustEnded = session.status === 'out' && session.hasJustEnded === true;
  return hasJustEnded ? <Navigate to={routes.login.path} replace /> : <LandingScreen />;
}

/** Shows screens to visitors, and leads members to their home (rule: visitor-only-routes). */
function VisitorOnly() {
  const { member } = useSessionState().session;
  return member === null ? <Outlet /> : <Navigate to={routes.home.path} replace />;
}

/** Every screen with its guards, read from outside to inside. src/lib/routes.ts has what the build must know of them. */
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
            <Route path={routes.home.path} element={<HomeScreen />} />
          </Route>
        </Route>
      </Route>
      <Route element={<MemberOnly visitor={<LoginScreen />} />}>
        <Route element={<WithCommunity banner={<UnitsOpenHeading />} />}>
          <Route path={routes.unitsOpen.path} element={<UnitsOpenScreen />} />
        </Route>
        <Route path={routes.account.path} element={<AccountScreen />} />
        <Route element={<WithCommunity title="Policies" />}>
          <Route path={routes.policies.path} element={<PoliciesScreen />} />
        </Route>
        <Route element={<BalanceGate isBlocking />}>
          <Route element={<WithCommunity title="Winterization" />}>
            <Route path={routes.winterize.path} element={<WinterizeScreen />} />
          </Route>
          <Route element={<WithCommunity title="De-Winterization" />}>
            <Route path={routes.dewinterize.path} element={<DeWinterizeScreen />} />
          </Route>
        </Route>
      </Route>
      <Route element={<VisitorOnly />}>
        <Route path={routes.login.path} element={<LoginScreen />} />
        <Route path={routes.forgot.path} element={<ForgotScreen />} />
        <Route path={routes.reset.path} element={<ResetScreen />} />
        <Route path={routes.join.path} element={<JoinScreen />} />
      </Route>
      <Route path={routes.contact.path} element={<ContactScreen />} />
      <Route path={routes.privacyPolicy.path} element={<PrivacyPolicyScreen />} />
      <Route path="*" element={<Navigate to={routes.home.path} replace />} />
    </Route>
    <Route element={<ScreenFrame isBareForMembers />}>
      <Route path={routes.about.path} element={<AboutScreen />} />
    </Route>
  </Routes>
);
