import type { Plugin } from 'vite';

/** The errors that React creates as constants while its module runs, to throw them later. */
const CONSTANT_ERROR = /= Error\(formatProdErrorMessage\((?:460|461|474|519|542)\)\)/g;
const COUNT = 5;

/** React's module, whose constant errors record a stack. */
export const REACT_FILE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** The code of React's module, with constant errors that record no stack. */
export function dropConstantStacks(code: string): string {
  const found = code.match(CONSTANT_ERROR)?.length ?? 0;
  if (found !== COUNT)
    throw new Error(`React has ${found} of ${COUNT} constant errors. Compare errorsWithoutStack.ts with it.`);
  return code.replaceAll(CONSTANT_ERROR, '= Object.create(Error.prototype)');
}

/**
 * Lets React's constant errors record no stack. For a stack, V8 parses every function on it again: here the whole first
 * script, which takes a phone 70 ms at each visit. React only compares these errors, and never shows them.
 */
export function errorsWithoutStack(): Plugin {
  return {
    name: 'errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: REACT_FILE },
      handler: (code) => ({ code: dropConstantStacks(code), map: null }),
    },
  };
}
