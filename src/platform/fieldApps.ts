import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';

export const SERVICE_TYPES = ['Static', 'Edit'] as const;

const scale = z.optional(z.nullable(z.number()));
const FieldLayer = z.looseObject({
  faservicelayerName: z.optional(z.string()),
  /** As ArcGIS has them: the minimum is the larger number, 0 is no limit (decision 27). */
  faServiceLayerMinScale: scale,
  faServiceLayerMaxScale: scale,
  faServiceLayerConfig: z.optional(z.unknown()),
});
const FieldService = z.looseObject({
  faServiceTypeID: z.optional(z.string()),
  faServiceURL: z.optional(z.string()),
  faServiceProxyURL: z.optional(z.string()),
  faservicelayers: z.optional(z.array(FieldLayer)),
});
const TilePackage = z.looseObject({ faTPKName: z.optional(z.string()), faTPKPath: z.optional(z.string()), faTPKSize: z.optional(z.union([z.number(), z.string()])), CreatedOn: z.optional(z.union([z.number(), z.string()])) });

/** What crews have of an application in the field (spec 2 §3). */
export const FieldApp = z.looseObject({
  _id: z.string(),
  fieldAppName: z.optional(z.string()),
  readUsers: z.optional(z.array(Ref)),
  writeUsers: z.optional(z.array(Ref)),
  faServices: z.optional(z.array(FieldService)),
  faTPKS: z.optional(z.array(TilePackage)),
  __v: z.optional(z.number()),
});
export type FieldApp = z.infer<typeof FieldApp>;

/** A field app before it is stored. */
export const NewFieldApp = z.extend(FieldApp, { _id: z.optional(z.string()) });
export type NewFieldApp = z.infer<typeof NewFieldApp>;

/** There is no call to delete one. */
export const fieldApps = {
  ofApplication: endpoint('GET /api/field/{appId}', { reply: listOf(FieldApp), shows: ['applications', 'users', 'field'] }),
  create: endpoint('POST /api/field/{appId}', { body: NewFieldApp, reply: FieldApp, changes: ['field'] }),
  update: endpoint('PUT /api/field/{id}', { body: FieldApp, reply: FieldApp, changes: ['field'] }),
};
