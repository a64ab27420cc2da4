import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { hasAnyOf, verbatimReply } from './verbatim.ts';

/** A document by its name. Of `config` nothing is known but that it is JSON; it may be megabytes, so nothing here walks through it. */
export const NamedConfig = z.looseObject({ name: z.optional(z.string()), config: z.optional(z.unknown()) });
export type NamedConfig = z.infer<typeof NamedConfig>;

/**
 * The documents of an application (docs/behaviour.md 2 §3; their usual shapes in docs/contract.md, "Nested shapes"): `appConfig` with its
 * `map.operationalLayers`, a config for each results layer, a config for each layer that is edited.
 */
export const Configs = z.looseObject({
  appConfig: z.optional(z.unknown()),
  resultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  editorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type Configs = z.infer<typeof Configs>;

const documentShape = { verbatim: true, isValidReply: hasAnyOf(...Object.keys(Configs.shape)) } as const;

/**
 * Answered and sent as text, all of them at once (docs/behaviour.md 2 §7). Null: the application has none yet, and `create` makes them;
 * with some there it answers 409, as `update` answers 404 where there are none.
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
