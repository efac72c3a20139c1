/**
 * The layers of the house, each rule with its reason. Directions are allow-lists: whatever a layer is not told that it
 * may import, it may not. test/layers.test.ts feeds every rule a bad import, so none can go silent.
 */
const TESTS = '\\.(test|stories)\\.tsx?$';
const TEST_SUPPORT = ['^test/', '^e2e/', '^src/domain/testing/', 'Fixture\\.tsx?$', TESTS];
const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

const MAIN = '^src/main\\.tsx$';
/** What a build starts from: the page itself, and the pages' markup made beforehand. */
const ENTRIES = '^src/(main|prerender)\\.tsx$';
/** The dock of the builds for QA; it is part of no product. */
const QA = '^src/qa/';
const CONTRACT = '^src/api/contract\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = [
  {
    name: 'entries-are-the-top',
    comment:
      'main.tsx starts the page, reads the build-time settings and wires everything; src code that imported an entry would start it a second time.',
    from: { path: '^(src|mocks)/' },
    to: { path: ENTRIES },
  },
  {
    name: 'qa-stands-above',
    comment:
      'The QA dock lies beside the application and only in builds with the emulated backend: main alone loads it, and nothing of the product may know of it.',
    from: { path: '^(src|mocks)/', pathNot: [QA, MAIN] },
    to: { path: QA },
  },
  {
    name: 'qa-looks-at-little',
    comment:
      'The dock reads the page as a member does, by its texts, and the truth from the emulated backend; so it judges the layers between and needs none of them.',
    from: { path: QA },
    to: { path: '^src/', pathNot: [QA, '^src/(domain|lib)/', '^src/app/session/lastSession\\.ts$'] },
  },
  {
    name: 'app-looks-down',
    comment: 'The app composes what the layers below it offer, and nothing that stands in none of them.',
    from: { path: '^src/app/' },
    to: { path: '^src/', pathNot: '^src/(app|features|ui|api|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'features-look-down',
    comment:
      'The app composes the features; a feature that knew the app could live in no other, and in no test of its own.',
    from: { path: '^src/features/' },
    to: { path: '^src/', pathNot: '^src/(features|ui|api|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'features-stand-alone',
    comment:
      'What two features share belongs below them, and what joins them belongs into the app: so each can be changed or removed alone.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'ui-is-presentational',
    comment:
      'The interface components get props and know no endpoint and no screen, so every feature, story and test can use them.',
    from: { path: '^src/ui/' },
    to: { path: '^src/', pathNot: '^src/(ui|domain|lib|styles)/|^src/site\\.ts$' },
  },
  {
    name: 'ui-knows-no-rule',
    comment:
      'Whether somebody may do something is decided above and handed down; of the domain the components know types, days and instants.',
    from: { path: '^src/ui/', pathNot: TESTS },
    to: {
      path: '^src/domain/',
      pathNot: '^src/domain/day\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'api-looks-down',
    comment: 'The calls turn the wire into domain values; who draws those is not their affair.',
    from: { path: '^src/api/' },
    to: { path: '^src/', pathNot: '^src/(api|domain|lib)/|^src/site\\.ts$' },
  },
  {
    name: 'domain-looks-at-itself',
    comment:
      'The rules take what they need as arguments: no clock, no site facts, no wire. So they hold anywhere, at any time, in any zone.',
    from: { path: '^src/domain/' },
    to: { path: '^src/', pathNot: '^src/domain/' },
  },
  {
    name: 'domain-is-pure',
    comment:
      'No React, no fetching, no storage, no file system: of the packages only the two that know time zones and the calendar.',
    from: { path: '^src/domain/', pathNot: TEST_SUPPORT },
    to: { path: '.', pathNot: ['^src/', npm('moment-timezone|moment|@hebcal')] },
  },
  {
    name: 'lib-is-the-floor',
    comment: 'Paths, clock and error text are for everybody, so they may know nobody.',
    from: { path: '^src/lib/' },
    to: { path: '^src/', pathNot: '^src/lib/|^src/site\\.ts$' },
  },
  {
    name: 'site-and-head-import-nothing',
    comment:
      'The facts about the company are plain values, which the build reads too; the script of the head is inlined into every page.',
    from: { path: '^src/(site|head)\\.ts$' },
    to: { path: '.' },
  },
  {
    name: 'every-file-has-a-layer',
    comment:
      'A file in no layer has no direction to keep. Put it into the layer it belongs to, or give the new layer its rules.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/(qa|app|features|ui|api|domain|lib|styles)/',
        '^src/(site|site\\.test|head)\\.ts$',
        ENTRIES,
      ],
    },
    to: { path: '.' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const borders = [
  {
    name: 'emulation-knows-the-domain-only',
    comment:
      'The emulated backend stands for another program: it shares the rules of the field and the wire types, and nothing of the client.',
    from: { path: '^mocks/' },
    to: { path: '^src/', pathNot: ['^src/domain/', CONTRACT] },
  },
  {
    name: 'emulation-knows-the-contract-by-type',
    comment: 'The contract is types alone; a value imported from it would tie the backend to the client.',
    from: { path: '^mocks/' },
    to: { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'emulation-draws-nothing',
    comment: 'A backend has no screens; what it answers is data, whoever asks.',
    from: { path: '^mocks/' },
    to: { path: npm('react|react-[^/]+|swr|formik|@testing-library') },
  },
  {
    name: 'shipped-without-emulation',
    comment:
      'A production build contains no byte of the emulated backend; main alone loads what brings it, in a build that wants one.',
    from: { path: '^src/', pathNot: [MAIN, QA, ...TEST_SUPPORT] },
    to: { path: '^mocks/' },
  },
  {
    name: 'emulation-is-loaded-dynamically',
    comment: 'A static import would put the emulated backend into the first chunk of every build.',
    from: { path: MAIN },
    to: { path: ['^mocks/', QA], dynamic: false },
  },
  {
    name: 'shipped-without-test-support',
    comment: 'Tests, stories and fixtures are for whoever builds the product.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { path: TEST_SUPPORT },
  },
  {
    name: 'shipped-from-dependencies',
    comment:
      'What the browser runs is listed under dependencies, where its licence and its weight are looked at.',
    from: { path: '^src/', pathNot: TEST_SUPPORT },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'wire-stays-in-api',
    comment:
      "The wire's spellings (rocordId, poeple_count) end where an answer enters; inside there is one strict shape.",
    from: { path: '^src/', pathNot: '^src/api/' },
    to: { path: CONTRACT },
  },
  {
    name: 'calendar-below-its-folder',
    comment:
      'The calendar library weighs tens of kilobytes and reads the device clock in places; src/domain/calendar knows where. The emulated backend makes up its holidays from it.',
    from: { pathNot: ['^src/domain/calendar/', '^mocks/'] },
    to: { path: npm('@hebcal') },
  },
  {
    name: 'moment-in-one-module',
    comment:
      "Its objects change under one's hands, and the whole zone data weighs 27 kB: src/domain/time.ts deals with both and hands out plain values.",
    from: { pathNot: ['^src/domain/time\\.ts$', '^src/domain/timeZoneData\\.test\\.ts$'] },
    to: { path: npm('moment-timezone|moment') },
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

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const hygiene = [
  {
    name: 'no-cycles',
    comment:
      'Modules in a cycle can only be understood, tested and loaded together. Types may name one another.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'nothing-unresolved',
    comment: 'A rule cannot judge an import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...directions, ...borders, ...hygiene].map((rule) =>
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
