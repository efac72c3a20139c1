import { readFileSync } from 'node:fs';

const packageJson: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The oldest version of each browser in `browserslist` of package.json, such as 'chrome100'. Vite does not read the list. */
export const buildTargets = packageJson.browserslist.map((query) => query.toLowerCase().replace(' >= ', ''));
