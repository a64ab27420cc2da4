import type { Source } from '../../forms/select/choices.ts';
import { purposes } from '../../platform/purposes.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { tools } from '../../platform/tools.ts';
import { paths } from '../../ui/paths.ts';
import type { Kind } from './contents.ts';
import { nameFields } from './useCatalogue.ts';

/** The page of each. */
export const contentPaths: Record<Kind, (id: string) => string> = { purposes: paths.purpose, toolgroups: paths.toolgroup, tools: paths.tool };

const lists = { purposes: purposes.list, toolgroups: toolgroups.list, tools: tools.list };

const sourceOf = (kind: Kind): Source => ({
  endpoint: lists[kind],
  ask: text => ({ query: { page: 1, pageSize: 100, sortBy: nameFields[kind], sortDirection: 'asc', query: text } }),
  choice(row: Record<string, unknown> & { _id: string }) {
    const [name, help] = [row[nameFields[kind]], row.helpInfo];
    return { id: row._id, label: typeof name === 'string' && name ? name : row._id, ...(typeof help === 'string' && help && { note: help }) };
  },
});

/** What can be added to a plan; searched from the first character on, and offered as soon as the field is entered (spec 1 §5). */
export const contentSources: Record<Kind, Source> = { purposes: sourceOf('purposes'), toolgroups: sourceOf('toolgroups'), tools: sourceOf('tools') };
