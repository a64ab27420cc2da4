import {
  ArrayFieldBase,
  ReferenceArrayFieldBase,
  useListContext,
  type ArrayFieldProps as RaArrayFieldProps,
  type RaRecord,
  type ReferenceArrayFieldProps as RaReferenceArrayFieldProps,
} from 'react-admin';
import { SingleFieldList } from '../list/SingleFieldList.tsx';

export type ArrayFieldProps = Pick<
  RaArrayFieldProps,
  'children' | 'filter' | 'label' | 'perPage' | 'record' | 'resource' | 'sort' | 'source'
>;

/** react-admin's `ArrayField`: provides the rows in a field of the record as a list. */
export const ArrayField = ({ label: _, ...props }: ArrayFieldProps) => <ArrayFieldBase {...props} />;

export type ReferenceArrayFieldProps<T extends RaRecord = RaRecord, R extends RaRecord = RaRecord> = Pick<
  RaReferenceArrayFieldProps<T, R>,
  | 'children'
  | 'empty'
  | 'filter'
  | 'label'
  | 'page'
  | 'pagination'
  | 'perPage'
  | 'queryOptions'
  | 'record'
  | 'reference'
  | 'render'
  | 'sort'
  | 'source'
>;

/** react-admin's `ReferenceArrayField`: by default the names of the records as links. */
export const ReferenceArrayField = <T extends RaRecord = RaRecord, R extends RaRecord = RaRecord>({
  children,
  label: _,
  pagination,
  render,
  ...props
}: ReferenceArrayFieldProps<T, R>) => (
  <ReferenceArrayFieldBase<T, R> {...props}>
    <View<R> pagination={pagination} render={render}>
      {children}
    </View>
  </ReferenceArrayFieldBase>
);

function View<R extends RaRecord>({
  children,
  pagination,
  render,
}: Pick<ReferenceArrayFieldProps<RaRecord, R>, 'children' | 'pagination' | 'render'>) {
  const list = useListContext<R>();
  if (list.isPending) return <span className="skeleton" style={{ width: 104 }} aria-busy />;
  return (
    <>
      {(render ? render(list) : children) ?? <SingleFieldList />}
      {list.total === undefined ? null : pagination}
    </>
  );
}
