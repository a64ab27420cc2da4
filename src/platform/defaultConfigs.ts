import * as z from 'zod/mini';
import { NamedConfig } from './configs.ts';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { hasAnyOf, verbatimReply } from './verbatim.ts';

/** The documents that those of an application may start from (docs/behaviour.md 2 §3), in the same shapes as an application's own. */
export const DefaultConfigs = z.looseObject({
  appDefaultConfig: z.optional(z.unknown()),
  defaultResultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  defaultEditorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type DefaultConfigs = z.infer<typeof DefaultConfigs>;

const documentShape = {
  verbatim: true,
  isValidReply: hasAnyOf(...Object.keys(DefaultConfigs.shape)),
} as const;

/** Answered, sent and refused as the configs of an application are (docs/behaviour.md 2 §7). Null: there are none yet. */
export const defaultConfigs = {
  read: endpoint('GET /api/default-configs/', {
    ...documentShape,
    reply: z.nullable(verbatimReply(DefaultConfigs)),
    isMissing: isDocumentMissing,
    shows: ['default-configs'],
  }),
  create: endpoint('POST /api/default-configs/', {
    ...documentShape,
    body: z.string(),
    reply: verbatimReply(DefaultConfigs),
    changes: ['default-configs'],
  }),
  update: endpoint('PUT /api/default-configs/', {
    ...documentShape,
    body: z.string(),
    reply: verbatimReply(DefaultConfigs),
    changes: ['default-configs'],
  }),
};
