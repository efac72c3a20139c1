import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { useSessionState } from '../api/memberContext';
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

/** Every screen with its guards, read from outside to inside. src/lib/routes.ts has what the build must know of them. */
const shownRoutes: RouteObject[] = [
  {
    element: <ScreenFrame />,
    children: [
      {
        path: routes.home.path,
        element: (
          <MemberOnly visitor={<VisitorHome />}>
            <BalanceGate>
              <HomeOutline>
                <HomeScreen />
              </HomeOutline>
            </BalanceGate>
          </MemberOnly>
        ),
      },
      {
        element: <MemberOnly visitor={<LoginScreen />} />,
        children: [
          {
            path: routes.unitsOpen.path,
            element: (
              <WithCommunity banner={<UnitsOpenHeading />}>
                <UnitsOpenScreen />
              </WithCommunity>
            ),
          },
          { path: routes.account.path, element: <AccountScreen /> },
          {
            path: routes.policies.path,
            element: (
              <WithCommunity title="Policies">
                <PoliciesScreen />
              </WithCommunity>
            ),
          },
          {
            element: <BalanceGate isBlocking />,
            children: [
              {
                path: routes.winterize.path,
                element: (
                  <WithCommunity title="Winterization">
                    <WinterizeScreen />
                  </WithCommunity>
                ),
              },
              {
                path: routes.dewinterize.path,
                element: (
                  <WithCommunity title="De-Winterization">
                    <DeWinterizeScreen />
                  </WithCommunity>
                ),
              },
            ],
          },
        ],
      },
      {
        element: <VisitorOnly />,
        children: [
          { path: routes.login.path, element: <LoginScreen /> },
          { path: routes.forgot.path, element: <ForgotScreen /> },
          { path: routes.reset.path, element: <ResetScreen /> },
          { path: routes.join.path, element: <JoinScreen /> },
        ],
      },
      { path: routes.contact.path, element: <ContactScreen /> },
      { path: routes.privacyPolicy.path, element: <PrivacyPolicyScreen /> },
      { path: '*', element: <Navigate to={routes.home.path} replace /> },
    ],
  },
  {
    element: <ScreenFrame isBareForMembers />,
    children: [{ path: routes.about.path, element: <AboutScreen /> }],
  },
];

export const AppRoutes = () => useRoutes(shownRoutes);
