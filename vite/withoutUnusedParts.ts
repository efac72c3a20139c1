import type { Plugin } from 'vite';

/**
 * The modules of the calendar library have no effect when they are loaded, which its package.json does not say. The exception is
 * `locale.js`, which registers the translations.
 */
const CALENDAR_MODULE = /\/@hebcal\/core\/dist\/esm\/(?!locale\.js$)/;

/** Formik needs these packages only for functions that the app does not call. */
const FORMIK_PACKAGE = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

const COMPONENT_LIBRARY = /\/node_modules\/(?:formik\/dist|react-router\/dist)\//;

/**
 * Removes what would keep an unused component in the bundle: its name for developer tools, and its default properties. Marks the
 * calls of React that create a component as free of effects.
 */
function dropComponentEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm, '')
    .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm, '/* @__PURE__ */ ');
}

/**
 * Lets the bundler leave out what the app does not use of its libraries: 9 kB of the home, compressed. If a new version of a
 * library is written otherwise, more of it remains, and the byte budgets fail.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: [CALENDAR_MODULE, FORMIK_PACKAGE, COMPONENT_LIBRARY] },
      handler: (code, id) =>
        COMPONENT_LIBRARY.test(id)
          ? { code: dropComponentEffects(code), map: null }
          : { moduleSideEffects: false },
    },
  };
}
