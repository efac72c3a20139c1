/** @jest-environment node */
import { mapValues } from 'es-toolkit';
import { contract } from '../contract/contractSchemas';
import { BASE_URL } from './baseUrl';
import { callNames, calls } from './calls';
import { findCall } from './findCall';
import { asObject } from './json';

test('lists the 17 calls of the contract', () => {
  const documented = Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).map(([method, operation]) => [
      String(asObject(operation).operationId),
      { method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/, ':$1') },
    ]),
  );
  expect(Object.fromEntries(documented)).toEqual(mapValues(calls, ({ method, path }) => ({ method, path })));
  expect(callNames).toHaveLength(17);
});

test.each([
  ['GET', '/api/user?_=1', { call: 'getUser', param: '' }],
  ['POST', '/api/user/update', { call: 'updateUser', param: '' }],
  ['DELETE', '/api/minyan/a%2Fb', { call: 'removeFromMinyan', param: 'a/b' }],
  ['GET', '/api/join/tekenVerify/join-valid', { call: 'verifyJoinToken', param: 'join-valid' }],
  ['PUT', '/api/user', null],
  ['GET', '/login', null],
  ['GET', '/api/users', null],
])('finds the call of %s %s, if there is one', (method, path, found) => {
  expect(findCall(new Request(BASE_URL + path, { method }))).toEqual(found);
});

test('finds no call in a request to another host', () => {
  expect(findCall(new Request('https://elsewhere.example/api/user'))).toBeNull();
});
