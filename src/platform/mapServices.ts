import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isObject } from './shape.ts';

/** A service may reply that it needs a sign-in or is broken (ArcGIS REST). */
const serviceError = {
  error: z.optional(z.looseObject({ code: z.optional(z.number()), message: z.optional(z.string()) })),
};
const ServiceLayer = z.looseObject({
  id: z.optional(z.number()),
  name: z.optional(z.string()),
  geometryType: z.optional(z.nullable(z.string())),
});
const ServiceField = z.looseObject({
  name: z.optional(z.string()),
  alias: z.optional(z.string()),
  type: z.optional(z.string()),
});
/** Accepts replies with one of these fields or with an error. */
const hasAnyField =
  (...names: string[]) =>
  (answer: unknown) =>
    isObject(answer) && ['error', ...names].some(name => name in answer);
const byUrl = z.object({ url: z.string() });

/** Returns whether a service requires a sign-in or other credentials. */
export const requiresSignIn = ({ code }: { code?: number | undefined }) =>
  code !== undefined && [401, 403, 498, 499].includes(code);

/**
 * Reads the map services through the platform (docs/contract.md, "Map services"). The platform stores none of
 * these replies.
 */
export const mapServices = {
  list: endpoint('GET /api/applications/list-services', {
    reply: z.looseObject({
      ...serviceError,
      services: z.optional(
        z.array(
          z.looseObject({
            name: z.optional(z.string()),
            type: z.optional(z.string()),
            url: z.optional(z.string()),
          }),
        ),
      ),
    }),
    isValidReply: hasAnyField('services'),
    shows: [],
  }),
  /** `isSecured` uses the platform's own sign-in. */
  layers: endpoint('GET /api/applications/service-layers', {
    query: z.object({ url: z.string(), isSecured: z.optional(z.string()) }),
    reply: z.looseObject({ ...serviceError, layers: z.optional(z.array(ServiceLayer)) }),
    isValidReply: hasAnyField('layers'),
    shows: [],
  }),
  fields: endpoint('GET /api/applications/layer-fields', {
    query: byUrl,
    reply: z.looseObject({ ...serviceError, fields: z.optional(z.array(ServiceField)) }),
    isValidReply: hasAnyField('fields'),
    shows: [],
  }),
  layer: endpoint('GET /api/applications/dynamic-layer-details', {
    query: byUrl,
    reply: z.looseObject({
      ...serviceError,
      ...ServiceLayer.shape,
      description: z.optional(z.nullable(z.string())),
      capabilities: z.optional(z.nullable(z.string())),
    }),
    isValidReply: hasAnyField('id', 'name'),
    shows: [],
  }),
};
