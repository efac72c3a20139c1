import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LoggedCall } from '../wire/callLog';
import { listOperations, type Operation } from './contractOperations';
import { asObject } from '../wire/json';

/** A call as the contract sees it; a logged call is one. */
export type ContractCall = Pick<LoggedCall, 'method' | 'path' | 'body' | 'status' | 'answer'> &
  Partial<Pick<LoggedCall, 'fault'>>;

const ROOT = 'openapi';

/**
 * Holds calls against docs/openapi.yaml, given as the parsed document. The function it returns says what is wrong with a
 * call, in sentences that begin with 'request: ' or 'answer: '; an empty list means that all is well. A field that the
 * document does not name is wrong both ways. The answer to an injected failure is not looked at: it is wrong on purpose.
 */
export function createContractCheck(document: unknown): (call: ContractCall) => string[] {
  const contract = asObject(closed(document));
  const operations = listOperations(contract);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: ROOT }, ROOT);
  const validators = new Map<string, ValidateFunction>();

  function problems(what: string, schema: string, value: unknown): string[] {
    const validate = validators.get(schema) ?? ajv.compile({ $ref: `${ROOT}#${schema}` });
    validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  function requestProblems({ requestSchema }: Operation, name: string, { body }: ContractCall): string[] {
    if (requestSchema !== null) return problems(`request: ${name}`, requestSchema, body);
    return body === undefined ? [] : [`request: ${name} has a body`];
  }

  function answerProblems(operation: Operation, name: string, call: ContractCall): string[] {
    const { status, answer, fault = null } = call;
    if (status === null || fault !== null) return [];
    const isWrite = operation.method !== 'GET';
    if (isWrite && status < 300 && answer === undefined) return [];
    const { answerSchemas } = operation;
    const schema = answerSchemas.has(String(status))
      ? answerSchemas.get(String(status))
      : answerSchemas.get('default');
    return typeof schema === 'string' ? problems(`answer: ${name} ${status}`, schema, answer) : [];
  }

  return (call) => {
    const [pathname = ''] = call.path.split('?');
    const operation = operations.find(
      ({ method, pattern }) => method === call.method && pattern.test(pathname),
    );
    if (!operation) return [`request: ${call.method} ${pathname} is not in the contract`];
    const name = `${operation.method} ${operation.path}`;
    return [...requestProblems(operation, name, call), ...answerProblems(operation, name, call)];
  };
}

/** The same document with every object closed to fields that it does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [name, closed(one)]);
  const isOpenObject = 'type' in value && value.type === 'object' && !('additionalProperties' in value);
  return Object.fromEntries(isOpenObject ? [...entries, ['additionalProperties', false]] : entries);
}
