import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isObject } from './shape.ts';

/** A service may answer that it wants a sign-in, or is broken, instead of what was asked (ArcGIS REST). */
const Answer = {
  error: z.optional(z.looseObject({ code: z.optional(z.number()), message: z.optional(z.string()) })),
};
const ServiceLayer = z.looseObject({
  id: z.optional(z.number()),
  name: z.optional(z.string()),
  geometryType: z.optional(z.nullable(z.string())),
});
const Field = z.looseObject({
  name: z.optional(z.string()),
  alias: z.optional(z.string()),
  type: z.optional(z.string()),
});
/** An answer with what was asked, or with why there is none. */
const fits =
  (...names: string[]) =>
  (answer: unknown) =>
    isObject(answer) && ['error', ...names].some(name => name in answer);
const byUrl = z.object({ url: z.string() });

/** Whether a service answered that it wants a sign-in, or a better one. */
export const wantsSignIn = ({ code }: { code?: number | undefined }) =>
  code !== undefined && [401, 403, 498, 499].includes(code);

/** What the map services of the platform have, asked through it (docs/contract.md, "Map services"). Nothing of it is stored. */
export const mapServices = {
  list: endpoint('GET /api/applications/list-services', {
    reply: z.looseObject({
      ...Answer,
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
    fits: fits('services'),
    shows: [],
  }),
  /** `isSecured` asks with the platform's own sign-in. */
  layers: endpoint('GET /api/applications/service-layers', {
    query: z.object({ url: z.string(), isSecured: z.optional(z.string()) }),
    reply: z.looseObject({ ...Answer, layers: z.optional(z.array(ServiceLayer)) }),
    fits: fits('layers'),
    shows: [],
  }),
  fields: endpoint('GET /api/applications/layer-fields', {
    query: byUrl,
    reply: z.looseObject({ ...Answer, fields: z.optional(z.array(Field)) }),
    fits: fits('fields'),
    shows: [],
  }),
  layer: endpoint('GET /api/applications/dynamic-layer-details', {
    query: byUrl,
    reply: z.looseObject({
      ...Answer,
      ...ServiceLayer.shape,
      description: z.optional(z.nullable(z.string())),
      capabilities: z.optional(z.nullable(z.string())),
    }),
    fits: fits('id', 'name'),
    shows: [],
  }),
};
