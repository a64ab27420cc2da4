import * as z from 'zod/mini';

/** A reference as an id or as the populated object. Both must be read (docs/contract.md). */
export const Ref = z.union([z.string(), z.looseObject({ _id: z.string() })]);
export type Ref = z.infer<typeof Ref>;

/** Whether a text has the format of a record's ID: 24 hexadecimal digits, or a UUID. */
export const isRecordId = (text: string) =>
  /^(?:[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
