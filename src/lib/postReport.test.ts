import { postReport } from './postReport';

it('sends the report as JSON by a beacon, with the version of the page', async () => {
  document.head.innerHTML = '<meta name="version" content="v1">';
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
  postReport('/reports', { kind: 'render' });
  const [[address, blob] = []] = sendBeacon.mock.calls;
  expect([address, await blob?.text()]).toEqual(['/reports', '{"version":"v1","kind":"render"}']);
});

it('does nothing in a browser that has no beacons', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => postReport('/reports', { kind: 'missing-entry' })).not.toThrow();
});
