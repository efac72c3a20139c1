import { lazyPart } from '@/lib/loading/lazyPart';

/** Only texts with HTML need the sanitizer. */
export const sanitizer = lazyPart('sanitizeHtml', () => import('./sanitizeHtml'));
