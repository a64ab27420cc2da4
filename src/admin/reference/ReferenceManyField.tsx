import {
  ReferenceManyFieldBase,
  useFieldValue,
  useTranslate,
  type RaRecord,
  type ReferenceManyFieldProps as RaReferenceManyFieldProps,
} from 'react-admin';

export type ReferenceManyFieldProps<T extends RaRecord = RaRecord, R extends RaRecord = RaRecord> = Pick<
  RaReferenceManyFieldProps<T, R>,
  | 'children'
  | 'debounce'
  | 'empty'
  | 'error'
  | 'filter'
  | 'label'
  | 'loading'
  | 'page'
  | 'pagination'
  | 'perPage'
  | 'queryOptions'
  | 'record'
  | 'reference'
  | 'render'
  | 'sort'
  | 'source'
  | 'storeKey'
  | 'target'
>;

/** react-admin's `ReferenceManyField`. Its page, order and filters are not in the URL. */
export function ReferenceManyField<T extends RaRecord = RaRecord, R extends RaRecord = RaRecord>({
  children,
  empty,
  label: _,
  pagination,
  queryOptions: queryOptionsProp,
  render,
  ...props
}: ReferenceManyFieldProps<T, R>) {
  const translate = useTranslate();
  const queryOptions = useTargetOptions(props, queryOptionsProp);
  return (
    <ReferenceManyFieldBase<T, R>
      {...props}
      {...(queryOptions && { queryOptions })}
      empty={typeof empty === 'string' ? translate(empty, { _: empty }) : empty}
      render={list => (
        <>
          {render ? render(list) : children}
          {pagination}
        </>
      )}
    />
  );
}

/**
 * The placeholder of a loading page has an empty ID, to which no record refers, so nothing is requested for
 * it.
 */
function useTargetOptions<Options extends object>(
  { source = 'id', record }: { source?: string | undefined; record?: RaRecord | undefined },
  options: Options | undefined,
) {
  const value: unknown = useFieldValue({ source, ...(record && { record }) });
  return value === '' ? { ...options, enabled: false } : options;
}
