/** @jest-environment node */
import { transformSync } from '@swc/core';
import { fixSwitches } from './fixedExtras';

const fix = (code: string, isOn: boolean) => fixSwitches(code, (name) => (name === 'share' ? isOn : null));
const CARD = `<p>
      {isOpen ? <b /> : null}
      {extras.share ? (
        <ShareButton
          event={isOpen ? event : null}
          style={{}}
        />
      ) : null}
      {extras.other ? <i /> : null}
    </p>`;

test('an extra that is off leaves nothing in an element', () => {
  const off = fix(CARD, false);
  expect(off).not.toContain('Share');
  expect(off).toContain('{isOpen ? <b /> : null}');
  expect(off).toContain('{extras.other ? <i /> : null}');
  const rendered = (code: string) =>
    transformSync(code, { jsc: { parser: { syntax: 'typescript', tsx: true } } }).code;
  expect(rendered(off)).toBe(rendered(CARD.replace(/\{extras\.share[^]*\) : null\}/, '')));
});

test('an extra with an alternative keeps both branches, with false as the condition', () => {
  const card = CARD.replace(
    '{extras.share ? (',
    '{extras.share ? (\n        <b />\n      ) : (\n        <i />\n      )}\n      {isLate ? (',
  );
  expect(fix(card, false)).toBe(card.replace('extras.share', 'false       '));
});

test('a switch becomes the constant true or false', () => {
  expect(fix(CARD, true)).toContain('{true         ? (');
  expect(fix('if (extras.share) start();', false)).toBe('if (false       ) start();');
});

test('every line keeps its length', () => {
  const lengths = (code: string) => code.split('\n').map((line) => line.length);
  expect(lengths(fix(CARD, false))).toEqual(lengths(CARD));
  expect(lengths(fix(CARD, true))).toEqual(lengths(CARD));
});
