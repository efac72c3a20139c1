import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Counts the looks whose pictures differ. Only a story that cannot be opened fails the run. */
export default class DifferencesReporter implements Reporter {
  private compared = 0;
  private differing = 0;
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.compared += 1;
    if (status === 'passed') return;
    const others = errors.filter(({ message = '' }) => !message.includes('toHaveScreenshot'));
    if (errors.length > 0 && others.length === 0) this.differing += 1;
    else this.failures.push(`${test.title}: ${others[0]?.message ?? status}`);
  }

  onEnd(): Promise<{ status: FullResult['status'] }> {
    for (const failure of this.failures) process.stderr.write(`${failure}\n`);
    process.stdout.write(`${this.compared} looks, ${this.differing} differ\n`);
    return Promise.resolve({ status: this.failures.length > 0 ? 'failed' : 'passed' });
  }

  printsToStdio(): boolean {
    return true;
  }
}
