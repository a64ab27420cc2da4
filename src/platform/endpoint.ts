import type { ZodMiniType } from 'zod/mini';
import type { EntityName } from './resources.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointRoute = `${Method} /${string}`;

/** The parameters in a route: `'GET /api/sessions/{userId}'` has `userId`. */
export type PathParams<R extends string> = R extends `${string}{${infer Key}}${infer Rest}`
  ? { [K in Key]: string } & PathParams<Rest>
  : unknown;

export type Schema<T> = ZodMiniType<T>;

/** One documented call of the platform. */
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
  /** An additional check of the reply, or the only one where a schema would be too heavy to load. */
  readonly isValidReply?: ((answer: unknown) => boolean) | undefined;
  /** Sent without a token: sign-in, registration, reset link and verification. */
  readonly isPublic?: true | undefined;
  /** The reply is plain text rather than JSON. */
  readonly text?: true | undefined;
  /** The reply is HTML or other text, plain or as JSON. It is untrusted, so its viewer must isolate it. */
  readonly page?: true | undefined;
  /**
   * The reply includes its text (`verbatim`), and a body is sent as text, so that the order of names and the
   * notation of numbers stay.
   */
  readonly verbatim?: true | undefined;
  /** Returns whether the reply of a read states that there is no document. The result is then null. */
  readonly isMissing?: ((status: number, text: string) => boolean) | undefined;
  /** The entities that the reply of a read shows. The parameters in its path are IDs of the last one. */
  readonly shows?: readonly EntityName[] | undefined;
  /** The entities that must be read again after a write. */
  readonly changes?: readonly EntityName[] | undefined;
}

export type AnyEndpoint = Endpoint<EndpointRoute, unknown, unknown, unknown>;

export type QueryOf<E> = E extends Endpoint<EndpointRoute, infer Q, unknown, unknown> ? Q : never;
export type BodyOf<E> = E extends Endpoint<EndpointRoute, unknown, infer B, unknown> ? B : never;
export type ReplyOf<E> = E extends Endpoint<EndpointRoute, unknown, unknown, infer A> ? A : never;
export type PathParamsOf<E> = E extends Endpoint<infer R, unknown, unknown, unknown> ? PathParams<R> : never;

/** The required arguments of a call: its path parameters and its body, if it has them. */
export type EndpointArgs<E> = AnyEndpoint extends E ? AnyEndpointArgs : TypedEndpointArgs<E>;

/** The arguments of a call that is known only at run time. */
export interface AnyEndpointArgs {
  path?: Record<string, string>;
  query?: object | undefined;
  body?: unknown;
  /** The previous version of a record that the call replaces. It is not sent. */
  before?: object | undefined;
}

type TypedEndpointArgs<E> = (unknown extends PathParamsOf<E>
  ? { path?: undefined }
  : { path: PathParamsOf<E> }) &
  ([QueryOf<E>] extends [never] ? { query?: undefined } : { query?: QueryOf<E> | undefined }) &
  ([BodyOf<E>] extends [never] ? { body?: undefined } : { body: BodyOf<E> }) &
  Pick<AnyEndpointArgs, 'before'>;

/** Every call states whether it reads or writes. */
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

/** Defines a call: `endpoint('PUT /api/users/set/admin', { body, reply, changes: ['users'] })`. */
export const endpoint = <const R extends EndpointRoute, Q = never, B = never, A = unknown>(
  route: R,
  shape: EndpointShape<Q, B, A> & Effect,
): Endpoint<R, Q, B, A> => ({ route, ...shape });

/** Declares a type where its schema would be too heavy to load (the pages before sign-in). */
export const typeOnlySchema = <T>() => undefined as unknown as Schema<T>;

export const httpMethod = (e: AnyEndpoint) => e.route.split(' ')[0]!;
export const pathTemplate = (e: AnyEndpoint) => e.route.split(' ')[1]!;

type Params = Record<string, string | number | boolean | null | undefined>;

/** Returns the URL of a request. It fills in the path parameters and leaves out empty query parameters. */
export function requestUrl(route: string, pathParams: Params = {}, query: Params = {}): string {
  const path = route
    .split(' ')[1]!
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathParams[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if ((value ?? '') !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
