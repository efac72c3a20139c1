import { useSessionActions } from '../../api/session';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from '../../ui/layout/AuthCard';
import { FormPlaceholder } from '../../ui/layout/FormPlaceholder';
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
          <FormPlaceholder fields={2}>
            <Spinner />
          </FormPlaceholder>
        ) : (
          <LoginForm onSubmit={signIn} />
        )}
      </AuthCard>
    </>
  );
}
