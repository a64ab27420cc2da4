import * as z from 'zod/mini';
import { NamedConfig } from './configs.ts';
import { endpoint } from './endpoint.ts';
import { isDocumentMissing } from './isDocumentMissing.ts';
import { hasAnyPart, verbatimReply } from './verbatim.ts';

/** The default documents (docs/behaviour.md 2 §3). They have the shapes of an application's documents. */
export const DefaultConfigs = z.looseObject({
  appDefaultConfig: z.optional(z.unknown()),
  defaultResultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  defaultEditorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type DefaultConfigs = z.infer<typeof DefaultConfigs>;

const documentShape = {
  verbatim: true,
  isValidReply: hasAnyPart(...Object.keys(DefaultConfigs.shape)),
} as const;

/**
 * The calls behave like those of an application's configs (docs/behaviour.md 2 §7). Null means that there are
 * no defaults yet.
 */
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
