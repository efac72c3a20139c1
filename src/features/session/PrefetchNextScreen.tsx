import { NextScreenContext, prefetch } from '@/lib/loading/prefetch';
import { useFormikContext } from 'formik';
import { use, useEffect } from 'react';

/** While the password is typed, loads the code of the screen after the log-in (rule: prefetched-screens). */
export function PrefetchNextScreen() {
  const next = use(NextScreenContext);
  const { password } = useFormikContext<{ password: string }>().values;
  const hasPassword = password !== '';
  useEffect(() => {
    if (hasPassword && next !== null) prefetch(next.code);
  }, [hasPassword, next]);
  return null;
}
