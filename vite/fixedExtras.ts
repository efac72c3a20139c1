import type { Plugin } from 'vite';
import { extras } from '../src/site.ts';

/** A child of an element, such as `{extras.share ? <ShareButton /> : null}`, on lines of its own as Prettier writes it. */
const CHILD = /^( *)\{extras\.(\w+) \? (?:[^\n]* : null\}|\((?:\n\1 [^\n]*|\n)*\n\1\) : null\})$/gm;
const SWITCH = /\bextras\.(\w+)\b/g;

/** Whether an extra is on. Null for an unknown name. */
type Value = (name: string) => boolean | null;

const valueInSite: Value = (name) => Object.entries(extras).find(([one]) => one === name)?.[1] ?? null;

/**
 * The code with the switches as constants. An element of an extra that is off becomes an empty expression, of which React
 * gets nothing. All parts keep their lines and columns, so that the source map stays right.
 */
export function fixSwitches(code: string, valueOf: Value = valueInSite): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return code
    .replaceAll(CHILD, (text, indent: string, name: string) =>
      valueOf(name) === false ? `${indent}{/*${blank(text.slice(indent.length + 3, -3))}*/}` : text,
    )
    .replaceAll(SWITCH, (text, name: string) => {
      const value = valueOf(name);
      return value === null ? text : String(value).padEnd(text.length);
    });
}

/**
 * Fixes the switches of `src/site.ts` in a production build, so that the bundler leaves out an extra that is off.
 * Modules in folders named `extras` are marked as free of side effects, so the bundler leaves them out with their styles.
 */
export function fixedExtras(): Plugin {
  return {
    name: 'fixed-extras',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const isOfExtra = /\/src\/features\/[\w-]+\/extras\//.test(id);
        return { code: fixSwitches(code), map: null, ...(isOfExtra && { moduleSideEffects: false }) };
      },
    },
  };
}
