import type { FunctionComponent } from 'react';
import { LandingScreen } from '../../features/public/LandingScreen';
import type { ScreenName } from '../../lib/routes';
import type { PropsOf } from './screenData';

/** The screens of the first chunk. */
export const firstScreens = {
  landing: LandingScreen,
} satisfies { [Name in ScreenName]?: FunctionComponent<PropsOf<Name>> };

/** The other screens. The bundler makes a chunk for each literal import(). */
export const screenImports = {
  home: async () => (await import('../home/HomeScreen')).HomeScreen,
  about: async () => (await import('../../features/public/AboutScreen')).AboutScreen,
  contact: async () => (await import('../../features/public/ContactScreen')).ContactScreen,
  privacyPolicy: async () => (await import('../../features/public/PrivacyPolicyScreen')).PrivacyPolicyScreen,
  login: async () => (await import('../../features/session/LoginScreen')).LoginScreen,
  reset: async () => (await import('../../features/session/ResetScreen')).ResetScreen,
  join: async () => (await import('../../features/session/JoinScreen')).JoinScreen,
  forgot: async () => (await import('../../features/session/ForgotScreen')).ForgotScreen,
  policies: async () => (await import('../../features/policies/PoliciesScreen')).PoliciesScreen,
  account: async () => (await import('../../features/account/AccountScreen')).AccountScreen,
  winterize: async () => (await import('../../features/requests/WinterizeScreen')).WinterizeScreen,
  dewinterize: async () => (await import('../../features/requests/DeWinterizeScreen')).DeWinterizeScreen,
  unitsOpen: async () => (await import('../../features/units-open/UnitsOpenScreen')).UnitsOpenScreen,
} satisfies { [Name in ScreenName]?: () => Promise<FunctionComponent<PropsOf<Name>>> };
