/** @jest-environment node */
import { communitiesWithWaiver, placeholders, site, waiverLinkOf } from './site';

test('each community has a waiver of its own', () => {
  expect(communitiesWithWaiver[0]).toBe('Pine Hollow');
  expect(communitiesWithWaiver).toHaveLength(28);
  const links = communitiesWithWaiver.map(waiverLinkOf);
  expect(new Set(links).size).toBe(28);
  for (const link of links) expect(link).toMatch(/^https:\/\/./);
});

test.each(['Nowhere', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'pine hollow'])(
  '%j is no community with a waiver',
  (name) => {
    expect(waiverLinkOf(name)).toBeNull();
  },
);

test('every fact that looks like a placeholder is marked as one', () => {
  const marked = new Set(placeholders.map(({ value }) => value));
  const facts = [...Object.values(site), ...Object.values(site.address)].filter(
    (fact) => typeof fact === 'string',
  );
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => /555|example/.test(fact) && !marked.has(fact))).toEqual([]);
});

test('each placeholder says what it stands for', () => {
  expect(new Set(placeholders.map(({ what }) => what)).size).toBe(placeholders.length);
});

test('the community keeps New York time', () => {
  expect(site.timeZone).toBe('America/New_York');
});
