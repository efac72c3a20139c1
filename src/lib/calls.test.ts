import { sendCall } from './calls';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

const answerOf = async (body: Uint8Array<ArrayBuffer>, contentType?: string) => {
  const headers = contentType === undefined ? undefined : { 'Content-Type': contentType };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  return sendCall('/api/user');
};

afterEach(() => jest.restoreAllMocks());

const E_ACUTE = [0xc3, 0xa9];

test.each([
  ['windows-1252 under its usual name', 'application/json; charset=iso-8859-1', [0xe9]],
  ['a name in quotes and capitals', 'application/json; Charset="ISO-8859-1"', [0xe9]],
  ['UTF-8', 'application/json; charset=utf-8', E_ACUTE],
  ['no charset', 'application/json', E_ACUTE],
  ['a charset that no browser knows', 'application/json; charset=x-office', E_ACUTE],
  ['UTF-16', 'application/json; charset=utf-16le', [0xe9, 0]],
])('an answer that declares %s is read so', async (_what, contentType, accent) => {
  expect(await answerOf(bytes(accent), contentType)).toMatchObject({ text: 'é' });
});

test('an answer without a content type is read as UTF-8', async () => {
  expect(await answerOf(bytes('"Andr', E_ACUTE, '"'))).toMatchObject({ text: '"André"' });
});

test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, ...E_ACUTE]],
  ['UTF-16 with the low byte first', [0xff, 0xfe, 0xe9, 0]],
  ['UTF-16 with the high byte first', [0xfe, 0xff, 0, 0xe9]],
])(
  'a byte order mark of %s comes before the declared charset, and is no part of the text',
  async (_what, body) => {
    expect(await answerOf(bytes(body), 'application/json; charset=iso-8859-1')).toMatchObject({ text: 'é' });
  },
);
