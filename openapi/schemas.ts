import * as z from 'zod/mini';
import type { Schema } from '../src/platform/endpoint.ts';
import { components } from './areas.ts';
import type { DescribedCall } from './calls.ts';

export type SchemaObject = { [name: string]: unknown };

/** As much of JSON Schema (draft 2020-12) as the contract needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

export const SCHEMA_REFERENCE = '#/components/schemas/';

/** JSON Schema knows names and nesting by itself; OpenAPI has one place for them. */
const withoutIds = ({ $schema: _, $id: __, ...schema }: SchemaObject): JsonSchema => schema;

/** What was registered under a name, as JSON Schema (draft 2020-12, which OpenAPI 3.1 uses). What has a name of its own is a reference to it. */
function schemasOf(named: Record<string, Schema<unknown>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  // What is not looked into (a document of any shape) is any JSON.
  const { schemas } = z.toJSONSchema(registry, {
    uri: id => SCHEMA_REFERENCE + id,
    unrepresentable: 'any',
    io: 'input',
  });
  return Object.fromEntries(
    Object.entries(schemas as Record<string, SchemaObject>).map(([id, schema]) => [id, withoutIds(schema)]),
  );
}

const PARTS = ['query', 'body', 'reply'] as const;
const schemaId = (name: string, part: string) => `${name} ${part}`;
const componentName = (schema: Schema<unknown>) =>
  Object.keys(components).find(name => components[name] === schema);

/** All schemas of the contract: those with a name, and those of the calls, as references where the whole of one has a name. */
export function allSchemas(calls: DescribedCall[]) {
  const own: Record<string, Schema<unknown>> = {};
  for (const call of calls)
    for (const part of PARTS) {
      const schema = call[part];
      if (schema && !componentName(schema) && !Object.values(own).includes(schema))
        own[schemaId(call.name, part)] = schema;
    }
  const all = schemasOf({ ...components, ...own });
  const schemas = Object.fromEntries(Object.keys(components).map(name => [name, all[name]!]));
  const of = (schema: Schema<unknown>): JsonSchema => {
    const name = componentName(schema);
    return name ? { $ref: SCHEMA_REFERENCE + name } : all[Object.keys(own).find(id => own[id] === schema)!]!;
  };
  return { schemas, of };
}
