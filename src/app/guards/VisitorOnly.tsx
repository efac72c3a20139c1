import { Navigate, Outlet } from 'react-router';
import { useSessionState } from '../../api/memberContext';
import { routes } from '../../lib/routes';

/** Shows screens to visitors, and leads members to their home (rule: visitor-only-routes). */
export function VisitorOnly() {
  const { member } = useSessionState().session;
  return member === null ? <Outlet /> : <Navigate to={routes.home.path} replace />;
}
