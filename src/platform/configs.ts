import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { hasAnyPart, verbatimReply } from './verbatim.ts';

/** A named document. `config` can be any JSON of several megabytes, so no code here traverses it. */
export const NamedConfig = z.looseObject({ name: z.optional(z.string()), config: z.optional(z.unknown()) });
export type NamedConfig = z.infer<typeof NamedConfig>;

/**
 * The documents of an application (docs/behaviour.md 2 §3; docs/contract.md, "Nested shapes"): `appConfig`
 * with its `map.operationalLayers`, a config for each results layer, and a config for each editable layer.
 */
export const Configs = z.looseObject({
  appConfig: z.optional(z.unknown()),
  resultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  editorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type Configs = z.infer<typeof Configs>;

const documentShape = { verbatim: true, isValidReply: hasAnyPart(...Object.keys(Configs.shape)) } as const;

/**
 * The documents are sent and returned together as text (docs/behaviour.md 2 §7). Null means that the
 * application has none yet. `create` returns 409 if they exist, `update` 404 if they do not.
 */
export const configs = {
  ofApplication: endpoint('GET /api/configs/application/{appId}', {
    ...documentShape,
    reply: z.nullable(verbatimReply(Configs)),
    isMissing: isDocumentMissing,
    shows: ['configs', 'applications'],
  }),
  create: endpoint('POST /api/configs/application/{appId}', {
    ...documentShape,
    body: z.string(),
    reply: verbatimReply(Configs),
    changes: ['configs'],
  }),
  update: endpoint('PUT /api/configs/application/{appId}', {
    ...documentShape,
    body: z.string(),
    reply: verbatimReply(Configs),
    changes: ['configs'],
  }),
};
