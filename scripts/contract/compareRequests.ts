import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { asObject, isObject, type JsonObject } from '../../mocks/wire/json';
import type { CallName } from '../../mocks/wire/calls';
import type { PrintName } from '../har/personalValues';
import { formOf } from './formOf';
import { counted, nameOf, type KnownCall } from './knownCall';

/** Headers that every browser sends, or that our client sends too. */
const USUAL_HEADERS =
  /^(:.*|accept(-.*)?|cache-control|connection|content-(length|type)|cookie|dnt|host|if-(none-match|modified-since)|origin|pragma|priority|referer|sec-.*|te|upgrade-insecure-requests|user-agent)$/;

/** Lists what another client sends and ours does not, the other way round, and what both send in different forms. */
export function compareRequests(known: readonly KnownCall[], contract: unknown, print: PrintName): string[] {
  const compareBody = createBodyComparison(contract, print);
  const lines = known.flatMap((one) => {
    const differences = [
      ...compareBody(one),
      ...queryDifferences(one, print),
      ...headerDifferences(one, print),
    ];
    return differences.map((difference) => `${nameOf(one.call)}: ${difference}`);
  });
  return counted(lines);
}

function queryDifferences({ url }: KnownCall, print: PrintName): string[] {
  const names = [...new Set(url.searchParams.keys())].filter((name) => name !== '_');
  return names.map((name) => `it sends the query parameter '${print(name)}', which we do not`);
}

function headerDifferences({ requestHeaders }: KnownCall, print: PrintName): string[] {
  return [...requestHeaders.keys()]
    .filter((name) => !USUAL_HEADERS.test(name))
    .map((name) => `it sends the header '${print(name)}', which we do not`);
}

/** The request schema of each call by its properties. */
function createBodyComparison(document: unknown, print: PrintName): (one: KnownCall) => string[] {
  const contract = asObject(document);
  const schemas = asObject(asObject(contract.components).schemas);
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: 'openapi' }, 'openapi');
  const validators = new Map<string, ValidateFunction>();

  function isValid(schema: string, field: string, value: unknown): boolean {
    const pointer = `openapi#/components/schemas/${schema}/properties/${field}`;
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
    validators.set(pointer, validate);
    return validate(value);
  }

  return ({ call, bodyKind, body }) => {
    const schema = SCHEMA_OF[call]?.(asObject(body));
    if (schema === undefined) return bodyKind === 'none' ? [] : ['it sends a body, and we send none'];
    if (bodyKind === 'none') return ['it sends no body, and we send JSON'];
    if (bodyKind === 'other' || !isObject(body)) return ['its body is neither JSON nor a form'];
    const ours: JsonObject = asObject(asObject(schemas[schema]).properties);
    const added = Object.keys(body).filter((name) => !Object.hasOwn(ours, name));
    const left = Object.keys(ours).filter((name) => !Object.hasOwn(body, name));
    const different = Object.keys(ours).filter(
      (name) => bodyKind === 'json' && Object.hasOwn(body, name) && !isValid(schema, name, body[name]),
    );
    return [
      ...(bodyKind === 'form' ? ['its body is a form, and ours is JSON'] : []),
      ...added.map((name) => `it sends '${print(name)}', which we do not`),
      ...left.map((name) => `it does not send '${name}', which we do`),
      ...different.map((name) => `it sends '${name}' as ${formOf(body[name])}, in another form than we do`),
    ];
  };
}

/** The schema of docs/openapi.yaml for the body of a call. */
const SCHEMA_OF: Partial<Record<CallName, (body: JsonObject) => string>> = {
  login: () => 'LoginRequest',
  setNewPass: () => 'SetNewPassRequest',
  forgot: () => 'ForgotRequest',
  acceptInvitation: () => 'JoinAcceptRequest',
  updateUser: () => 'UserUpdateRequest',
  updateNotification: () => 'NotificationUpdateRequest',
  updatePassword: () => 'PasswordUpdateRequest',
  requestService: ({ todo }) => (todo === 'De-Winterize' ? 'DeWinterizeRequest' : 'WinterizeRequest'),
  verifyBypassCode: () => 'VerifyBypassCodeRequest',
  addToMinyan: () => 'MinyanAddRequest',
};
