import { lazyPart } from '../../lib/lazyPart';

/** Only texts with HTML need the sanitizer. */
export const sanitizer = lazyPart('sanitizeHtml', async () => (await import('./sanitizeHtml')).sanitizeHtml);
