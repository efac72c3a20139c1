import { useSessionState } from '@/api/memberContext';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { use } from 'react';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  const { isUnknown } = useSessionState();
  const showsRecords = use(NextScreenContext)?.showsRecords === true;
  return (
    <AuthCard title="Login" heading="Login to Minyan tracker & winterization">
      {isUnknown ? (
        <FormPlaceholder fields={2} />
      ) : (
        <LoginForm alsoRead={showsRecords ? ['colony', 'minyan'] : ['colony']} />
      )}
    </AuthCard>
  );
}
