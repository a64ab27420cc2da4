import type { Context, Hono } from 'hono';
import {
  httpMethod,
  pathTemplate,
  type AnyEndpoint,
  type BodyOf,
  type PathParamsOf,
  type QueryOf,
  type ReplyOf,
  type Schema,
} from '../../src/platform/endpoint.ts';
import { schemaDef } from '../../src/platform/schema.ts';
import { findCaller, requireAccess, type Caller, type RequiredAccess } from './access.ts';
import type { Environment } from './environment.ts';
import { bodyText, readJson, validate } from './reading.ts';
import { withRefs } from './refs.ts';
import { HttpRefusal } from './refusal.ts';

/** The checked request that a handler receives. */
export interface CheckedRequest<E extends AnyEndpoint, A extends RequiredAccess = 'signedIn'> {
  path: PathParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: A extends 'public' ? undefined : Caller;
  c: Context;
}

/** For calls that share a route, and for calls whose contract has types but no schemas. */
export interface RequestSchemas<E extends AnyEndpoint> {
  query?: Schema<QueryOf<E>>;
  body?: Schema<unknown>;
  /** If this returns false, another call handles the same route. */
  when?: (c: Context, body: unknown) => boolean;
}

type Reply<E> = ReplyOf<E> extends infer R ? (unknown extends R ? object | undefined | void : R) : never;

const bearer = (c: Context) => /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

const pathNames = (c: Context) => {
  const names = c.req.param() as Record<string, string>;
  if (Object.values(names).some(value => value.includes('\0')))
    throw new HttpRefusal(400, 'The address contains a character that cannot be read');
  return names;
};

const queryOf = (c: Context) => {
  const query = c.req.query();
  if (Object.values(query).some(value => value.includes('\0')))
    throw new HttpRefusal(400, 'The address contains a character that cannot be read');
  return query;
};

/** A route that is documented with a trailing slash is served without it, too. */
const addressesOf = (endpoint: AnyEndpoint) => {
  const address = pathTemplate(endpoint).replace(/\{(\w+)\}/g, ':$1');
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address];
};

/** Registers handlers. The route, the checks and the type of the reply come from the endpoint. */
export const answerEndpoint =
  (app: Hono, env: Environment) =>
  <E extends AnyEndpoint, const A extends RequiredAccess>(
    endpoint: E,
    access: A,
    handle: (asked: CheckedRequest<E, A>) => Promise<Reply<E> | Response>,
    reading: RequestSchemas<E> = {},
  ) => {
    if ((access === 'public') !== (endpoint.isPublic === true))
      throw new Error(`${endpoint.route} disagrees about needing a token`);
    const querySchema = reading.query ?? endpoint.query;
    const bodySchema = reading.body ?? endpoint.body;
    const takesBody = bodySchema !== undefined || reading.when !== undefined;
    app.on(httpMethod(endpoint), addressesOf(endpoint), async (c, next) => {
      const raw = takesBody
        ? await readJson(c, endpoint.verbatim).catch((error: unknown) => error)
        : undefined;
      if (reading.when && !reading.when(c, raw)) return next();
      let caller: Caller | undefined;
      if (access !== 'public') {
        // A download is a page visit, so its token may be in the URL if the call allows it.
        const inAddress =
          querySchema && 'access_token' in (schemaDef(querySchema).shape ?? {})
            ? c.req.query('access_token')
            : undefined;
        caller = await findCaller(env, bearer(c) ?? inAddress);
        requireAccess(caller, access);
      }
      if (raw instanceof Error) throw raw;
      const reply = await handle({
        path: pathNames(c) as PathParamsOf<E>,
        query: validate(querySchema, queryOf(c)) as QueryOf<E>,
        body: validate(bodySchema, endpoint.verbatim ? (await bodyText(c)).trim() || '{}' : raw) as BodyOf<E>,
        caller: caller as CheckedRequest<E, A>['caller'],
        c,
      });
      if (reply instanceof Response) return reply;
      return reply === undefined ? c.body(null, 204) : c.json(await withRefs(env, reply as object));
    });
  };
export type AnswerRoute = ReturnType<typeof answerEndpoint>;
