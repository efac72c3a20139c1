import { parse } from 'yaml';
import contract from '../../docs/openapi.yaml?raw';
import type { LoggedCall } from '../wire/callLog';
import { createContractCheck } from '../contract/contractCheck';

let check: ReturnType<typeof createContractCheck> | undefined;
const judged = new WeakMap<LoggedCall, string[]>();

/** What is wrong with a logged call by docs/openapi.yaml; nothing as long as it is on its way. */
export function problemsOf(call: LoggedCall): string[] {
  if (call.status === null && call.fault === null) return [];
  check ??= createContractCheck(parse(contract));
  const problems = judged.get(call) ?? check(call);
  judged.set(call, problems);
  return problems;
}
