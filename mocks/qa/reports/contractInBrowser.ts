import { parse } from 'yaml';
import contract from '../../../docs/openapi.yaml?raw';
import type { LoggedCall } from '../../wire/callLog';
import { createContractCheck } from '../../contract/contractCheck';

let check: ReturnType<typeof createContractCheck> | undefined;
const checked = new WeakMap<LoggedCall, string[]>();

/** The violations of docs/openapi.yaml in a logged call. Empty while the call has no answer. */
export function contractProblemsOf(call: LoggedCall): string[] {
  if (call.status === null && call.fault === null) return [];
  check ??= createContractCheck(parse(contract));
  const problems = checked.get(call) ?? check(call);
  checked.set(call, problems);
  return problems;
}
