import { waitFor } from '@testing-library/react';
import { startReports } from './startReports';

it('reports an error that nothing handles, and no error event without an error', async () => {
  document.head.innerHTML = '<meta name="error-reports" content="/reports">';
  const sent: Blob[] = [];
  navigator.sendBeacon = (_address, body) => {
    if (body instanceof Blob) sent.push(body);
    return true;
  };
  startReports();
  for (const error of [null, undefined, new RangeError('Yaakov')])
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
  await waitFor(() => expect(sent).not.toEqual([]));
  const reports = await Promise.all(sent.map((body) => body.text()));
  // Only one report of a kind is sent per minute, so one without an error would take the place of this one.
  expect(reports).toEqual([JSON.stringify({ kind: 'error', screen: '/', error: 'RangeError', at: [] })]);
});
