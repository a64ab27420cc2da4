import * as z from 'zod/mini';

/** A reference as an id or as the populated object. Both must be read (docs/contract.md). */
export const Ref = z.union([z.string(), z.looseObject({ _id: z.string() })]);
export type Ref = z.infer<typeof Ref>;
