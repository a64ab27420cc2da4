import { methodOf, pathOf, type AnyEndpoint, type Schema } from '../src/platform/endpoint.ts';
import { platform } from '../src/platform/index.ts';
import { defOf } from '../src/platform/shape.ts';
import { untyped } from './components.ts';
import { sectionOf } from './sections.ts';

/** One call as the description has it. */
export interface DescribedCall {
  /** `area.name`, as in src/platform. */
  name: string;
  area: string;
  endpoint: AnyEndpoint;
  method: string;
  path: string;
  section: string;
  query: Schema<any> | undefined;
  body: Schema<any> | undefined;
  reply: Schema<any> | undefined;
}

/** A document that comes with its text is described as the document. */
function plain(schema: Schema<any> | undefined, endpoint: AnyEndpoint): Schema<any> | undefined {
  if (!schema || !endpoint.verbatim) return schema;
  const { innerType, shape } = defOf(schema);
  return innerType ? plain(innerType, endpoint) : shape?.value;
}

const described = (area: keyof typeof platform, name: string, endpoint: AnyEndpoint): DescribedCall => {
  const {
    query = endpoint.query,
    body = endpoint.body,
    reply = endpoint.reply,
  } = untyped[`${area}.${name}`] ?? {};
  const document = plain(endpoint.reply, endpoint);
  return {
    name: `${area}.${name}`,
    area,
    endpoint,
    method: methodOf(endpoint).toLowerCase(),
    path: pathOf(endpoint),
    section: sectionOf(area, name),
    query,
    // Sent as text that nobody takes apart, it is the same document.
    body: body && endpoint.verbatim ? document : body,
    reply: endpoint.verbatim ? document : reply,
  };
};

/** Every call of the contract with its schemas. */
export const describedCalls: DescribedCall[] = Object.entries(
  platform as Record<string, Record<string, AnyEndpoint>>,
).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) =>
    described(area as keyof typeof platform, name, endpoint),
  ),
);
