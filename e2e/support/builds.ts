/** The builds that the tests open. `npx tsx scripts/e2eExtras.ts` names other folders. */
export const productBuild = process.env['DIST'] ?? 'dist';
export const qaBuild = process.env['QA_DIST'] ?? 'dist-qa';

/** Whether both builds have all optional extras on, as `npx tsx scripts/e2eExtras.ts` builds them. */
export const hasExtras = process.env['EXTRAS'] === 'all';
