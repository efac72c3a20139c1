import { readFileSync } from 'node:fs';

const LINE = /^- ([^`]+): `(\/[^`]*)`(.*)\. You see (.*)\.$/gm;
const STEP = /(?:in another tab )?(?:press|tick|type '[^']*' into) '[^']*'/g;

export function readRecipes() {
  return [...readFileSync('docs/qa.md', 'utf8').matchAll(LINE)].map(
    ([, situation = '', link = '', steps = '', texts = '']) => ({
      situation,
      link,
      /** What to do after opening the link, such as "press 'Sign up'". */
      steps: steps.match(STEP) ?? [],
      /** Texts that the page shows after the steps. */
      texts: quotedIn(texts),
    }),
  );
}

export const quotedIn = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, quoted = '']) => quoted);
