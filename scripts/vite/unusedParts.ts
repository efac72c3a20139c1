import type { Plugin } from 'vite';

/**
 * The calendar library does not declare that its modules do nothing when they are loaded. Only `locale.js` does: it registers
 * the translations.
 */
const CALENDAR_MODULE = /\/@hebcal\/core\/dist\/esm\/(?!locale\.js$)/;

/** Formik needs these packages only for functions that the app does not call. */
const FORMIK_PACKAGE = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

const COMPONENT_LIBRARY = /\/node_modules\/(?:formik\/dist|react-router\/dist)\//;

/**
 * The code without what keeps an unused component in the bundle: its name for developer tools and its default properties. Marks
 * React's wrappers as calls without an effect.
 */
function freeComponents(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm, '')
    .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm, '/* @__PURE__ */ ');
}

/**
 * Lets the bundler leave out what the app does not use of its libraries: 9 kB of the home, compressed. If a new version of a
 * library is written otherwise, more of it remains, and the byte budgets fail.
 */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: {
      filter: { id: [CALENDAR_MODULE, FORMIK_PACKAGE, COMPONENT_LIBRARY] },
      handler: (code, id) =>
        COMPONENT_LIBRARY.test(id) ? { code: freeComponents(code), map: null } : { moduleSideEffects: false },
    },
  };
}
