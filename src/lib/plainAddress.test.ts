import { plainAddress, takePlainAddress } from './plainAddress';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//login', '/login'],
  ['//reset/tok', '/reset/tok'],
  ['/reset//tok', '/reset/tok'],
  ['///join///x//', '/join/x/'],
  ['/reset/a%2F%2Fb', '/reset/a%2F%2Fb'],
  ['/units-open?next=//a#//b', '/units-open?next=//a#//b'],
])('%s becomes %s', (address, plain) => {
  expect(plainAddress(`https://portal.example.com${address}`)).toBe(`https://portal.example.com${plain}`);
});

test.each(['demo:pw@', 'demo@', ':pw@'])('leaves out %s', (user) => {
  expect(plainAddress(`https://${user}portal.example.com:8443/account?a=1#b`)).toBe(
    'https://portal.example.com:8443/account?a=1#b',
  );
});

test('makes the address of the page plain without a reload, and keeps the state of the history entry', () => {
  window.history.replaceState({ key: 'kept' }, '', `${window.location.origin}//login#top`);
  expect(takePlainAddress()).toBe(true);
  expect(window.location.pathname + window.location.hash).toBe('/login#top');
  expect(window.history.state).toEqual({ key: 'kept' });
});
