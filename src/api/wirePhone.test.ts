/** @jest-environment node */
import * as fc from 'fast-check';
import { fromWirePhone, toWirePhone } from './wirePhone';

it.each([
  ['222-222-2222', '+1222-222-2222'],
  ['  222-222-2222 ', '+1222-222-2222'],
  ['+1222-222-2222', '+1222-222-2222'],
  [' +1 222-222-2222', '+1 222-222-2222'],
  ['+1+1222-222-2222', '+1222-222-2222'],
  ['+1 +1  +1 222-222-2222', '+1 222-222-2222'],
  ['(222) 222-2222', '+1(222) 222-2222'],
  ['1', '+11'],
  ['222+1', '+1222+1'],
  ['222+1+1', '+1222+1+1'],
  ['', null],
  ['   ', null],
  ['+1', null],
  [' +1 ', null],
  ['+1+1', null],
])('sends %p as %p', (typed, sent) => {
  expect(toWirePhone(typed)).toBe(sent);
});

it.each([
  ['+1222-222-2222', '222-222-2222'],
  ['+1 222-222-2222', '222-222-2222'],
  ['+1  222', '222'],
  ['222-222-2222', '222-222-2222'],
  ['222+1', '222+1'],
  ['1222', '1222'],
  ['', ''],
])('shows %p as %p', (phone, shown) => {
  expect(fromWirePhone(phone)).toBe(shown);
});

it('leaves a sent number unchanged when it is sent again, with one prefix', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('+', '1', '2', ' ', '-') }), (typed) => {
      const sent = toWirePhone(typed);
      if (sent === null) return;
      expect(toWirePhone(sent)).toBe(sent);
      expect(sent).toMatch(/^\+1(?!\s*\+1)/);
    }),
  );
});
