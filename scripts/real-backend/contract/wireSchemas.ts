import { readDay, readInstant } from '@/api/reading';
import addFormats from 'ajv-formats';
import { Ajv2020, type Format } from 'ajv/dist/2020.js';
import {
  contract,
  isList,
  namesIn,
  nestedSchema,
  propertiesOf,
} from '../../../mocks/contract/contractSchemas';
import { type CallName, calls } from '../../../mocks/wire/calls';
import { asObject, isObject, type JsonObject } from '../../../mocks/wire/json';

/** Returns a function that tells whether a value has the form of a property in docs/openapi.yaml. */
function createCheck(formats: Readonly<Record<string, Format>>) {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({ ...contract, $id: 'openapi' }, 'openapi');
  return (pointer: string, value: unknown) => {
    const $ref = `openapi#/components/schemas/${pointer}`;
    return (ajv.getSchema($ref) ?? ajv.compile({ $ref }))(value) === true;
  };
}

const isExact = createCheck({});
/** Accepts dates in every form that the client reads. */
const isLoose = createCheck({
  date: (text) => readDay(text) !== null,
  'date-time': (text) => readInstant(text) !== null,
});

/** The client also reads a number where a text is expected, and the texts 'true' and 'false' as flags. */
function readings(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, String(value)];
  return value === 'true' || value === 'false' ? [value, value === 'true'] : [value];
}

/** A call as docs/openapi.yaml describes it. */
function operationOf(call: CallName): JsonObject {
  const { method, path } = calls[call];
  const item = asObject(asObject(contract.paths)[path.replace(/:(\w+)/, '{$1}')]);
  return asObject(item[method.toLowerCase()]);
}

/** The name of the schema of a successful answer to a call: 'User'. */
export function answerSchema(call: CallName): string {
  const { responses } = operationOf(call);
  // A reference to the shared response 'Done' names no schema.
  return namesIn(asObject(responses)['200'])[0] ?? 'Done';
}

/** The name of the schema of a call's body: 'MinyanAddRequest'. Null without a body. If there are several, `body` decides. */
export function requestSchema(call: CallName, body: JsonObject): string | null {
  const names = namesIn(operationOf(call).requestBody);
  const fits = (name: string) => {
    const { todo } = propertiesOf(name);
    return todo === undefined || asObject(todo).const === body.todo;
  };
  return names.find(fits) ?? names[0] ?? null;
}

/** Whether the client can read a value of a field. Only the type of an object is checked, not its fields. */
export function isReadable(name: string, field: string, value: unknown): boolean {
  if (nestedSchema(name, field) === null)
    return readings(value).some((reading) => isLoose(`${name}/properties/${field}`, reading));
  return isList(name, field) ? Array.isArray(value) && value.every(isObject) : isObject(value);
}

/** Whether a value is written as our own client writes it. */
export const isAsWeSend = (name: string, field: string, value: unknown): boolean =>
  isExact(`${name}/properties/${field}`, value);
