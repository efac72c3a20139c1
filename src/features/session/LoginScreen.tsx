import { useLocation } from 'react-router';
import { useSessionState } from '../../api/memberContext';
import { screenFor } from '../../lib/routes';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { LoginForm, type LoginValues } from './LoginForm';

export function LoginScreen() {
  const { isUnknown, actions } = useSessionState();
  const next = screenFor(useLocation().pathname, true);
  const signIn = (values: LoginValues) =>
    actions.signIn(values, next.showsRecords ? ['colony', 'minyan'] : ['colony']);
  return (
    <AuthCard title="Login" heading="Login to Minyan tracker & winterization">
      {isUnknown ? <FormPlaceholder fields={2} /> : <LoginForm signIn={signIn} />}
    </AuthCard>
  );
}
