/** @jest-environment node */
import * as fc from 'fast-check';
import { fromWirePhone, toWirePhone } from './wirePhone';

it.each([
  ['  222-222-2222 ', '+1222-222-2222'],
  ['+1222-222-2222', '+1222-222-2222'],
  [' +1 222-222-2222', '+1 222-222-2222'],
  ['+1+1222-222-2222', '+1222-222-2222'],
  ['(222) 222-2222', '+1(222) 222-2222'],
  ['1', '+11'],
  ['12222222222', '+12222222222'],
  ['(1) 222-222-2222', '+1 222-222-2222'],
  ['+1 1 222 222 2222', '+1 222 222 2222'],
  ['+112222222222', '+12222222222'],
  ['1222222222', '+11222222222'],
  ['122222222222', '+1122222222222'],
  ['22222222221', '+122222222221'],
  ['222+1', '+1222+1'],
  ['\u202A+1 845-555-0101\u202C', '+1 845-555-0101'],
  ['\u200E845-555-0101', '+1845-555-0101'],
  ['845\u00A0555\u200B0101\uFEFF', '+18455550101'],
  ['845\u2011555\u20110101', '+1845-555-0101'],
  ['1\u2010845\u2013555\u22120134', '+1-845-555-0134'],
  ['tel:+18455550134', '+18455550134'],
  [' TEL: (845) 555-0134', '+1(845) 555-0134'],
  ['Hotel: 845-555-0134', '+1Hotel: 845-555-0134'],
  ['\uFF0B\uFF11 \uFF18\uFF14\uFF15-555-0101', '+1 845-555-0101'],
  ['\uFF08\uFF18\uFF14\uFF15\uFF09555-0101', '+1(845)555-0101'],
  ['(+1) 845-555-0134', '+1 845-555-0134'],
  ['+(1) 845-555-0134', '+1 845-555-0134'],
  ['( + 1 )845-555-0134', '+1845-555-0134'],
  ['(+1 845) 555-0134', '+1 (845) 555-0134'],
  ['1 (845) 555-0134', '+1 (845) 555-0134'],
  ['1.845.555.0134 ext. 12', '+1.845.555.0134 ext. 12'],
  ['+972 2 555 0101', '+972 2 555 0101'],
  [' + 972 2 555 0101', '+ 972 2 555 0101'],
  ['(+44) 20 7946 0018', '(+44) 20 7946 0018'],
  // These are numbers as an older client has stored them.
  ['+1+972 2 555 0101', '+972 2 555 0101'],
  ['+1tel:+18455550134', '+18455550134'],
])('sends %p as %p', (typed, sent) => {
  expect(toWirePhone(typed)).toBe(sent);
});

it.each(['', '   ', '+1', ' +1 ', '+1+1', 'tel:', '\u200F'])('sends no number for %p', (typed) => {
  expect(toWirePhone(typed)).toBeNull();
});

it.each([
  ['+1222-222-2222', '222-222-2222'],
  ['+1 222-222-2222', '222-222-2222'],
  ['222-222-2222', '222-222-2222'],
  ['222+1', '222+1'],
  ['1222', '1222'],
  ['12222222222', '2222222222'],
  ['+1-222-222-2222', '222-222-2222'],
  ['+112222222222', '2222222222'],
  ['1222222222', '1222222222'],
  ['', ''],
  ['\u202A+1 845-555-0101\u202C', '845-555-0101'],
  ['+1 (845) 555-7777 ', '(845) 555-7777'],
  ['+972 2 555 0101', '+972 2 555 0101'],
  ['+1+972 2 555 0101', '+972 2 555 0101'],
  ['1\u2011845\u2011555\u20110134', '845-555-0134'],
  ['+1tel:+18455550134', '8455550134'],
])('shows %p as %p', (phone, shown) => {
  expect(fromWirePhone(phone)).toBe(shown);
});

/** Parts of numbers as people, phones and copied pages write them. Some combinations only look like a number. */
const characters = ['+', '1', '2', '9', ' ', '-', '.', '(', ')', 'x', 'tel:'];
const marks = ['\u200E', '\u00A0', '\uFF11', '\uFF0B', '\u2011'];
const typedPhone = fc.string({ unit: fc.constantFrom(...characters, ...marks), maxLength: 16 });

const digitsOf = (text: string | null) => text?.replaceAll(/\D/g, '') ?? '';

it('leaves a sent number unchanged when it is sent again, with one prefix', () => {
  fc.assert(
    fc.property(typedPhone, (typed) => {
      const sent = toWirePhone(typed);
      if (sent === null) return;
      expect(toWirePhone(sent)).toBe(sent);
      expect(sent).toMatch(/^(?:\+1(?![\s.-]*\(?\s*\+\s*\(?\s*\d)|\(?\s*\+\s*\(?\s*[02-9])/);
    }),
    { numRuns: 2000 },
  );
});

it('shows the same after a save as after a reload, and sends the same number again', () => {
  fc.assert(
    fc.property(typedPhone, (typed) => {
      const sent = toWirePhone(typed);
      const shown = fromWirePhone(sent ?? '');
      expect(digitsOf(toWirePhone(shown))).toBe(digitsOf(sent));
      expect(fromWirePhone(toWirePhone(shown) ?? '')).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

it('ignores invisible marks wherever they are', () => {
  const invisible = fc.constantFrom('\u200E', '\u202C', '\u00A0', '\u200B', '\u2060', '\t');
  fc.assert(
    fc.property(typedPhone, fc.array(fc.tuple(fc.nat(16), invisible)), (typed, inserted) => {
      let marked = typed;
      for (const [at, mark] of inserted) marked = marked.slice(0, at) + mark + marked.slice(at);
      expect(toWirePhone(marked)).toBe(toWirePhone(typed));
    }),
  );
});
