/** @jest-environment node */
import { demoIntroduction } from './demoAccounts';

test('the introduction lists the demo accounts, the bypass code and the links', () => {
  const text = demoIntroduction();
  expect(text).toContain('demo / Shabbos1');
  expect(text).toContain('PAID2026');
  expect(text).toContain('/join/join-valid');
});
