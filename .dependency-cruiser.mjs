/**
 * The import rules, each with its reason. A layer rule is an allow-list: the layer may import only what the rule names.
 * test/layers.test.ts checks that every rule reports a bad import.
 */
const TESTS = '\\.(test|stories)\\.tsx?$';
const TEST_SUPPORT = ['^test/', '^e2e/', '^src/domain/testing/', 'Fixture\\.tsx?$', TESTS];
const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

/** The entry points of the builds: the page, and the prerenderer. */
const ENTRIES = '^src/(main|prerender)\\.tsx$';
/** What builds for testers add to the app: the panel, links, reports and files. The production build does not contain it. */
const QA = '^mocks/qa/';
const CONTRACT = '^src/api/contract\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = [
  {
    name: 'nothing-imports-entries',
    comment:
      'An entry point runs on import: main.tsx mounts the app. Only the entry of the emulated builds imports it, after it has started the backend.',
    from: { path: '^(src|mocks)/', pathNot: '^mocks/qa/main\\.ts$' },
    to: { path: ENTRIES },
  },
  {
    name: 'emulated-entry-imports-main-dynamically',
    comment: 'A static import would start the app before the emulated backend.',
    from: { path: '^mocks/qa/main\\.ts$' },
    to: { path: ENTRIES, dynamic: false },
  },
  {
    name: 'app-imports-only-lower-layers',
    comment: 'The app is the top layer. It composes the layers below and imports nothing outside them.',
    from: { path: '^src/app/' },
    to: { path: '^src/', pathNot: '^src/(app|features|ui|api|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'features-import-only-lower-layers',
    comment:
      'The app composes the features. A feature that imports the app cannot be tested or reused without it.',
    from: { path: '^src/features/' },
    to: { path: '^src/', pathNot: '^src/(features|ui|api|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'no-imports-between-features',
    comment:
      'Each feature can be changed or removed alone. Code that two features share belongs in a lower layer; code that combines them belongs in the app.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'ui-imports-only-lower-layers',
    comment:
      'Components of src/ui receive everything by props and know no endpoint and no screen, so every feature, story and test can use them.',
    from: { path: '^src/ui/' },
    to: { path: '^src/', pathNot: '^src/(ui|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'ui-imports-no-business-rule',
    comment:
      'A component of src/ui receives decisions, such as whether a day can be picked, by props. From the domain it may import types, the values of day.ts, and the size of a minyan.',
    from: { path: '^src/ui/', pathNot: TESTS },
    to: {
      path: '^src/domain/',
      pathNot: '^src/domain/(day|minyanSize)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'api-imports-only-lower-layers',
    comment:
      'The API layer converts between requests and domain values. It must not depend on what displays them.',
    from: { path: '^src/api/' },
    to: { path: '^src/', pathNot: '^src/(api|domain|lib)/|^src/site\\.ts$' },
  },
  {
    name: 'domain-imports-no-other-layer',
    comment:
      'A business rule gets the clock, the zone and the data as arguments, so it can be tested with literal values for any time and zone.',
    from: { path: '^src/domain/' },
    to: { path: '^src/', pathNot: '^src/domain/' },
  },
  {
    name: 'domain-imports-only-time-packages',
    comment:
      'The domain has no React, no fetching, no storage and no file system. Its only packages are the time zone library and the calendar library.',
    from: { path: '^src/domain/', pathNot: TEST_SUPPORT },
    to: { path: '.', pathNot: ['^src/', npm('moment-timezone|moment|@hebcal')] },
  },
  {
    name: 'lib-imports-no-other-layer',
    comment:
      'Every layer but the domain imports src/lib, so an import of another layer would make a cycle. The lengths of time are constants of the domain.',
    from: { path: '^src/lib/' },
    to: { path: '^src/', pathNot: '^src/lib/|^src/(site|domain/duration)\\.ts$' },
  },
  {
    name: 'site-and-first-script-import-nothing',
    comment:
      'The build imports site.ts outside the app, and inlines outdatedBrowser.ts into every page as ES5. Neither can have a dependency.',
    from: { path: '^src/(site|head/outdatedBrowser)\\.ts$' },
    to: { path: '.' },
  },
  {
    name: 'head-imports-only-lib',
    comment: 'The build inlines head.ts with everything that it imports into every page.',
    from: { path: '^src/head/' },
    to: { path: '^src/', pathNot: '^src/lib/' },
  },
  {
    name: 'every-file-has-a-layer',
    comment:
      'No rule applies to a file outside the layers. Move it into a layer, or add rules for the new folder.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/(head|app|features|ui|api|domain|lib|styles)/',
        '^src/(site|site\\.test)\\.ts$',
        ENTRIES,
      ],
    },
    to: { path: '.' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const boundaryRules = [
  {
    name: 'mocks-import-only-domain-and-contract',
    comment:
      'The emulated backend replaces a separate program. It shares domain code and the wire types with the client, and nothing else.',
    from: { path: '^mocks/', pathNot: QA },
    to: { path: '^src/', pathNot: ['^src/domain/', CONTRACT] },
  },
  {
    name: 'qa-imports-only-domain-and-lib',
    comment:
      'The QA panel compares the rendered texts with the data of the emulated backend. If it used code of the layers in between, it would repeat their mistakes and not find them. Its entry starts the app.',
    from: { path: QA },
    to: {
      path: '^src/',
      pathNot: ['^src/(domain|lib)/', '^src/site\\.ts$', '^src/app/firstStyles\\.ts$', ENTRIES],
    },
  },
  {
    name: 'backend-imports-no-qa',
    comment:
      'The emulated backend touches no page, so that it runs in Node too. Only its command line reads the same links and files as the QA build.',
    from: { path: '^mocks/', pathNot: [QA, '^mocks/cli(Options)?\\.ts$', TESTS] },
    to: { path: QA },
  },
  {
    name: 'mocks-import-no-business-rule',
    comment:
      'The emulated backend states its refusals in its own words, so that test/refusals.property.test.ts can compare them with the rules of the client. It shares types, ids, days, times and the calendar.',
    from: { path: '^mocks/', pathNot: '^mocks/qa/reconciliation/' },
    to: {
      path: '^src/domain/',
      pathNot: '^src/domain/(day|time|zonedTime|duration|memberId)\\.ts$|^src/domain/calendar/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'mocks-import-only-types-of-contract',
    comment:
      'contract.ts describes requests and responses by types. A value import would add client code to the emulated backend.',
    from: { path: '^mocks/' },
    to: { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'mocks-import-no-react',
    comment: 'A backend renders nothing. Every client, also one without React, gets the same data.',
    from: { path: '^mocks/', pathNot: QA },
    to: { path: npm('react|react-[^/]+|swr|formik|@testing-library') },
  },
  {
    name: 'product-imports-no-mocks',
    comment:
      'A production build contains no byte of the emulated backend. The entry of the emulated builds imports the app, not the other way round.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { path: '^mocks/' },
  },
  {
    name: 'product-imports-no-test-code',
    comment: 'A production build contains no tests, stories or fixtures.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { path: TEST_SUPPORT },
  },
  {
    name: 'product-imports-no-dev-dependency',
    comment:
      'Packages that ship to the browser are listed under dependencies, where their licence and size are reviewed.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-api-imports-contract',
    comment:
      'The spellings of the wire (rocordId, poeple_count) are converted in src/api. Every other layer uses the types of src/domain.',
    from: { path: '^src/', pathNot: '^src/api/' },
    to: { path: CONTRACT },
  },
  {
    name: 'calendar-library-only-in-domain-calendar',
    comment:
      'The calendar library is tens of kilobytes large, and some of its functions read the device clock. src/domain/calendar avoids those. The emulated backend may import it to generate holidays.',
    from: { pathNot: ['^src/domain/calendar/', '^mocks/'] },
    to: { path: npm('@hebcal') },
  },
  {
    name: 'moment-only-in-zoned-time',
    comment:
      'Moment objects are mutable, and the full zone data is 27 kB. src/domain/zonedTime.ts loads only the zones in use and returns plain values.',
    from: { pathNot: ['^src/domain/zonedTime\\.ts$', '^src/domain/timeZoneData\\.test\\.ts$'] },
    to: { path: npm('moment-timezone|moment') },
  },
  {
    name: 'calendar-file-library-only-in-its-writer',
    comment:
      'The button loads src/features/minyan/extras/writeCalendarFile.ts when a member asks for a file. An import elsewhere would load the library with the home screen.',
    from: { pathNot: '^src/features/minyan/extras/writeCalendarFile\\.ts$' },
    to: { path: npm('ical-generator') },
  },
  {
    name: 'modal-library-only-in-ui-dialog',
    comment:
      'Every dialog gets the same focus trap, fade and close behaviour from src/ui/dialog, and the library can be replaced in one folder.',
    from: { pathNot: '^src/ui/dialog/' },
    to: { path: npm('react-bootstrap') },
  },
  {
    name: 'tooltip-library-only-in-ui-tooltip',
    comment:
      'src/ui/tooltip loads the library when the first tooltip opens; an import elsewhere would add it to another chunk.',
    from: { pathNot: '^src/ui/tooltip/' },
    to: { path: npm('rc-tooltip') },
  },
  {
    name: 'date-picker-library-only-in-ui-date-picker',
    comment:
      'The library works with Dates in the zone of the device; src/ui/date-picker converts them to and from calendar days.',
    from: { pathNot: '^src/ui/date-picker/' },
    to: { path: npm('react-day-picker') },
  },
];

/** The top-level folders, each importing only those before it. Tests may import any. */
const folders = {
  src: 'The product runs without everything around it.',
  mocks:
    'The emulated backend runs in pages, in Storybook, in tests and on the command line, so it knows none of them.',
  vite: 'The plugins of vite.config.ts run in every build, also where no test or command does.',
  '.storybook': 'Stories need the product and the emulated backend, and no test.',
  test: 'Jest runs without a build or a browser, so its helpers do not import those of the browser tests.',
  e2e: 'Browser tests must not change with a command. What they share with commands is in e2e/support.',
  scripts: '',
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const folderRules = Object.entries(folders)
  .slice(0, -1)
  .map(([folder, comment], at) => {
    const later = Object.keys(folders).slice(at + 1);
    const anyOf = (names) => `^(${names.join('|').replaceAll('.', '\\.')})/`;
    return {
      name: `${folder.replace('.', '')}-imports-no-later-folder`,
      comment: `The arrows between the top-level folders go one way. ${comment}`,
      from: { path: anyOf([folder]), pathNot: TESTS },
      to: { path: anyOf(later) },
    };
  });

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const graphRules = [
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
  forbidden: [...layerRules, ...boundaryRules, ...folderRules, ...graphRules].map((rule) =>
    Object.assign(rule, { severity: 'error' }),
  ),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
