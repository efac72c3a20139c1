import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import { type ReactNode, useLayoutEffect } from 'react';
import { screenError } from './LazyScreen';

/** Shows and reports an error of anything around the screens: the router, the session, the header or the footer (rule: no-blank-page). */
export function RootBoundary({ children }: { children: ReactNode }) {
  // src/head/head.ts may have put a spinner over the page. An error must remove the spinner too.
  useLayoutEffect(() => document.documentElement.classList.remove('is-waiting'), []);
  return <SectionBoundary fallback={<main>{screenError()}</main>}>{children}</SectionBoundary>;
}
