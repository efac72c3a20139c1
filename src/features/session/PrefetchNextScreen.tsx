import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefetchPart } from '../../lib/prefetch';
import { screenFor } from '../../lib/routes';

/** Loads the code of what a log-in leads to while the password is typed (rule: prefetched-screens). */
export function PrefetchNextScreen() {
  const { pathname } = useLocation();
  const { password } = useFormikContext<{ password: string }>().values;
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) prefetchPart(screenFor(pathname, true).component);
  }, [isTyping, pathname]);
  return null;
}
