import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { callNames } from '../../mocks/wire/calls';
import { faultKinds } from '../../mocks/faults/faults';

const CELL = 'fault cell: ';

export const cellTitle = (call: string, fault: string) => `${CELL}${call}, ${fault}`;

/** Says in one line how much of the fault table has held, wherever any of it was run. */
export default class FaultSummary implements Reporter {
  readonly #held = new Map<string, boolean>();

  onStepEnd(_test: TestCase, _result: TestResult, { title, error }: TestStep): void {
    if (title.startsWith(CELL)) this.#held.set(title, error === undefined);
  }

  onEnd(): void {
    if (this.#held.size === 0) return;
    const held = [...this.#held.values()].filter(Boolean).length;
    process.stdout.write(
      `faults: ${held} of ${callNames.length * faultKinds.length} cells as they should be\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
