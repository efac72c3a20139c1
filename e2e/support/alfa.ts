import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import allRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';

/** The rules of level A and AA, and the best practices, which belong to no criterion. */
const rules = allRules.filter(
  (rule) =>
    !rule.hasRequirement(Criterion.isCriterion) ||
    rule.hasRequirement(
      (requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement),
    ),
);

interface Failure {
  rule: { uri: string };
  target?: unknown;
}

/** One entry for each failure that Alfa, Siteimprove's accessibility engine, finds on the page: the rule and the element. */
export async function alfaFailuresOn(page: Page): Promise<string[]> {
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
  await document.dispose();
  return [...outcomes]
    .filter(Outcome.isFailed)
    .map(({ rule, target }: Failure) => `${rule.uri.replace(/^.*\//, '')}: ${String(target)}`);
}
