import { propertiesOf } from '../../../mocks/contract/contractSchemas';
import type { CallName } from '../../../mocks/wire/calls';
import { asObject, isObject } from '../../../mocks/wire/json';
import type { PrintName } from '../har/personalValues';
import type { RecordedCall } from '../har/recordedCalls';
import { formOf } from './forms';
import { counted, nameOf } from './report';
import { isAsWeSend, requestSchema } from './wireSchemas';

/** A recorded request that is one of the 17 calls. */
export type KnownCall = RecordedCall & { call: CallName };

export type AnsweredCall = KnownCall & { status: number };

/** Headers that every browser sends, or that our client sends too. */
const USUAL_HEADERS =
  /^(:.*|accept(-.*)?|cache-control|connection|content-(length|type)|cookie|dnt|host|if-(none-match|modified-since)|origin|pragma|priority|referer|sec-.*|te|upgrade-insecure-requests|user-agent)$/;

/** Lists what only the recorded client sends, what only ours sends, and the values that both write in different ways. */
export function compareRequests(known: readonly KnownCall[], print: PrintName): string[] {
  const lines = known.flatMap((one) => {
    // jQuery adds `_` to a read, so that no cache answers it.
    const params = [...new Set(one.url.searchParams.keys())].filter((name) => name !== '_');
    const headers = [...one.requestHeaders.keys()].filter((name) => !USUAL_HEADERS.test(name));
    const differences = [
      ...bodyDifferences(one, print),
      ...params.map((name) => `it sends the query parameter '${print(name)}', which we do not`),
      ...headers.map((name) => `it sends the header '${print(name)}', which we do not`),
    ];
    return differences.map((difference) => `${nameOf(one.call)}: ${difference}`);
  });
  return counted(lines);
}

function bodyDifferences({ call, bodyKind, body }: KnownCall, print: PrintName): string[] {
  const schema = requestSchema(call, asObject(body));
  if (schema === null)
    return ['none', 'leftOut'].includes(bodyKind) ? [] : ['it sends a body, and we send none'];
  if (bodyKind === 'leftOut') return [];
  if (bodyKind === 'none') return ['it sends no body, and we send JSON'];
  if (bodyKind === 'other' || !isObject(body)) return ['its body is neither JSON nor a form'];
  const ours = Object.keys(propertiesOf(schema));
  const added = Object.keys(body).filter((name) => !ours.includes(name));
  const absent = ours.filter((name) => !Object.hasOwn(body, name));
  const different = ours.filter(
    (name) => bodyKind === 'json' && Object.hasOwn(body, name) && !isAsWeSend(schema, name, body[name]),
  );
  return [
    ...(bodyKind === 'form' ? ['its body is a form, and ours is JSON'] : []),
    ...added.map((name) => `it sends '${print(name)}', which we do not`),
    ...absent.map((name) => `it does not send '${name}', which we do`),
    ...different.map((name) => `it sends '${name}' as ${formOf(body[name])}, in another form than we do`),
  ];
}
