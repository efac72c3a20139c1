import { asObject, type JsonObject } from '../wire/json';

/** One call as docs/openapi.yaml describes it. Schemas are JSON pointers into the document. */
export type Operation = {
  method: string;
  path: string;
  pattern: RegExp;
  requestSchema: string | null;
  /** By status ('200', ..., 'default'). Null where the document does not restrict the body. */
  answerSchemas: Map<string, string | null>;
};

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

export function listOperations(contract: JsonObject): Operation[] {
  return Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => readOperation(contract, path, method, asObject(operation))),
  );
}

function readOperation(contract: JsonObject, path: string, method: string, operation: JsonObject): Operation {
  const pointer = pointerTo('paths', path, method);
  return {
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    requestSchema: 'requestBody' in operation ? `${pointer}/requestBody${JSON_SCHEMA}` : null,
    answerSchemas: new Map(
      Object.entries(asObject(operation.responses)).map(([status, response]) => {
        const own = pointerTo('paths', path, method, 'responses', status);
        return [status, answerSchema(contract, own, asObject(response))];
      }),
    ),
  };
}

const JSON_SCHEMA = '/content/application~1json/schema';

/** The schema of a response, which is either inline or a reference to one of the components. */
function answerSchema(contract: JsonObject, pointer: string, response: JsonObject): string | null {
  const { $ref } = response;
  if (typeof $ref !== 'string') return 'content' in response ? pointer + JSON_SCHEMA : null;
  const [, , , name = ''] = $ref.split('/');
  const shared = asObject(asObject(asObject(contract.components).responses)[name]);
  return 'content' in shared ? pointerTo('components', 'responses', name) + JSON_SCHEMA : null;
}

function pointerTo(...names: string[]): string {
  return names
    .map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
