import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';
import { numberIn } from './unchecked.ts';

export const SERVICE_TYPES = ['Static', 'Edit'] as const;

const scale = z.optional(z.nullable(z.number()));
const FieldLayer = z.looseObject({
  faservicelayerName: z.optional(z.string()),
  /**
   * The scales follow ArcGIS: the minimum is the larger number, and 0 means no limit
   * (docs/decisions/scales.md).
   */
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
const TilePackage = z.looseObject({
  faTPKName: z.optional(z.string()),
  faTPKPath: z.optional(z.string()),
  faTPKSize: z.optional(z.union([z.number(), z.string()])),
  CreatedOn: z.optional(z.union([z.number(), z.string()])),
});

/** A field app of an application, for crews in the field (docs/behaviour.md 2 §3). */
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

/** A field app that is not stored yet. */
export const FieldAppInput = z.extend(FieldApp, { _id: z.optional(z.string()) });
export type FieldAppInput = z.infer<typeof FieldAppInput>;

const address = z.optional(
  z.string().check(z.refine(text => text === '' || isHttpUrl(text), 'fieldApps.rule.address')),
);
/** A scale that the platform stores as text stays text until it is changed. */
const scaleField = z.optional(
  z.any().check(z.refine(value => typeof value !== 'number' || value >= 0, 'fieldApps.rule.scale')),
);
const member = z.looseObject({ _id: z.string(), name: z.optional(z.string()) });

/** Returns whether the scales exclude each other (docs/decisions/scales.md). */
export function isNeverShown(min: unknown, max: unknown): boolean {
  const [out, near] = [numberIn(min), numberIn(max)];
  return !!out && !!near && out < near;
}

/**
 * The form fields of a field app (docs/behaviour.md 2 §3). Users have a name for display. Other fields are
 * sent back unchanged.
 */
export const FieldAppFields = {
  fieldAppName: requiredText('fieldApps.rule.name'),
  faServices: z.optional(
    z.array(
      z.looseObject({
        faServiceTypeID: z.string(),
        faServiceURL: address,
        faServiceProxyURL: address,
        faservicelayers: z.optional(
          z.array(
            z
              .looseObject({
                faservicelayerName: requiredText('fieldApps.rule.layerName'),
                faServiceLayerMinScale: scaleField,
                faServiceLayerMaxScale: scaleField,
              })
              .check(
                z.refine(layer => !isNeverShown(layer.faServiceLayerMinScale, layer.faServiceLayerMaxScale), {
                  path: ['faServiceLayerMinScale'],
                  error: 'fieldApps.rule.scales',
                }),
              ),
          ),
        ),
      }),
    ),
  ),
  /**
   * Sizes are in bytes and times in epoch seconds. A value that the platform stores as text stays text until
   * it is changed.
   */
  faTPKS: z.optional(
    z.array(
      z.looseObject({
        faTPKName: requiredText('fieldApps.rule.packageName'),
        faTPKPath: z.optional(z.string()),
        faTPKSize: z.optional(z.any()),
        CreatedOn: z.optional(z.any()),
      }),
    ),
  ),
  readUsers: z.optional(z.array(member)),
  writeUsers: z.optional(z.array(member)),
};

/** The platform has no call that deletes a field app. */
export const fieldApps = {
  ofApplication: endpoint('GET /api/field/{appId}', {
    reply: listOf(FieldApp),
    shows: ['field', 'users', 'applications'],
  }),
  create: endpoint('POST /api/field/{appId}', { body: FieldAppInput, reply: FieldApp, changes: ['field'] }),
  update: endpoint('PUT /api/field/{id}', { body: FieldApp, reply: FieldApp, changes: ['field'] }),
};
