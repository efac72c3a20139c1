const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

/** The tag by which the build names the address for reports. Null if the site collects none (rule: error-reports). */
export const reportsTag = () => metaOf('error-reports');

/**
 * Sends a report with the version of the page. Does not wait for an answer and never retries. A browser that forbids reports has
 * no `sendBeacon`; what follows the report must happen there too.
 */
export function postReport(address: string, content: object): void {
  const body = JSON.stringify({ version: metaOf('version')?.content, ...content });
  navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }));
}
