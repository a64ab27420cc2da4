import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A service may answer that it wants a sign-in, or is broken, instead of what was asked (ArcGIS REST). */
const Answer = { error: z.optional(z.looseObject({ code: z.optional(z.number()), message: z.optional(z.string()) })) };
const ServiceLayer = z.looseObject({ id: z.optional(z.number()), name: z.optional(z.string()), geometryType: z.optional(z.nullable(z.string())) });
const Field = z.looseObject({ name: z.optional(z.string()), alias: z.optional(z.string()), type: z.optional(z.string()) });
const byUrl = z.object({ url: z.string() });

/** What the map services of the platform have, asked through it (contract.md: ArcGIS REST JSON). Nothing of it is stored. */
export const mapServices = {
  list: endpoint('GET /api/applications/list-services', {
    reply: z.looseObject({ ...Answer, services: z.optional(z.array(z.looseObject({ name: z.optional(z.string()), type: z.optional(z.string()), url: z.optional(z.string()) }))) }),
    shows: [],
  }),
  /** `isSecured` asks with the platform's own sign-in. */
  layers: endpoint('GET /api/applications/service-layers', {
    query: z.object({ url: z.string(), isSecured: z.optional(z.string()) }),
    reply: z.looseObject({ ...Answer, layers: z.optional(z.array(ServiceLayer)) }),
    shows: [],
  }),
  fields: endpoint('GET /api/applications/layer-fields', { query: byUrl, reply: z.looseObject({ ...Answer, fields: z.optional(z.array(Field)) }), shows: [] }),
  layer: endpoint('GET /api/applications/dynamic-layer-details', { query: byUrl, reply: z.looseObject({ ...Answer, ...ServiceLayer.shape }), shows: [] }),
};
