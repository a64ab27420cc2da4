import type { AnyEndpoint } from '../src/platform/endpoint.ts';
import { entityNames } from '../src/platform/resources.ts';
import { describedCalls, type DescribedCall } from './calls.ts';
import { allSchemas, type JsonSchema, type SchemaObject } from './schemas.ts';

export type { JsonSchema };

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: JsonSchema;
}

interface ResponseObject {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}
interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: { 200: ResponseObject; [status: string]: ResponseObject | Reference };
  security?: SchemaObject[];
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; [part: string]: SchemaObject };
  [part: string]: unknown;
}

const DESCRIPTION = `The calls that the console makes to a map platform. A record may have fields that are not described here: the console keeps them and sends them
back with the whole record. Described fields may be missing or null. Times are epoch seconds. A reference is an ID or the populated object. A list is
a page with its total, \`{ data }\`, or a bare array; without a total it is the whole list. Instead of status 403, the platform may answer
\`{ "authorized": false }\` with status 200. The console opens a socket.io connection with \`auth: { token }\`. After each change, the platform
emits an event named after the record's kind and the change (\`x-socket-events\`), with \`{ _id }\`.`;

/** OpenAPI has one template per path, even if the methods name their parameters differently. */
const createTemplateLookup = (calls: DescribedCall[]) => {
  const first = new Map<string, string>();
  return ({ path }: DescribedCall) => {
    const shape = path.replace(/\{\w+\}/g, '{}');
    const all = calls.filter(call => call.path.replace(/\{\w+\}/g, '{}') === shape);
    if (!first.has(shape)) first.set(shape, all[0]!.path);
    return first.get(shape)!;
  };
};

const toSentence = (name: string) => {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const joinNames = (names: readonly string[]) => names.join(', ') || 'no stored records';

const describe = ({ endpoint: { shows, changes, isMissing, verbatim }, section }: DescribedCall) =>
  [
    `See ${section}.`,
    shows ? `Shows ${joinNames(shows)}.` : `Changes ${joinNames(changes ?? [])}.`,
    isMissing && 'If there is no record yet, the platform answers 404 or an empty object.',
    verbatim && 'The order of names and the spelling of numbers are kept.',
  ]
    .filter(Boolean)
    .join(' ');

const inPath = (template: string): Parameter[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const inQuery = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }));

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
function anyOf(schemas: JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values()];
  return different.length > 1 ? { anyOf: different } : different[0]!;
}
const failed = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Failure' }) });

function success(endpoints: AnyEndpoint[], replies: JsonSchema[]): Operation['responses'] {
  if (endpoints.some(({ text }) => text))
    return {
      200: {
        description: 'The text of a CSV file.',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    };
  if (endpoints.some(({ page }) => page)) {
    const text = { schema: { type: 'string' } };
    return {
      200: {
        description: 'A page, or the address of one.',
        content: { 'text/html': text, 'text/plain': text, 'application/json': text },
      },
    };
  }
  if (!replies.length)
    return { 200: { description: 'Done. The console ignores the body.' }, 204: { description: 'Done.' } };
  const isRemoval = endpoints.every(({ route }) => route.startsWith('DELETE '));
  return {
    200: { description: 'The requested data.', ...json(anyOf(replies)) },
    ...(isRemoval && { 204: { description: 'Removed.' } }),
  };
}

function failures(endpoints: AnyEndpoint[]): Record<string, Reference> {
  const ref = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...(endpoints.some(({ body }) => body) && { 400: ref('BadRequest'), 422: ref('ValidationError') }),
    ...(endpoints.some(({ isPublic }) => !isPublic) && {
      401: ref('Unauthorized'),
      403: ref('Forbidden'),
    }),
    ...(endpoints.some(({ route }) => route.includes('{')) && { 404: ref('NotFound') }),
    default: ref('Failed'),
  };
}

/**
 * Describes every call of the contract in OpenAPI 3.1. Two calls on one route are one operation, which
 * accepts either.
 */
export function openApi(): OpenApi {
  const { schemas, of } = allSchemas(describedCalls);
  const templateOf = createTemplateLookup(describedCalls);
  const operations = new Map<string, DescribedCall[]>();
  for (const call of describedCalls) {
    const key = `${call.method} ${templateOf(call)}`;
    operations.set(key, [...(operations.get(key) ?? []), call]);
  }
  const paths: OpenApi['paths'] = {};
  for (const [key, calls] of operations) {
    const [method, template] = key.split(' ') as [string, string];
    const endpoints = calls.map(({ endpoint }) => endpoint);
    const [bodies, replies, queries] = (['body', 'reply', 'query'] as const).map(part =>
      calls.flatMap(call => (call[part] ? [of(call[part])] : [])),
    );
    const parameters = [...inPath(template), ...queries!.flatMap(inQuery)];
    (paths[template] ??= {})[method] = {
      operationId: calls[0]!.name,
      tags: [calls[0]!.area],
      summary: calls.map(({ name }) => toSentence(name.slice(name.indexOf('.') + 1))).join('; or: '),
      description: [...new Set(calls.map(describe))].join('\n\n'),
      ...(parameters.length && { parameters }),
      ...(bodies!.length && { requestBody: { required: true, ...json(anyOf(bodies!)) } }),
      responses: { ...success(endpoints, replies!), ...failures(endpoints) },
      ...(endpoints.some(({ isPublic }) => isPublic) && {
        security: [{}, ...(endpoints.some(({ isPublic }) => !isPublic) ? [{ bearer: [] }] : [])],
      }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Map platform', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(describedCalls.map(({ area }) => area))].map(name => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Failure },
      responses: {
        BadRequest: failed('The request is refused. Some calls answer the reason as plain text.'),
        ValidationError: failed('A field is invalid; `errors` names the fields.'),
        Unauthorized: failed('The token is missing or no longer valid.'),
        Forbidden: failed('The user lacks the permission.'),
        NotFound: failed('The record does not exist.'),
        Failed: failed('Any other failure.'),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    'x-socket-events': entityNames().flatMap(name => [`${name}:save`, `${name}:remove`]),
  };
}

const Failure: JsonSchema = {
  type: 'object',
  description: 'The reason as a sentence that users see, and one for each invalid field.',
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: 'string' },
          { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
        ],
      },
    },
    authorized: { type: 'boolean', description: 'False if the user lacks the permission.' },
  },
};
