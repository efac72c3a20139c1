/** @jest-environment node */
import { placeholders, site, waiverLinkOf, waiverLinks } from './site';

test('returns a waiver of its own for each listed community, also if blanks surround the name', () => {
  const communities = Object.keys(waiverLinks);
  expect(communities[0]).toBe('Pine Hollow');
  expect(communities).toHaveLength(28);
  const links = communities.map(waiverLinkOf);
  expect(new Set(links).size).toBe(28);
  expect(waiverLinkOf(' Pine Hollow ')).toBe(links[0]);
  for (const link of links) expect(link).toMatch(/^https:\/\/./);
});

test.each(['Nowhere', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'pine hollow'])(
  'returns no waiver for the community %j',
  (name) => {
    expect(waiverLinkOf(name)).toBeNull();
  },
);

test('marks every fact that looks like a placeholder', () => {
  const marked = new Set(placeholders.map(({ value }) => value));
  const facts = [...Object.values(site), ...Object.values(site.address)].filter(
    (fact) => typeof fact === 'string',
  );
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => /555|example/.test(fact) && !marked.has(fact))).toEqual([]);
});
