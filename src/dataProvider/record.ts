import type { RaRecord } from 'react-admin';

type Row = Record<string, unknown> & { _id: string };

// react-admin wants `id`, the platform has `_id`: added on the way in, taken off on the way out, nothing else touched.
export const inward = (row: unknown): RaRecord => ({ ...(row as Row), id: (row as Row)._id });
export const outward = ({ id: _, ...row }: Record<string, unknown>) => row;
