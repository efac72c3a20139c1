import { waitFor } from '@testing-library/react';
import { startReports } from './startReports';

it('reports an unhandled error of this site, and no error of another script', async () => {
  document.head.innerHTML = '<meta name="error-reports" content="/reports">';
  const sent: Blob[] = [];
  navigator.sendBeacon = (_address, body) => {
    if (body instanceof Blob) sent.push(body);
    return true;
  };
  startReports();
  const at = (place: string) =>
    Object.assign(new RangeError('Yaakov'), { stack: `RangeError\n at f (${place})` });
  const foreign = [
    null,
    undefined,
    'a text',
    new RangeError('without a place'),
    at('chrome-extension://abc/assets/inject.js:1:2'),
    at('https://cdn.example.com/assets/widget.js:1:2'),
    // An extension's script in the page. The scripts of the site are in /assets/.
    at(`${window.location.origin}/account:1:2`),
  ];
  const own = at(`${window.location.origin}/assets/index-a1.js:3:4`);
  for (const error of [...foreign, own]) {
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  }
  await waitFor(() => expect(sent).toHaveLength(2));
  const reports = await Promise.all(sent.map((body) => body.text()));
  const content = { screen: '/', error: 'RangeError', at: ['index-a1.js:3:4'] };
  // Only one report of a kind is sent per minute, so a report about another script would have suppressed that about `own`.
  expect(reports.map((report): unknown => JSON.parse(report))).toEqual([
    { kind: 'error', ...content },
    { kind: 'rejection', ...content },
  ]);
});
