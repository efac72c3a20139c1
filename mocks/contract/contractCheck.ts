import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LoggedCall } from '../wire/callLog';
import { asObject, isObject, type JsonObject } from '../wire/json';

/** The parts of a LoggedCall that the check reads. */
export type ContractCall = Pick<LoggedCall, 'method' | 'path' | 'body' | 'status' | 'answer'> &
  Partial<Pick<LoggedCall, 'fault'>>;

const ROOT = 'openapi';

/**
 * Returns a function that checks a call against `document`, the parsed docs/openapi.yaml. The function returns the violations
 * as texts that begin with 'request: ' or 'answer: ', or an empty list. A field that the document does not name is a
 * violation. The answer of a call with an injected failure, and the empty answer of a write, are not checked.
 */
export function createContractCheck(document: unknown) {
  const contract = asObject(prepareSchemas(document));
  const sharedResponses = asObject(asObject(contract.components).responses);
  const operations = Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      requestBody: asObject(operation).requestBody,
      responses: asObject(asObject(operation).responses),
    })),
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: ROOT });

  function problems(prefix: string, schema: JsonObject, value: unknown): string[] {
    if (ajv.validate(schema, value)) return [];
    return (ajv.errors ?? []).map(
      ({ instancePath, message, params }) => `${prefix}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  return ({ method, path, body, status, answer, fault = null }: ContractCall): string[] => {
    const [pathname = ''] = path.split('?');
    const operation = operations.find((one) => one.method === method && one.pattern.test(pathname));
    if (!operation) return [`request: ${method} ${pathname} is not in the contract`];
    const name = `${method} ${operation.path}`;
    const requestSchema = schemaIn(operation.requestBody);
    const found = requestSchema === null ? [] : problems(`request: ${name}`, requestSchema, body);
    if (requestSchema === null && body !== undefined) found.push(`request: ${name} has a body`);

    const isEmptyWrite = method !== 'GET' && status !== null && status < 300 && answer === undefined;
    if (status === null || fault !== null || isEmptyWrite) return found;
    const response = asObject(operation.responses[String(status)] ?? operation.responses.default);
    const sharedName = String(response.$ref).split('/').at(-1) ?? '';
    const answerSchema = schemaIn(sharedResponses[sharedName] ?? response);
    return answerSchema === null
      ? found
      : [...found, ...problems(`answer: ${name} ${status}`, answerSchema, answer)];
  };
}

/** The schema for the JSON body of a request or a response; null if the document has none. */
function schemaIn(part: unknown): JsonObject | null {
  const { schema } = asObject(asObject(asObject(part).content)['application/json']);
  return isObject(schema) ? schema : null;
}

/** Copies the document, forbids additional fields in every object schema, and lets references begin with the document's id. */
function prepareSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepareSchemas);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, prepareSchemas(one)]);
  return {
    ...(value.type === 'object' && { additionalProperties: false }),
    ...Object.fromEntries(entries),
    ...(typeof value.$ref === 'string' && { $ref: ROOT + value.$ref }),
  };
}
