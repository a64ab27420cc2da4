import { createContext, useContext, type ReactNode } from 'react';
import { removeEmpty, useListFilterContext, useTranslateLabel, type FilterPayload } from 'react-admin';

/** Set by the popover that contains filter inputs. */
interface FilterInputsState {
  /** The source of the input that takes the focus. */
  focused: string | undefined;
  /** Resolves to false if the user stays because of unsaved input. */
  setFilters(filters: FilterPayload): Promise<boolean>;
}

export const FilterInputsContext = createContext<FilterInputsState | undefined>(undefined);

/** Connects a standalone filter input to the list. The value is a text, '' without a value. */
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
    autoFocus: popover?.focused === source,
    /** Resolves to false if the user stays because of unsaved input. */
    set: async (next: string | number) =>
      value === String(next) || setAll(removeEmpty({ ...values, [source]: next }) as FilterPayload),
  };
}
