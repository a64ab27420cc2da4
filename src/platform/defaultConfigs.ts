import * as z from 'zod/mini';
import { NamedConfig } from './configs.ts';
import { endpoint } from './endpoint.ts';
import { isNoneYet } from './noneYet.ts';
import { hasAnyOf, verbatim } from './verbatim.ts';

/** The documents that those of an application may start from (spec 2 §3), in the same shapes as an application's own. */
export const DefaultConfigs = z.looseObject({
  appDefaultConfig: z.optional(z.unknown()),
  defaultResultsLayerConfigs: z.optional(z.nullable(z.array(NamedConfig))),
  defaultEditorConfigs: z.optional(z.nullable(z.array(NamedConfig))),
});
export type DefaultConfigs = z.infer<typeof DefaultConfigs>;

/** Answered, sent and refused as the configs of an application are (spec 2 §7). Null: there are none yet. */
export const defaultConfigs = {
  read: endpoint('GET /api/default-configs/', { reply: z.nullable(verbatim(DefaultConfigs)), verbatim: true, fits: hasAnyOf(DefaultConfigs), isNone: isNoneYet, shows: ['default-configs'] }),
  create: endpoint('POST /api/default-configs/', { body: z.string(), reply: verbatim(DefaultConfigs), verbatim: true, fits: hasAnyOf(DefaultConfigs), changes: ['default-configs'] }),
  update: endpoint('PUT /api/default-configs/', { body: z.string(), reply: verbatim(DefaultConfigs), verbatim: true, fits: hasAnyOf(DefaultConfigs), changes: ['default-configs'] }),
};
