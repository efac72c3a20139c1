import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { asObject, type JsonObject } from '../wire/json';

/** docs/openapi.yaml, parsed. Needs Node, with the project's root as its working directory. */
export const contract = asObject(parse(readFileSync('docs/openapi.yaml', 'utf8')));

const schemas = asObject(asObject(contract.components).schemas);

export const schemaNames = Object.keys(schemas);

/** The names of the schemas to which a part of the document refers. */
export const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The properties of an object schema; none for another schema. */
export const propertiesOf = (name: string): JsonObject => asObject(asObject(schemas[name]).properties);

export const isList = (name: string, field: string): boolean =>
  'items' in asObject(propertiesOf(name)[field]);

/** The name of the schema for the object in a field, or for the objects in the field's list. Null for any other field. */
export const nestedSchema = (name: string, field: string): string | null =>
  namesIn(propertiesOf(name)[field]).find((one) => asObject(schemas[one]).type === 'object') ?? null;
