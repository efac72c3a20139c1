const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

/** The meta tag with the address for reports, written by the build. Null if the site collects no reports (rule: error-reports). */
export const reportsTag = () => metaOf('error-reports');

/** Sends a report with the page's version, without waiting or retrying. It must not throw in a browser without `sendBeacon`. */
export function postReport(address: string, content: object): void {
  const body = JSON.stringify({ version: metaOf('version')?.content, ...content });
  navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }));
}
