import * as z from 'zod/mini';
import { NamedConfig } from './configs.ts';
import { endpoint } from './endpoint.ts';
import { isNoneYet } from './noneYet.ts';
import { verbatim, withAny } from './verbatim.ts';

/** The documents that those of an application may start from (docs/behaviour.md 2 §3), in the same shapes as an application's own. */
export const DefaultConfigs = z.looseObject({
  appDefaultConfig: z.optional(z.unknown()),
  defaultResultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  defaultEditorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type DefaultConfigs = z.infer<typeof DefaultConfigs>;

const kept = { verbatim: true, fits: withAny(...Object.keys(DefaultConfigs.shape)) } as const;

/** Answered, sent and refused as the configs of an application are (docs/behaviour.md 2 §7). Null: there are none yet. */
export const defaultConfigs = {
  read: endpoint('GET /api/default-configs/', {
    ...kept,
    reply: z.nullable(verbatim(DefaultConfigs)),
    isNone: isNoneYet,
    shows: ['default-configs'],
  }),
  create: endpoint('POST /api/default-configs/', {
    ...kept,
    body: z.string(),
    reply: verbatim(DefaultConfigs),
    changes: ['default-configs'],
  }),
  update: endpoint('PUT /api/default-configs/', {
    ...kept,
    body: z.string(),
    reply: verbatim(DefaultConfigs),
    changes: ['default-configs'],
  }),
};
