import { lazyPart } from '../../lib/lazyPart';

/** Only texts with HTML need the sanitizer. */
export const sanitizer = lazyPart(
  () => import('./sanitizeHtml'),
  (module) => module.sanitizeHtml,
);
