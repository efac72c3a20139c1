import { test } from '@playwright/test';
import * as fc from 'fast-check';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import { type Hand, hands, presses, type StepOutcome, type Walker } from './walker';

export interface WalkModel {
  walker: Walker;
  /** Whether no more steps are made, as in a search for fewer steps that takes too long. */
  isOver: () => boolean;
}

export type Step = fc.AsyncCommand<WalkModel, Walker>;

/** Lists each step as often as its number says. The more often a step is listed, the more often it is made. */
export const weighted = (...steps: (readonly [number, fc.Arbitrary<Step>])[]): fc.Arbitrary<Step>[] =>
  steps.flatMap(([times, one]) => Array.from({ length: times }, () => one));

/** `WALK_STEPS=1000 npm run e2e -- walk` prints each step before it is made. */
const isPrinted = process.env['WALK_STEPS'] !== undefined;

let stepCount = 0;

export const countSteps = (): number => stepCount;

/** Longer than a step takes on a busy machine, in milliseconds. */
const LONGEST_STEP = 300_000;

/** Runs a step. Rejects if it does not end in time, so that a page that hangs is a fault like any other. */
export const withTimeLimit = (name: string, run: () => Promise<void>): Promise<void> =>
  test.step(name, run, { timeout: LONGEST_STEP });

export function step(
  name: string,
  isPossible: (page: ShownWalkPage) => boolean,
  run: (walker: Walker) => Promise<StepOutcome | void>,
): Step {
  return {
    check: ({ walker, isOver }) => !isOver() && isPossible(walker.shown),
    run: async (_model, walker) => {
      stepCount += 1;
      // oxlint-disable-next-line no-console -- the output of WALK_STEPS=1000 npm run e2e -- walk
      if (isPrinted) console.log(`${stepCount} ${name}`);
      await withTimeLimit(name, async () => walker.settle((await run(walker)) ?? {}));
    },
    toString: () => name,
  };
}

export const anyHand = fc.constantFrom<Hand>(...hands);
export const anyPress = fc.constantFrom<Hand>(...presses);

export const isLogin = ({ walkForms }: ShownWalkPage): boolean =>
  walkForms.some(({ fields }) => 'Password' in fields);
export const isSignedIn = (page: ShownWalkPage): boolean => page.isMember && !isLogin(page);
export const hasDialog = ({ dialogs }: ShownWalkPage): boolean => dialogs.length > 0;
export const isSignedInWithoutDialog = (page: ShownWalkPage): boolean => isSignedIn(page) && !hasDialog(page);

type FindForm = (page: ShownWalkPage) => ShownWalkForm | undefined;

/** A step with a form in which one of the buttons can be pressed. `run` gets the first of them. */
export function formStep(
  name: string,
  find: FindForm,
  buttons: string[],
  run: (walker: Walker, form: ShownWalkForm, button: string) => Promise<StepOutcome | void>,
): Step {
  const findButton = (form: ShownWalkForm | undefined) =>
    buttons.find((button) => form?.buttons.includes(button));
  return step(
    name,
    (page) => isSignedIn(page) && findButton(find(page)) !== undefined,
    async (walker) => {
      const form = find(walker.shown);
      const button = findButton(form);
      if (form !== undefined && button !== undefined) return run(walker, form, button);
    },
  );
}

export const sendStep = (name: string, find: FindForm, buttons: string[], hand: Hand): Step =>
  formStep(name, find, buttons, async (walker, form, button) => {
    await walker.pressIn(form, button, hand);
    return { sent: form.name };
  });
