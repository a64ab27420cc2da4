import { defineUserItem } from '../../storage/userItems.ts';

/** The keys that work on every page. Each can be disabled on this device. */
export const GLOBAL_KEYS = ['k', '?'] as const;

/** The disabled keys, as one text. */
export const disabledKeys = defineUserItem<string>({
  kind: 'keysOff',
  version: 1,
  read: value => (typeof value === 'string' ? value : undefined),
});
