/** @jest-environment node */
import { callNames, calls } from './calls';
import { asObject } from './json';
import { loadContract } from '../contract/loadContract';

test('lists the 17 calls of the contract', () => {
  const documented = Object.entries(asObject(asObject(loadContract()).paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).map(([method, operation]) => [
      String(asObject(operation).operationId),
      { method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/, ':$1') },
    ]),
  );
  expect(Object.fromEntries(documented)).toEqual(calls);
  expect(callNames).toHaveLength(17);
});
