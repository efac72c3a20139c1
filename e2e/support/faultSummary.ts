import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { callNames } from '../../mocks/wire/calls';
import { faultColumns } from './faultColumns';

const CELL = 'fault cell: ';

export const cellTitle = (call: string, fault: string) => `${CELL}${call}, ${fault}`;

/** Prints one line at the end of the run: how many cells of the fault table passed. */
export default class FaultSummary implements Reporter {
  readonly #hasPassed = new Map<string, boolean>();

  onStepEnd(_test: TestCase, _result: TestResult, { title, error }: TestStep): void {
    if (title.startsWith(CELL)) this.#hasPassed.set(title, error === undefined);
  }

  onEnd(): void {
    if (this.#hasPassed.size === 0) return;
    const passed = [...this.#hasPassed.values()].filter(Boolean).length;
    process.stdout.write(`faults: ${passed} of ${callNames.length * faultColumns.length} cells passed\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
