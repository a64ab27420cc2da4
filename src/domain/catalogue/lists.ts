import { useEndpointList } from '../../data/useEndpointList.ts';
import { NAMES_KEEP, useNames } from '../people/useNames.ts';
import { kinds, nameIn } from './kinds.ts';

/** Asks for all of a list. */
export const allRecords = { query: { page: 1, pageSize: 0 } };
/** What was read to name things is not read again unless something in it changed. */
export const namesQueryOptions = { staleTime: NAMES_KEEP };

export const useAllPurposes = (enabled = true) =>
  useEndpointList(kinds.purposes.calls.list, allRecords, { ...namesQueryOptions, enabled });
export const useAllToolgroups = (enabled = true) =>
  useEndpointList(kinds.toolgroups.calls.list, allRecords, { ...namesQueryOptions, enabled });
export const useAllTools = (enabled = true) =>
  useEndpointList(kinds.tools.calls.list, allRecords, { ...namesQueryOptions, enabled });

const toolName = (tool: unknown) => nameIn('tools', tool as Record<string, unknown>) ?? '';
/** What tools are called: `nameOf(ref)`. Their list is asked only where at least one of the references came as its id. */
export const useToolNames = (refs: unknown[]) =>
  useNames(refs, { list: kinds.tools.calls.list, ask: allRecords, ownName: toolName });
