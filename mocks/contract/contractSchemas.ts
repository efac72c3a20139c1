import { asObject, type JsonObject } from '../wire/json';
import { loadContract } from './loadContract';

/** docs/openapi.yaml, parsed. */
export const contract = asObject(loadContract());

const schemas = asObject(asObject(contract.components).schemas);

export const schemaNames = Object.keys(schemas);

/** The names of the schemas to which a part of the document refers. */
export const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The properties of an object schema; none for another schema. */
export const propertiesOf = (name: string): JsonObject => asObject(asObject(schemas[name]).properties);

export const isList = (name: string, field: string): boolean =>
  'items' in asObject(propertiesOf(name)[field]);

/** The schema of the object, or of the objects of the list, in a field. Null for other fields. */
export const nestedSchema = (name: string, field: string): string | null =>
  namesIn(propertiesOf(name)[field]).find((one) => asObject(schemas[one]).type === 'object') ?? null;
