import * as z from 'zod/mini';
import type { Schema } from '../src/platform/endpoint.ts';
import { components } from './areas.ts';
import type { DescribedCall } from './calls.ts';

export type SchemaObject = { [name: string]: unknown };

/** The part of JSON Schema (draft 2020-12) that the contract needs. */
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

/** OpenAPI has one place for names, so schemas do not contain their own. */
const withoutIds = ({ $schema: _, $id: __, ...schema }: SchemaObject): JsonSchema => schema;

/**
 * Converts the schemas to JSON Schema (draft 2020-12, which OpenAPI 3.1 uses). Named schemas inside them
 * become references.
 */
function schemasOf(named: Record<string, Schema<unknown>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  // Unchecked documents of any shape become any JSON.
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

/**
 * All schemas of the contract: those with a name, and those of the calls. A schema of a call that has a name
 * is a reference.
 */
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
