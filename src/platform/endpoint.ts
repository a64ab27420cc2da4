import type { ZodMiniType } from 'zod/mini';
import type { EntityName } from './resources.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointRoute = `${Method} /${string}`;

/** The `{names}` in a route: `'GET /api/sessions/{userId}'` has `userId`. */
export type PathParams<R extends string> = R extends `${string}{${infer Key}}${infer Rest}`
  ? { [K in Key]: string } & PathParams<Rest>
  : unknown;

export type Schema<T> = ZodMiniType<T>;

/** One documented call of the platform: method, path, what it takes and what it answers. */
export interface Endpoint<
  R extends EndpointRoute = EndpointRoute,
  Query = never,
  Body = never,
  Reply = unknown,
> {
  readonly route: R;
  readonly query?: Schema<Query> | undefined;
  readonly body?: Schema<Body> | undefined;
  readonly reply?: Schema<Reply> | undefined;
  /** What an answer must be besides, or where its schema would be too heavy to load. */
  readonly isValidReply?: ((answer: unknown) => boolean) | undefined;
  /** Asked without a token: sign-in, sign-up, forgotten password, e-mail verification. */
  readonly isPublic?: true | undefined;
  /** The answer is plain text rather than JSON. */
  readonly text?: true | undefined;
  /** The answer is a page, or other text, plain or as JSON. Whoever shows it keeps it from doing anything. */
  readonly page?: true | undefined;
  /**
   * The answer is handed over with the text that it came as (`verbatim`), and a body is text that is sent as it is: what
   * stands in it keeps its order and the spelling of its numbers.
   */
  readonly verbatim?: true | undefined;
  /** Of a read of what there may be none of: whether the answer says so. It then is null. */
  readonly isMissing?: ((status: number, text: string) => boolean) | undefined;
  /** Of a read: whose records the answer shows. What its path names is a record of the last of them. */
  readonly shows?: readonly EntityName[] | undefined;
  /** Of a write: what must be read again after it. */
  readonly changes?: readonly EntityName[] | undefined;
}

export type AnyEndpoint = Endpoint<EndpointRoute, unknown, unknown, unknown>;

export type QueryOf<E> = E extends Endpoint<EndpointRoute, infer Q, unknown, unknown> ? Q : never;
export type BodyOf<E> = E extends Endpoint<EndpointRoute, unknown, infer B, unknown> ? B : never;
export type ReplyOf<E> = E extends Endpoint<EndpointRoute, unknown, unknown, infer A> ? A : never;
export type PathParamsOf<E> = E extends Endpoint<infer R, unknown, unknown, unknown> ? PathParams<R> : never;

/** What a caller must bring: path names if the route has any, a body if it takes one. */
export type EndpointArgs<E> = AnyEndpoint extends E ? AnyEndpointArgs : TypedEndpointArgs<E>;

/** What is asked of a call that is known at run time only. */
export interface AnyEndpointArgs {
  path?: Record<string, string>;
  query?: object | undefined;
  body?: unknown;
  /** The record as it was just before, of a call that replaces it. It is not sent. */
  before?: object | undefined;
}

type TypedEndpointArgs<E> = (unknown extends PathParamsOf<E>
  ? { path?: undefined }
  : { path: PathParamsOf<E> }) &
  ([QueryOf<E>] extends [never] ? { query?: undefined } : { query?: QueryOf<E> | undefined }) &
  ([BodyOf<E>] extends [never] ? { body?: undefined } : { body: BodyOf<E> }) &
  Pick<AnyEndpointArgs, 'before'>;

/** A call reads or it writes, and says so. */
type Effect =
  { shows: readonly EntityName[]; changes?: never } | { changes: readonly EntityName[]; shows?: never };

interface EndpointShape<Q, B, A> {
  query?: Schema<Q>;
  body?: Schema<B>;
  reply?: Schema<A>;
  isValidReply?: (answer: unknown) => boolean;
  isPublic?: true;
  text?: true;
  page?: true;
  verbatim?: true;
  isMissing?: (status: number, text: string) => boolean;
}

/** States a call: `endpoint('PUT /api/users/set/admin', { body, reply, changes: ['users'] })`. */
export const endpoint = <const R extends EndpointRoute, Q = never, B = never, A = unknown>(
  route: R,
  shape: EndpointShape<Q, B, A> & Effect,
): Endpoint<R, Q, B, A> => ({ route, ...shape });

/** Gives a type where the schema itself would be too heavy to load (the pages before sign-in). */
export const typeOnlySchema = <T>() => undefined as unknown as Schema<T>;

export const httpMethod = (e: AnyEndpoint) => e.route.slice(0, e.route.indexOf(' '));
export const pathTemplate = (e: AnyEndpoint) => e.route.slice(e.route.indexOf(' ') + 1);

type Params = Record<string, string | number | boolean | null | undefined>;

/** The URL of a request. Fills in the path parameters and leaves empty query parameters out. */
export function requestUrl(route: string, pathParams: Params = {}, query: Params = {}): string {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathParams[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
