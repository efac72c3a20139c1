import { AuthCard } from '../../ui/layout/AuthCard';
import { LoginForm } from './LoginForm';
import { useSessionActions } from '../../api/session';
import { site } from '../../site';

export function LoginScreen() {
  const { signIn } = useSessionActions();
  return (
    <>
      <title>{`Login | ${site.name}`}</title>
      <AuthCard title="Login to Minyan tracker & winterization">
        <LoginForm onSubmit={signIn} />
      </AuthCard>
    </>
  );
}
