import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the top on every navigation, except to a hash (rule: scroll-to-top). */
export function ScrollToTop() {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (hash === '') window.scrollTo(0, 0);
  }, [key, hash]);
  return null;
}
