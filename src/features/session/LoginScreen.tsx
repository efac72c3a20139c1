import { useSessionState } from '@/api/memberContext';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { use } from 'react';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { LoginForm, type LoginValues } from './LoginForm';

export function LoginScreen() {
  const { isUnknown, actions } = useSessionState();
  const showsRecords = use(NextScreenContext)?.showsRecords === true;
  const signIn = (values: LoginValues) =>
    actions.signIn(values, showsRecords ? ['colony', 'minyan'] : ['colony']);
  return (
    <AuthCard title="Login" heading="Login to Minyan tracker & winterization">
      {isUnknown ? <FormPlaceholder fields={2} /> : <LoginForm signIn={signIn} />}
    </AuthCard>
  );
}
