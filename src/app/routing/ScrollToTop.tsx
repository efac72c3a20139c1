import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every navigation starts at the top of its page, also one to the page that is there; but not one to a place within it. */
export function ScrollToTop() {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (hash === '') window.scrollTo(0, 0);
  }, [key, hash]);
  return null;
}
