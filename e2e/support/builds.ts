/** The builds that the tests open. `npm run e2e:extras` names other folders. */
export const productBuild = process.env['DIST'] ?? 'dist';
export const qaBuild = process.env['QA_DIST'] ?? 'dist-qa';

/** Whether both builds have all optional extras on, as `npm run e2e:extras` builds them. */
export const hasExtras = process.env['EXTRAS'] === 'all';
