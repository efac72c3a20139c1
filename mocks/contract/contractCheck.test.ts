/** @jest-environment node */
import { signUpRequest } from '../testing/testClient';
import { type ContractCall, createContractCheck } from './contractCheck';
import { contract } from './contractSchemas';

const check = createContractCheck(contract);
const call = (overrides: Partial<ContractCall>): ContractCall => ({
  method: 'GET',
  path: '/api/user?_=1',
  body: undefined,
  status: 200,
  answer: { user_id: 1 },
  ...overrides,
});
const add = { method: 'POST', path: '/api/minyan/add', answer: { success: true } };
const rows = { futureShabbos: [{ users: [{ poeple_count: 'two' }] }] };
const twoInWords = { path: '/api/minyan', answer: rows };
const added = (overrides: object) => call({ ...add, body: signUpRequest(overrides) });

test.each([
  ['a member', call({})],
  ['a refusal', call({ status: 401, answer: { error: 'Please sign in.' } })],
  ['a write with an empty answer', call({ method: 'DELETE', path: '/api/minyan/a%2Fb', answer: undefined })],
  ['a logout with any answer', call({ path: '/logout', answer: '<p>Bye</p>' })],
  ['a sign-up', added({})],
  ['an injected failure', call({ status: 200, answer: 'nonsense', fault: 'malformed' })],
  ['a dropped connection', call({ status: null, answer: undefined })],
])('accepts %s', (_title, contractCall) => {
  expect(check(contractCall)).toEqual([]);
});

test.each([
  ['an unknown path', call({ path: '/api/users' }), 'is not in the contract'],
  ['another method', call({ method: 'PUT' }), 'is not in the contract'],
  ['a body that the contract does not allow', call({ body: {} }), 'has a body'],
  ['a number as text', added({ poeple_count: '3' }), '/poeple_count must be integer'],
  ['41 men', added({ poeple_count: 41 }), '/poeple_count must be <= 40'],
  ['a date-time instead of a day', added({ date: '2026-11-14T00:00:00Z' }), '/date must match format "date"'],
  ['an unknown field', added({ people_count: 1 }), 'must NOT have additional properties'],
  ['a missing field', added({ added_by: undefined }), "must have required property 'added_by'"],
  ['an empty read', call({ answer: undefined }), 'must be object'],
  ['a member without an id', call({ answer: {} }), "must have required property 'user_id'"],
  ['a misspelt field', call({ answer: { user_id: 1, fist_name: 'x' } }), 'additional properties'],
  ['an error without its text', call({ status: 500, answer: {} }), "must have required property 'error'"],
  ['a wrong value deep in an answer', call(twoInWords), '/futureShabbos/0/users/0/poeple_count'],
])('reports %s', (_title, contractCall, problem) => {
  expect(check(contractCall).join('\n')).toContain(problem);
});

test('reports a request that is neither a winterization nor a de-winterization', () => {
  const body = { todo: 'De-Winterize', startDate: '2026-11-01' };
  const problems = check(call({ method: 'POST', path: '/api/user/request', body, answer: {} }));
  expect(problems.join('\n')).toContain('must match exactly one schema');
});
