import { defineUserItem } from '../../storage/userItems.ts';

/** The keys that work from anywhere, each of which a person may switch off on this device. */
export const KEYS = ['k', '?'] as const;

/** The keys that are off, as one text. */
export const keysOff = defineUserItem<string>({
  kind: 'keysOff',
  version: 1,
  read: kept => (typeof kept === 'string' ? kept : undefined),
});
