import { useMemo } from 'react';
import { useSavedQueries } from 'react-admin';
import { readQueries } from '../../../admin/savedQueries/savedQueries.ts';
import { listState, type ListState } from '../../../platform/lists.ts';
import { resourceLists, type FilterValues } from '../../../platform/resources.ts';
import { useText, type TextKey } from '../../../ui/useText.ts';

export interface UserChoice {
  id: string;
  label: string;
  state: ListState;
}

const stateOf = (search: URLSearchParams) => listState('users', search);
const filters: Readonly<Record<string, FilterValues>> = resourceLists.users.filters;

/** Returns the filters of the list of users that have choices, and the saved views of the list. */
export function useUserChoices(): { filters: UserChoice[]; views: UserChoice[] } {
  const t = useText();
  const [stored] = useSavedQueries('users');
  return useMemo(
    () => ({
      filters: Object.entries(filters).flatMap(([name, values]) =>
        typeof values === 'string'
          ? []
          : values.map(value => ({
              id: `${name}=${value}`,
              label: `${t(`resources.users.filter.${name}` as TextKey)}: ${t(`resources.users.option.${value}` as TextKey)}`,
              state: stateOf(new URLSearchParams({ [name]: value })),
            })),
      ),
      views: readQueries(stored, { parse: stateOf }).map(({ label, value }) => ({
        id: `view ${label}`,
        label,
        state: stateOf(new URLSearchParams(value.filter as Record<string, string>)),
      })),
    }),
    [t, stored],
  );
}
