import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What the browser emulates for each look. Every look sets all three, so that none is left over from the one before. */
export const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'light', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
} as const satisfies Record<string, Media>;

export type Look = keyof typeof looks;

export const USAGE = `Compares the looks of every story in another commit with those in the working tree.

npm run compare-looks -- REF [options]

  REF                 a commit, branch or tag, such as main or HEAD~3
  --stories PATTERN   only stories whose 'Title: Name' matches this regular expression, such as 'screens/home'
  --sizes LIST        widths in pixels; default: 390,1280
  --looks LIST        of ${Object.keys(looks).join(', ')}; default: light,dark
  --out FILE          the report; default: reports/looks.html`;

export interface Options {
  ref: string;
  stories: RegExp;
  sizes: readonly number[];
  looks: readonly Look[];
  out: string;
}

const isLook = (name: string): name is Look => Object.hasOwn(looks, name);

function parseList<T>(list: string, parse: (text: string) => T | null): T[] {
  return list.split(',').map((text) => {
    const item = parse(text.trim());
    if (item === null) throw new Error(`'${text}' is not known.\n\n${USAGE}`);
    return item;
  });
}

/** Reads the command line. Throws an error with a message for the user. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      stories: { type: 'string', default: '' },
      sizes: { type: 'string', default: '390,1280' },
      looks: { type: 'string', default: 'light,dark' },
      out: { type: 'string', default: 'reports/looks.html' },
    },
  });
  const [ref, ...more] = positionals;
  if (ref === undefined || more.length > 0) throw new Error(USAGE);
  return {
    ref,
    stories: new RegExp(values.stories, 'i'),
    sizes: parseList(values.sizes, (text) => (/^\d{2,4}$/.test(text) ? Number(text) : null)),
    looks: parseList(values.looks, (text) => (isLook(text) ? text : null)),
    out: values.out,
  };
}
