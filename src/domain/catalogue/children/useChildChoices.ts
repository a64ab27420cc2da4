import { useEndpointChoices, type ChoiceSource, type ComboboxChoice } from '../../../admin/select/choices.ts';
import { tools } from '../../../platform/tools.ts';
import { catalogueSources } from '../catalogueSources.ts';
import type { CatalogueKind } from '../kinds.ts';

/** A search result. `toolCount` is missing if the result does not contain it. */
export interface ChildChoice extends ComboboxChoice {
  toolCount?: number;
}

const { toolgroups, tools: allTools } = catalogueSources;

/** Toolgroups are found by their list, tools by their search. */
const sources: Record<Exclude<CatalogueKind, 'purposes'>, ChoiceSource> = {
  toolgroups: {
    ...toolgroups,
    toChoice(row): ChildChoice {
      const held = (row as { tools?: unknown[] }).tools;
      return { ...toolgroups.toChoice(row), ...(Array.isArray(held) && { toolCount: held.length }) };
    },
  },
  tools: { ...allTools, endpoint: tools.search, getArgs: text => ({ query: { name: text } }) },
};

export function useChildChoices(kind: keyof typeof sources, searchText: string, hadFocus: boolean) {
  const { choices, ...state } = useEndpointChoices(sources[kind], searchText, hadFocus);
  return { choices: choices as ChildChoice[], ...state };
}
