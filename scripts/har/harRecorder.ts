import type { Entry, Har } from 'har-format';

/** Records the calls of a client as a browser would save them. For tests. */
export function createHarRecorder(send: typeof fetch, start: number) {
  const entries: Entry[] = [];
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    const answer = await send(request);
    const text = await answer.clone().text();
    const type = answer.headers.get('content-type') ?? '';
    entries.push({
      startedDateTime: new Date(start + entries.length * 1000).toISOString(),
      time: 1,
      request: {
        method: request.method,
        url: request.url,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [...request.headers].map(([name, value]) => ({ name, value })),
        queryString: [],
        headersSize: -1,
        bodySize: body.length,
        ...(body !== '' && {
          postData: { mimeType: request.headers.get('content-type') ?? '', text: body },
        }),
      },
      response: {
        status: answer.status,
        statusText: answer.statusText,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [...answer.headers].map(([name, value]) => ({ name, value })),
        content: { size: text.length, mimeType: type, text },
        redirectURL: answer.headers.get('location') ?? '',
        headersSize: -1,
        bodySize: text.length,
      },
      cache: {},
      timings: { send: 0, wait: 1, receive: 0 },
    });
    return answer;
  };
  const har = (): Har => ({
    log: { version: '1.2', creator: { name: 'test', version: '1' }, entries, pages: [] },
  });
  return { fetch: recordingFetch, har };
}
