import { test } from '@playwright/test';
import * as fc from 'fast-check';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import { type PressMethod, pressMethods, type StepOutcome, submitMethods, type Walker } from './walker';

export interface WalkModel {
  walker: Walker;
  /** Whether to skip all further steps, because the search for a shorter failing walk has taken too long. */
  isOver: () => boolean;
}

export type Step = fc.AsyncCommand<WalkModel, Walker>;

/** Repeats each step in the list as often as its number says, so that fast-check picks it more often. */
export const weighted = (...steps: (readonly [number, fc.Arbitrary<Step>])[]): fc.Arbitrary<Step>[] =>
  steps.flatMap(([times, one]) => Array.from({ length: times }, () => one));

/** `WALK_STEPS=1000 npm run e2e -- walk` prints each step before it runs. */
const isPrinted = process.env['WALK_STEPS'] !== undefined;

let stepCount = 0;

export const countSteps = (): number => stepCount;

/** The time limit of a step, in milliseconds. Even a busy machine needs less. */
const STEP_TIME_LIMIT = 300_000;

/** Runs a step. Rejects at the time limit, so that a hanging page counts as a fault like any other. */
export const withTimeLimit = (name: string, run: () => Promise<void>): Promise<void> =>
  test.step(name, run, { timeout: STEP_TIME_LIMIT });

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

export const anySubmitMethod = fc.constantFrom<PressMethod>(...submitMethods);
export const anyPressMethod = fc.constantFrom<PressMethod>(...pressMethods);

export const isLogin = ({ walkForms }: ShownWalkPage): boolean =>
  walkForms.some(({ fields }) => 'Password' in fields);
export const isSignedIn = (page: ShownWalkPage): boolean => page.isMember && !isLogin(page);
export const hasDialog = ({ dialogs }: ShownWalkPage): boolean => dialogs.length > 0;
export const isSignedInWithoutDialog = (page: ShownWalkPage): boolean => isSignedIn(page) && !hasDialog(page);

type FindForm = (page: ShownWalkPage) => ShownWalkForm | undefined;

/** A step in the form that `find` returns. `run` gets the first of `buttons` that is enabled. */
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

export const sendStep = (name: string, find: FindForm, buttons: string[], method: PressMethod): Step =>
  formStep(name, find, buttons, async (walker, form, button) => {
    await walker.pressIn(form, button, method);
    return { sent: form.name };
  });
