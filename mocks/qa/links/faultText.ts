import { attempt } from 'es-toolkit';
import {
  type FaultPlan,
  type Faults,
  type FaultStep,
  isCustom,
  type StepFault,
} from '../../faults/faultPlan';
import { faultKinds, isFaultKind } from '../../faults/faults';
import { readByCall, type ReportProblem, splitList, suggestion, writeByCall } from './reading';

const WORKS = '200';
const STEP = /^(.*?)(?:\*(\d{1,4})?)?$/s;
const CUSTOM = /^([2-5]\d\d)(?:\((.*)\))?$/s;

/**
 * Reads the failures of each call. Slashes separate the failures of a list: each is for one call, or with `*3` for three, or
 * with `*` for all further calls. A single failure is for every call, or with `*1` for the next one. '200' is a call that
 * works. '409(text)' answers with that status and body.
 *
 * @example readFaults('addToMinyan:500*1,getUser:200/502-html*2/dropped,login:409({"error":"No."})')
 */
export const readFaults = (text: string, report: ReportProblem): Faults =>
  readByCall<FaultPlan>(
    text,
    (plan, call) => {
      const texts = splitList(plan, '/');
      const steps = texts.map((step) => readStep(step, plan.includes('/')));
      // The first text that is no failure: '' if there is no text, undefined if all are failures.
      const wrong = steps.length === 0 ? '' : texts[steps.indexOf(null)];
      if (wrong === undefined) return toPlan(steps.flatMap((step) => step ?? []));
      report(`there is no failure '${wrong}' for ${call}. ${suggestion(wrong, faultKinds)}`);
      return null;
    },
    report,
  );

/** The kind alone if the plan is one failure for every call, else the steps. */
function toPlan(plan: FaultStep[]): FaultPlan {
  const [only, ...others] = plan;
  return only?.calls === null && others.length === 0 && isFaultKind(only.fault) ? only.fault : plan;
}

function readStep(text: string, isInList: boolean): FaultStep | null {
  const [, name = '', count] = STEP.exec(text) ?? [];
  const isForAll = count === undefined && (text.endsWith('*') || !isInList);
  const fault = readStepFault(name);
  if (fault === null || count === '0') return null;
  return { fault, calls: isForAll ? null : Number(count ?? 1) };
}

function readStepFault(name: string): StepFault | null {
  if (name === WORKS) return 'works';
  if (isFaultKind(name)) return name;
  const [, status, body = ''] = CUSTOM.exec(name) ?? [];
  if (status === undefined) return null;
  return { status: Number(status), body: attempt(() => decodeURIComponent(body))[1] ?? body };
}

export const writeFaults = (fail: Faults): string => writeByCall(fail, writePlan);

function writePlan(plan: FaultPlan): string {
  if (typeof plan === 'string') return plan;
  const isAlone = plan.length === 1;
  return plan
    .map(({ fault, calls }) => {
      if (calls === null) return textOfFault(fault) + (isAlone ? '' : '*');
      return textOfFault(fault) + (calls === 1 && !isAlone ? '' : `*${calls}`);
    })
    .join('/');
}

/** A fault as a link writes it. */
function textOfFault(fault: StepFault): string {
  if (fault === 'works') return WORKS;
  return isCustom(fault) ? `${fault.status}(${encode(fault.body)})` : fault;
}

/** Percent-encodes a body that contains '%', or whose brackets or quotes would end it too early. */
function encode(body: string): string {
  const isSafe = !body.includes('%') && splitList(`(${body}),x`, ',').join() === `(${body}),x`;
  return isSafe ? body : encodeURIComponent(body).replaceAll('(', '%28').replaceAll(')', '%29');
}
