import { useSessionActions } from '../../api/session';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from '../../ui/layout/AuthCard';
import { FormPlace } from '../../ui/layout/FormPlace';
import { LoginForm } from './LoginForm';

interface LoginScreenProps {
  /** It is not known yet whether somebody is signed in. */
  isUnknown?: boolean;
}

export function LoginScreen({ isUnknown = false }: LoginScreenProps) {
  const { signIn } = useSessionActions();
  return (
    <>
      <title>{`Login | ${site.name}`}</title>
      <AuthCard title="Login to Minyan tracker & winterization">
        {isUnknown ? (
          <FormPlace fields={2}>
            <Spinner />
          </FormPlace>
        ) : (
          <LoginForm onSubmit={signIn} />
        )}
      </AuthCard>
    </>
  );
}
