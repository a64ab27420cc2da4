import {
  ReferenceManyCountBase,
  useGetResourceLabel,
  useRecordContext,
  type RaRecord,
  type ReferenceManyCountProps as RaReferenceManyCountProps,
} from 'react-admin';
import { useDocumentedPath } from '../app/AdminContext.ts';
import { RecordLink } from './RecordLink.tsx';

export type ReferenceManyCountProps<T extends RaRecord = RaRecord> = Pick<
  RaReferenceManyCountProps<T>,
  'className' | 'filter' | 'label' | 'link' | 'record' | 'reference' | 'sort' | 'source' | 'target'
>;

/** react-admin's `ReferenceManyCount`: the number of records that refer to this one. */
export function ReferenceManyCount<T extends RaRecord = RaRecord>({
  className,
  label: _,
  link = false,
  ...props
}: ReferenceManyCountProps<T>) {
  const record = useRecordContext<T>(props);
  const createPath = useDocumentedPath();
  const getResourceLabel = useGetResourceLabel();
  const { filter, reference, source = 'id', target } = props;
  const count = (
    <ReferenceManyCountBase
      {...props}
      loading={<span className="skeleton" style={{ width: 24 }} aria-busy />}
      error={
        <span role="img" aria-label={getResourceLabel(reference, 2)}>
          –
        </span>
      }
    />
  );
  if (!link || !record) return className === undefined ? count : <span className={className}>{count}</span>;
  const search = new URLSearchParams({
    filter: JSON.stringify({ ...(filter as object | undefined), [target]: record[source] as unknown }),
  });
  return (
    <RecordLink to={`${createPath({ resource: reference, type: 'list' })}?${search}`} className={className}>
      {count}
    </RecordLink>
  );
}
