import { existsSync } from 'node:fs';
import { demoIntroduction } from '../mocks/data/demoAccounts';
import { createStaticServer } from '../mocks/static/staticServer';

// npm run preview:qa: shows the build for QA. Settings by environment: PORT, BASE (a path to put it below, '/preview/'),
// HOST (this machine alone by default), DIST.
const { PORT = '4180', BASE = '/', HOST = '127.0.0.1', DIST = 'dist-qa' } = process.env;
const base = `/${BASE}/`.replace(/\/+/g, '/');

if (existsSync(`${DIST}/index.html`)) {
  createStaticServer({ folder: DIST, base, fallback: '404.html' }).listen(Number(PORT), HOST, () => {
    console.log(`The build for QA: http://localhost:${PORT}${base}\n${demoIntroduction()}`);
  });
} else {
  console.error(`There is no build in ${DIST}. Make one with: npm run build:qa`);
  process.exitCode = 1;
}
