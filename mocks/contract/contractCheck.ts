import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LoggedCall } from '../wire/callLog';
import { listOperations, type Operation } from './contractOperations';
import { asObject } from '../wire/json';

/** The parts of a call that the contract describes. A LoggedCall has them. */
export type ContractCall = Pick<LoggedCall, 'method' | 'path' | 'body' | 'status' | 'answer'> &
  Partial<Pick<LoggedCall, 'fault'>>;

/** Returns the violations of a call. */
export type ContractCheck = (call: ContractCall) => string[];

const ROOT = 'openapi';

/**
 * Returns a function that checks a call against docs/openapi.yaml, given as the parsed document. It returns the violations
 * as texts that begin with 'request: ' or 'answer: ', or an empty list. A field that the document does not name is a
 * violation. The answer to an injected failure is not checked.
 */
export function createContractCheck(document: unknown): ContractCheck {
  const contract = asObject(closeSchemas(document));
  const operations = listOperations(contract);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: ROOT }, ROOT);
  const validators = new Map<string, ValidateFunction>();

  function problems(prefix: string, schema: string, value: unknown): string[] {
    const validate = validators.get(schema) ?? ajv.compile({ $ref: `${ROOT}#${schema}` });
    validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${prefix}${instancePath} ${message} ${JSON.stringify(params)}`,
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

/** Copies the document and forbids additional fields in every object schema. */
function closeSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeSchemas);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [name, closeSchemas(one)]);
  const isOpenObject = 'type' in value && value.type === 'object' && !('additionalProperties' in value);
  return Object.fromEntries(isOpenObject ? [...entries, ['additionalProperties', false]] : entries);
}
