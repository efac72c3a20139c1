import { expect, test } from '@playwright/test';
import { roundTrip } from '../scripts/scenario/roundTrip';

// `npm run scenario:roundtrip` does this for every scenario.
test('a recording with loose values and markup, made a scenario, shows the same page without personal values', async ({
  browser,
}) => {
  for (const scenario of ['legacy', 'hostile'] as const) {
    const { before, after, originals } = await roundTrip(browser, scenario);
    expect(before.length).toBeGreaterThan(50);
    expect({ scenario, lines: after, originals }).toEqual({ scenario, lines: before, originals: [] });
  }
});
