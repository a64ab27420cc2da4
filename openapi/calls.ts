import { httpMethod, pathTemplate, type AnyEndpoint, type Schema } from '../src/platform/endpoint.ts';
import {
  endpointArea,
  endpointNames,
  getEndpoint,
  type AreaName,
  type EndpointName,
} from '../src/platform/index.ts';
import { schemaDef } from '../src/platform/schema.ts';
import { sectionOf } from './areas.ts';
import { separateSchemas } from './separateSchemas.ts';

export interface DescribedCall {
  name: EndpointName;
  area: AreaName;
  endpoint: AnyEndpoint;
  method: string;
  path: string;
  section: string;
  query: Schema<unknown> | undefined;
  body: Schema<unknown> | undefined;
  reply: Schema<unknown> | undefined;
}

/** A reply that contains a document with its text is described as the document. */
function documentSchema(
  schema: Schema<unknown> | undefined,
  endpoint: AnyEndpoint,
): Schema<unknown> | undefined {
  if (!schema || !endpoint.verbatim) return schema;
  const { innerType, shape } = schemaDef(schema);
  return innerType ? documentSchema(innerType, endpoint) : shape?.value;
}

const describeCall = (name: EndpointName): DescribedCall => {
  const endpoint = getEndpoint(name);
  const {
    query = endpoint.query,
    body = endpoint.body,
    reply = endpoint.reply,
  } = separateSchemas[name] ?? {};
  const replySchema = documentSchema(endpoint.reply, endpoint);
  return {
    name,
    area: endpointArea(name),
    endpoint,
    method: httpMethod(endpoint).toLowerCase(),
    path: pathTemplate(endpoint),
    section: sectionOf(name),
    query,
    // The body is sent as text, but contains the same document.
    body: body && endpoint.verbatim ? replySchema : body,
    reply: endpoint.verbatim ? replySchema : reply,
  };
};

export const describedCalls: DescribedCall[] = endpointNames().map(describeCall);
