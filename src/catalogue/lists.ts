import { NAMES_KEEP } from '../access/useNames.ts';
import { useAskList } from '../calls/useAskList.ts';
import { kinds } from './kinds.ts';

/** Asks for all of a list. */
export const whole = { query: { page: 1, pageSize: 0 } };
/** What was read to name things is not read again unless something in it changed. */
export const kept = { staleTime: NAMES_KEEP };

export const useAllPurposes = (enabled = true) => useAskList(kinds.purposes.calls.list, whole, { ...kept, enabled });
export const useAllToolgroups = (enabled = true) => useAskList(kinds.toolgroups.calls.list, whole, { ...kept, enabled });
export const useAllTools = (enabled = true) => useAskList(kinds.tools.calls.list, whole, { ...kept, enabled });
