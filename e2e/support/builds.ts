/** The builds that the tests open. */
export const productBuild = process.env['DIST'] ?? 'dist';
export const qaBuild = process.env['QA_DIST'] ?? 'dist-qa';
