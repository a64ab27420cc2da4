import { useEndpointList } from '../../data/useEndpointList.ts';
import { allRecordsArgs, NAMES_STALE_TIME, useNames } from '../people/useNames.ts';
import { getRecordName, kinds } from './kinds.ts';

/** Lists that give names to IDs are reused until one of their records changes. */
export const namesQueryOptions = { staleTime: NAMES_STALE_TIME };

export const useAllPurposes = (enabled = true) =>
  useEndpointList(kinds.purposes.calls.list, allRecordsArgs, { ...namesQueryOptions, enabled });
export const useAllToolgroups = (enabled = true) =>
  useEndpointList(kinds.toolgroups.calls.list, allRecordsArgs, { ...namesQueryOptions, enabled });
export const useAllTools = (enabled = true) =>
  useEndpointList(kinds.tools.calls.list, allRecordsArgs, { ...namesQueryOptions, enabled });

const toolName = (tool: unknown) => getRecordName('tools', tool as Record<string, unknown>) ?? '';
/** Returns a function that names tools. The list is requested only if some reference is a bare id. */
export const useToolNames = (refs: unknown[]) =>
  useNames(refs, { list: kinds.tools.calls.list, listArgs: allRecordsArgs, getName: toolName });
