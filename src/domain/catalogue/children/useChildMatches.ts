import { useEndpointChoices, type ChoiceSource, type ComboboxChoice } from '../../../admin/select/choices.ts';
import { tools } from '../../../platform/tools.ts';
import type { CatalogueKind } from '../kinds.ts';
import { catalogueSources } from '../sources.ts';

/** A search result. `holds` is the number of records it contains, if the result says it. */
export interface ChildChoice extends ComboboxChoice {
  holds?: number;
}

const { toolgroups, tools: allTools } = catalogueSources;

/** Toolgroups are found by their list, tools by their search. */
const sources: Record<Exclude<CatalogueKind, 'purposes'>, ChoiceSource> = {
  toolgroups: {
    ...toolgroups,
    toChoice(row): ChildChoice {
      const held = (row as { tools?: unknown[] }).tools;
      return { ...toolgroups.toChoice(row), ...(Array.isArray(held) && { holds: held.length }) };
    },
  },
  tools: { ...allTools, endpoint: tools.search, getArgs: text => ({ query: { name: text } }) },
};

export function useChildMatches(kind: keyof typeof sources, typed: string, entered: boolean) {
  const { choices, ...state } = useEndpointChoices(sources[kind], typed, entered);
  return { found: choices as ChildChoice[], ...state };
}
