import { postReport } from './postReport';

it('sends the report by a beacon, with the version of the page', async () => {
  document.head.innerHTML = '<meta name="version" content="v1">';
  const sent: unknown[] = [];
  navigator.sendBeacon = (...args) => sent.push(args) > 0;
  postReport('/reports', { kind: 'render' });
  expect(sent).toEqual([['/reports', expect.any(Blob)]]);
});

it('does nothing in a browser that has no beacons', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => postReport('/reports', { kind: 'missing-entry' })).not.toThrow();
});
