import { createContext, useContext, type ReactNode } from 'react';
import { removeEmpty, useListFilterContext, useTranslateLabel, type FilterPayload } from 'react-admin';

/** Provided by the popover to its filter inputs. */
interface FilterInputsContextValue {
  /** The source of the input that gets the focus. */
  focusedSource: string | undefined;
  /** Resolves to false if the user stays because of unsaved input. */
  setFilters(filters: FilterPayload): Promise<boolean>;
}

export const FilterInputsContext = createContext<FilterInputsContextValue | undefined>(undefined);

/** Connects a standalone filter input to the list. A missing value is ''. */
export function useFilterInput({ source, label }: { source: string; label?: ReactNode | undefined }) {
  const translateLabel = useTranslateLabel();
  const { filterValues = {}, setFilters } = useListFilterContext();
  const popover = useContext(FilterInputsContext);
  const values = filterValues as FilterPayload;
  const value = String(values[source] ?? '');
  const setAll =
    popover?.setFilters ??
    (async (filters: FilterPayload) => (await (setFilters(filters) as unknown)) !== false);
  return {
    label: String(translateLabel({ source, ...(typeof label === 'string' && { label }) })),
    value,
    autoFocus: popover?.focusedSource === source,
    /** Resolves to false if the user stays because of unsaved input. */
    set: async (next: string | number) =>
      value === String(next) || setAll(removeEmpty({ ...values, [source]: next }) as FilterPayload),
  };
}
