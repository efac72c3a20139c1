import { NextScreenContext, prefetch } from '@/lib/loading/prefetch';
import { useFormikContext } from 'formik';
import { use, useEffect } from 'react';

/** Loads the code of what a log-in leads to while the password is typed (rule: prefetched-screens). */
export function PrefetchNextScreen() {
  const next = use(NextScreenContext);
  const { password } = useFormikContext<{ password: string }>().values;
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping && next !== null) prefetch(next.code);
  }, [isTyping, next]);
  return null;
}
