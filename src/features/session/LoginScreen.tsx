import { useSessionState } from '../../api/memberContext';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from '../../ui/layout/AuthCard';
import { FormPlaceholder } from '../../ui/layout/FormPlaceholder';
import { LoginForm } from './LoginForm';

/** While the session is unknown, a spinner replaces the form. */
export function LoginScreen() {
  const { isUnknown, actions } = useSessionState();
  return (
    <>
      <title>{`Login | ${site.name}`}</title>
      <AuthCard title="Login to Minyan tracker & winterization">
        {isUnknown ? (
          <FormPlaceholder fields={2}>
            <Spinner />
          </FormPlaceholder>
        ) : (
          <LoginForm signIn={actions.signIn} />
        )}
      </AuthCard>
    </>
  );
}
