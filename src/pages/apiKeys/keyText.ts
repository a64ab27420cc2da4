import type { ApiKey } from '../../platform/apiKeys.ts';

/** A platform may keep the key itself to itself: then it is told by its id. */
export const keyOf = ({ _id, key }: ApiKey) => String(key || _id);
