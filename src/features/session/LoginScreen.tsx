import { useSessionActions } from '../../api/session';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from '../../ui/layout/AuthCard';
import { FormPlaceholder } from '../../ui/layout/FormPlaceholder';
import { LoginForm } from './LoginForm';

interface LoginScreenProps {
  /** True until the session is known: a spinner replaces the form. */
  isSessionUnknown?: boolean;
}

export function LoginScreen({ isSessionUnknown = false }: LoginScreenProps) {
  const { signIn } = useSessionActions();
  return (
    <>
      <title>{`Login | ${site.name}`}</title>
      <AuthCard title="Login to Minyan tracker & winterization">
        {isSessionUnknown ? (
          <FormPlaceholder fields={2}>
            <Spinner />
          </FormPlaceholder>
        ) : (
          <LoginForm signIn={signIn} />
        )}
      </AuthCard>
    </>
  );
}
