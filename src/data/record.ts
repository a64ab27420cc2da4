import type { RaRecord } from 'react-admin';

type PlatformRow = Record<string, unknown> & { _id: string };

/** Adds `id`, which react-admin needs, from the platform's `_id`. */
export const toRecord = (row: unknown): RaRecord => ({
  ...(row as PlatformRow),
  id: (row as PlatformRow)._id,
});

/** Removes `id` before a record is sent. */
export const withoutId = ({ id: _, ...row }: Record<string, unknown>) => row;
