import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

export const GEOMETRY_TYPES = ['Point', 'Polyline', 'Polygon'] as const;

/**
 * A layer of an application's map (docs/behaviour.md 2 §3). `id` is its number or name in the map; `_id`
 * identifies the record.
 */
export const Layer = z.looseObject({
  _id: z.string(),
  id: z.optional(z.union([z.string(), z.number()])),
  name: z.optional(z.string()),
  geometryType: z.optional(z.string()),
  description: z.optional(z.string()),
  url: z.optional(z.string()),
  editable: z.optional(z.boolean()),
  applicationId: z.optional(z.nullable(Ref)),
  __v: z.optional(z.number()),
});
export type Layer = z.infer<typeof Layer>;

/** A layer that is not stored yet. */
export const NewLayer = z.extend(Layer, { _id: z.optional(z.string()) });
export type NewLayer = z.infer<typeof NewLayer>;

export const LayerFields = {
  id: Layer.shape.id,
  name: requiredText('ui.rule.name'),
  geometryType: requiredText('resources.layers.rule.geometryType'),
  description: Layer.shape.description,
  url: z.optional(
    z.string().check(z.refine(text => text.trim() === '' || isHttpUrl(text), 'resources.layers.rule.url')),
  ),
  editable: Layer.shape.editable,
};

export const layers = {
  ofApplication: endpoint('GET /api/layers/application/{appId}', {
    reply: listOf(Layer),
    shows: ['layers', 'applications'],
  }),
  create: endpoint('POST /api/layers/{appId}', { body: NewLayer, reply: Layer, changes: ['layers'] }),
  update: endpoint('PUT /api/layers/{id}', { body: Layer, reply: Layer, changes: ['layers'] }),
  remove: endpoint('DELETE /api/layers/{id}', { changes: ['layers'] }),
};
