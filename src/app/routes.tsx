import { Navigate, Route, Routes, type Location } from 'react-router';
import { LandingScreen } from '../features/public/LandingScreen';
import { UnitsOpenHeading } from '../features/minyan/units-open/UnitsOpenHeading';
import { routes } from '../lib/routes';
import { sanitizer } from '../ui/text/sanitizer';
import { BalanceGate } from './guards/BalanceGate';
import { MemberOnly } from './guards/MemberOnly';
import { VisitorOnly } from './guards/VisitorOnly';
import { WithCommunity } from './guards/WithCommunity';
import { HomeOutline } from '../features/minyan/home/HomeOutline';
import { lazyScreen } from './page/lazyScreen';
import { ScreenFrame } from './page/ScreenFrame';

const HomeScreen = lazyScreen(
  'HomeScreen',
  async () => (await import('../features/minyan/home/HomeScreen')).HomeScreen,
);
const UnitsOpenScreen = lazyScreen(
  'UnitsOpenScreen',
  async () => (await import('../features/minyan/units-open/UnitsOpenScreen')).UnitsOpenScreen,
);
const AccountScreen = lazyScreen(
  'AccountScreen',
  async () => (await import('../features/account/AccountScreen')).AccountScreen,
);
const PoliciesScreen = lazyScreen('PoliciesScreen', async () => {
  // Without the sanitizer the screen shows plain text.
  const withSanitizer = sanitizer.load().catch(() => undefined);
  const [{ PoliciesScreen: Screen }] = await Promise.all([
    import('../features/policies/PoliciesScreen'),
    withSanitizer,
  ]);
  return Screen;
});
const WinterizeScreen = lazyScreen(
  'WinterizeScreen',
  async () => (await import('../features/requests/WinterizeScreen')).WinterizeScreen,
);
const DeWinterizeScreen = lazyScreen(
  'DeWinterizeScreen',
  async () => (await import('../features/requests/DeWinterizeScreen')).DeWinterizeScreen,
);
const LoginScreen = lazyScreen(
  'LoginScreen',
  async () => (await import('../features/session/LoginScreen')).LoginScreen,
);
const ForgotScreen = lazyScreen(
  'ForgotScreen',
  async () => (await import('../features/session/ForgotScreen')).ForgotScreen,
);
const ResetScreen = lazyScreen(
  'ResetScreen',
  async () => (await import('../features/session/ResetScreen')).ResetScreen,
);
const JoinScreen = lazyScreen(
  'JoinScreen',
  async () => (await import('../features/session/JoinScreen')).JoinScreen,
);
const ContactScreen = lazyScreen(
  'ContactScreen',
  async () => (await import('../features/public/ContactScreen')).ContactScreen,
);
const AboutScreen = lazyScreen(
  'AboutScreen',
  async () => (await import('../features/public/AboutScreen')).AboutScreen,
);
const PrivacyPolicyScreen = lazyScreen(
  'PrivacyPolicyScreen',
  async () => (await import('../features/public/PrivacyPolicyScreen')).PrivacyPolicyScreen,
);

/** Every screen with its guards, read from outside to inside. src/lib/routes.ts has what the build must know of them. */
export function AppRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      <Route element={<ScreenFrame />}>
        <Route
          path={routes.home.path}
          element={
            <MemberOnly visitor={<LandingScreen />}>
              <BalanceGate>
                <HomeOutline>
                  <HomeScreen />
                </HomeOutline>
              </BalanceGate>
            </MemberOnly>
          }
        />
        <Route
          path={routes.unitsOpen.path}
          element={
            <MemberOnly visitor={<LoginScreen />}>
              <WithCommunity title="Units open" banner={<UnitsOpenHeading />}>
                <UnitsOpenScreen />
              </WithCommunity>
            </MemberOnly>
          }
        />
        <Route
          path={routes.account.path}
          element={
            <MemberOnly visitor={<LoginScreen />}>
              <AccountScreen />
            </MemberOnly>
          }
        />
        <Route
          path={routes.policies.path}
          element={
            <MemberOnly visitor={<LoginScreen />}>
              <WithCommunity title="Policies">
                <PoliciesScreen />
              </WithCommunity>
            </MemberOnly>
          }
        />
        <Route
          path={routes.winterize.path}
          element={
            <MemberOnly visitor={<LoginScreen />}>
              <BalanceGate isBlocking>
                <WithCommunity title="Winterization">
                  <WinterizeScreen />
                </WithCommunity>
              </BalanceGate>
            </MemberOnly>
          }
        />
        <Route
          path={routes.dewinterize.path}
          element={
            <MemberOnly visitor={<LoginScreen />}>
              <BalanceGate isBlocking>
                <WithCommunity title="De-Winterization">
                  <DeWinterizeScreen />
                </WithCommunity>
              </BalanceGate>
            </MemberOnly>
          }
        />
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
}
