import { existsSync } from 'node:fs';
import { demoIntroduction } from '../mocks/data/demoAccounts';
import { listenFromCommandLine } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';

// npm run preview:qa: serves the build for QA. Environment variables: PORT, BASE (the path below which it is served, such as
// '/preview/'), HOST (default: only reachable from this machine) and DIST (the folder of the build).
const { PORT = '4180', BASE = '/', HOST, DIST = 'dist-qa' } = process.env;
const base = `/${BASE}/`.replace(/\/+/g, '/');

if (existsSync(`${DIST}/index.html`)) {
  const server = createStaticServer({ folder: DIST, base, fallback: '404.html' });
  if (await listenFromCommandLine(server, PORT, HOST)) {
    console.log(`The build for QA: http://localhost:${PORT}${base}\n${demoIntroduction()}`);
  }
} else {
  console.error(`There is no build in ${DIST}. Make one with: npm run build:qa`);
  process.exitCode = 1;
}
