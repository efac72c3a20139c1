import * as fc from 'fast-check';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import { withTimeLimit } from './timeLimit';
import type { Hand, Walker } from './walker';

export interface WalkModel {
  walker: Walker;
  /** Whether no more steps are made, as in a search for fewer steps that takes too long. */
  isOver: () => boolean;
}

export type Step = fc.AsyncCommand<WalkModel, Walker>;

/** `WALK_STEPS=1000 npm run e2e -- walk` prints each step before it is made. */
const isPrinted = process.env['WALK_STEPS'] !== undefined;

let stepCount = 0;

/** How many steps have been made in this process. */
export const countSteps = (): number => stepCount;

export function step(
  name: string,
  isPossible: (page: ShownWalkPage) => boolean,
  run: (walker: Walker) => Promise<void>,
): Step {
  return {
    check: ({ walker, isOver }) => !isOver() && isPossible(walker.shown()),
    run: async (_model, walker) => {
      stepCount += 1;
      // oxlint-disable-next-line no-console -- the output of WALK_STEPS=1000 npm run e2e -- walk
      if (isPrinted) console.log(`${stepCount} ${name}`);
      await withTimeLimit(name, () => run(walker));
    },
    toString: () => name,
  };
}

export const anyHand = fc.constantFrom<Hand>(
  'click',
  'double click',
  'key',
  'Enter in a field',
  'Enter and click',
);

/** How a button is pressed that is not the submit button of a form. */
export const anyPress = fc.constantFrom<Hand>('click', 'double click', 'key');

export const isLogin = ({ walkForms }: ShownWalkPage): boolean =>
  walkForms.some(({ fields }) => 'Password' in fields);
export const isSignedIn = (page: ShownWalkPage): boolean => page.isMember && !isLogin(page);
export const hasDialog = ({ dialogs }: ShownWalkPage): boolean => dialogs.length > 0;
export const isSignedInWithoutDialog = (page: ShownWalkPage): boolean => isSignedIn(page) && !hasDialog(page);

export const isEnabled = (form: ShownWalkForm | undefined, ...names: string[]): boolean =>
  form?.buttons.some((name) => names.includes(name)) === true;

/** A step with a form that is found again when the step is made. */
export function formStep(
  name: string,
  find: (page: ShownWalkPage) => ShownWalkForm | undefined,
  buttons: string[],
  run: (walker: Walker, form: ShownWalkForm, index: number) => Promise<void>,
): Step {
  return step(
    name,
    (page) => isSignedIn(page) && isEnabled(find(page), ...buttons),
    async (walker) => {
      const form = find(walker.shown());
      if (form !== undefined) await run(walker, form, walker.shown().walkForms.indexOf(form));
    },
  );
}
