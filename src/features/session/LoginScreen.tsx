import { useSessionState } from '@/api/memberContext';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  const { isUnknown } = useSessionState();
  return (
    <AuthCard title="Login" heading="Login to Minyan tracker & winterization">
      {isUnknown ? <FormPlaceholder fields={2} /> : <LoginForm />}
    </AuthCard>
  );
}
