import { readFileSync } from 'node:fs';

// Byte budgets of the production build, compressed with brotli: the measured size plus 2 %. Run `npm run build` first.

const html = readFileSync('dist/index.html', 'utf8');
const { member, files } = JSON.parse(readFileSync('reports/screen-files.json', 'utf8'));

const inDist = (file) => `dist${file}`;
const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
// The fonts of the landing page: the basic Latin ones. Its styles are part of the HTML.
const fonts = [...html.matchAll(/\/assets\/[^)"']*-basic-[^)"']*\.woff2/g)].map(([file]) => file);
const isScript = (file) => file.endsWith('.js');
const isCalendar = (file) => file.includes('/minyan-');
const routeChunks = new Set(
  Object.values(files)
    .flat()
    .filter((file) => isScript(file) && !isCalendar(file)),
);

export default [
  { name: 'signed-out first load: scripts', path: first.filter(isScript).map(inDist), limit: '91.4 kB' },
  {
    name: 'signed-out first load: all of it',
    path: ['dist/index.html', ...first.map(inDist), ...fonts.map(inDist)],
    limit: '136.2 kB',
  },
  {
    name: 'signed-in home: page, scripts and styles',
    path: ['dist/app.html', ...first.map(inDist), ...files[member['/']].map(inDist)],
    limit: '138.1 kB',
  },
  ...[...routeChunks].map((file) => ({ name: `chunk ${file}`, path: inDist(file), limit: '24.2 kB' })),
];
