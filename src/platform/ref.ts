import * as z from 'zod/mini';

/** An id, or the populated object: both must be read (docs/contract.md). */
export const Ref = z.union([z.string(), z.looseObject({ _id: z.string() })]);
export type Ref = z.infer<typeof Ref>;
