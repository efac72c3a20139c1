/** The import rules, each with its reason. `npm run layers` checks them. */
const TESTS = '\\.(test|stories)\\.tsx?$';
const TEST_SUPPORT = ['^test/', '^e2e/', '^src/domain/testing/', 'Fixture\\.tsx?$', TESTS];
const SITE = '^src/site\\.ts$';
const QA = '^mocks/qa/';
const CONTRACT = '^src/api/contract\\.ts$';
const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

/** The layers of src/: what each may import besides itself, and why no more. */
const layers = [
  ['app', 'features|ui|api|domain|lib|styles|site', 'The app composes the layers below.'],
  ['features', 'ui|api|domain|lib|styles|site', 'A feature can be tested and reused without the app.'],
  [
    'ui',
    'domain|lib|styles|site',
    'A component gets everything by props, so every feature, story and test can use it.',
  ],
  [
    'api',
    'domain|lib|site',
    'It converts between requests and domain values, and knows nothing of what shows them.',
  ],
  [
    'domain',
    '',
    'A rule gets the clock, the zone and the data as arguments, so it can be tested with literal values.',
  ],
  [
    'lib',
    'domain/duration|domain/day|site',
    'Every layer but the domain imports lib, so an import of another layer would make a cycle.',
  ],
  ['head', 'lib', 'The build inlines head.ts with everything that it imports into every page.'],
];

const layerRules = layers.map(([layer, lower, comment]) => ({
  name: `${layer}-imports-only-lower-layers`,
  comment,
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...lower.split('|')].filter(Boolean).join('|')})[/.]` },
}));

/** Packages that one place imports, and why. */
const homes = [
  ['@hebcal', ['^src/domain/calendar/', '^mocks/'], 'Some of its functions read the clock of the device.'],
  [
    'moment-timezone|moment',
    ['^src/domain/(zonedTime|zoneData|zoneOffset\\.test)\\.ts$', '^mocks/', '^vite/siteZone'],
    'Its objects are mutable, and its zone data is large.',
  ],
  ['react-bootstrap', '^src/ui/dialog/', 'Every dialog gets the same focus, fade and close behaviour.'],
  ['rc-tooltip', '^src/ui/tooltip/', 'It loads when the first tooltip opens.'],
  [
    'react-day-picker',
    '^src/features/minyan/later/ShabbosPicker\\.tsx$',
    'It works with Dates in the zone of the device.',
  ],
];

const homeRules = homes.map(([names, place, comment]) => ({
  name: `${names.split('|')[0].replace('@', '')}-in-one-place`,
  comment,
  from: { pathNot: place },
  to: { path: npm(names) },
}));

/** The top-level folders, each importing only those before it. Tests and stories may import any. */
const folders = ['src', 'mocks', 'vite', '.storybook', 'test', 'e2e', 'scripts'];

const folderRules = folders.slice(0, -1).map((folder, at) => ({
  name: `${folder.replace('.', '')}-imports-no-later-folder`,
  comment: 'Imports between the top-level folders go one way, so that each runs without those after it.',
  from: {
    path: `^${folder.replace('.', '\\.')}/`,
    pathNot: TEST_SUPPORT.filter((path) => path !== `^${folder}/`),
  },
  to: {
    path: `^(${folders
      .slice(at + 1)
      .join('|')
      .replaceAll('.', '\\.')})/`,
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const otherRules = [
  {
    name: 'no-imports-between-features',
    comment: 'Each feature can be changed or removed alone. What two share belongs in a lower layer.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'ui-imports-no-business-rule',
    comment:
      'A component receives decisions by props. It may import types, days and the syntax of a new password.',
    from: { path: '^src/ui/', pathNot: TESTS },
    to: {
      path: '^src/domain/',
      pathNot: '^src/domain/(day|password)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'domain-imports-only-time-packages',
    comment: 'The domain has no React, no fetching, no storage and no file system.',
    from: { path: '^src/domain/', pathNot: TEST_SUPPORT },
    to: { path: '.', pathNot: ['^src/', npm('moment-timezone|moment|@hebcal')] },
  },
  {
    name: 'site-and-first-script-import-nothing',
    comment:
      'The build imports site.ts outside the app, and inlines outdatedBrowser.ts into every page as ES5.',
    from: { path: '^src/(site|head/outdatedBrowser)\\.ts$' },
    to: { path: '.' },
  },
  {
    name: 'only-api-imports-contract',
    comment: 'The spellings of the wire (rocordId, poeple_count) are converted in src/api.',
    from: { path: '^src/', pathNot: '^src/api/' },
    to: { path: CONTRACT },
  },
  {
    name: 'product-imports-no-test-code',
    comment: 'A production build contains no tests, stories or fixtures.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { path: TEST_SUPPORT },
  },
  {
    name: 'product-imports-no-dev-dependency',
    comment: 'Packages that ship to the browser are reviewed under dependencies.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'mocks-import-only-domain-and-contract',
    comment: 'The emulated backend replaces a separate program.',
    from: { path: '^mocks/', pathNot: QA },
    to: { path: '^src/', pathNot: ['^src/domain/', CONTRACT] },
  },
  {
    name: 'mocks-import-no-business-rule',
    comment:
      'The emulated backend states its refusals in its own words, so that test/refusals.property.test.ts can compare them with the rules of the client. It shares types, ids, days, times and the calendar.',
    from: { path: '^mocks/', pathNot: '^mocks/qa/reconciliation/' },
    to: {
      path: ['^src/domain/', CONTRACT],
      pathNot: '^src/domain/(day|time|duration|memberId)\\.ts$|^src/domain/calendar/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'qa-imports-only-domain-and-lib',
    comment:
      'The QA panel compares the rendered texts with the data of the emulated backend. Code of the layers in between would repeat their mistakes. Its entry starts the app.',
    from: { path: QA },
    to: {
      path: '^src/',
      pathNot: [SITE, '^src/(domain|lib)/', '^src/main\\.tsx$', '^src/app/firstStyles\\.ts$'],
    },
  },
  {
    name: 'backend-imports-no-qa',
    comment:
      'The emulated backend runs in Node too. Only its command line reads the links and files of the QA build.',
    from: { path: '^mocks/', pathNot: [QA, '^mocks/cli(Options)?\\.ts$', TESTS] },
    to: { path: QA },
  },
  {
    name: 'no-cycles',
    comment:
      'Modules in a cycle cannot be understood, tested or loaded separately. Imports of types count too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'The other rules cannot check an import whose target is unknown.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...layerRules, ...homeRules, ...folderRules, ...otherRules].map((rule) =>
    Object.assign(rule, { severity: 'error' }),
  ),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
