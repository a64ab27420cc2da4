import type { NamedRecord } from '../../../admin/index.ts';

/** A record of a line's own list. */
export interface AttentionRecord extends NamedRecord {
  path: string;
  note?: string;
}
