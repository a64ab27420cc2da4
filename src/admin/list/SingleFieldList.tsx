import {
  RecordContextProvider,
  useListContext,
  type RaRecord,
  type SingleFieldListProps as RaSingleFieldListProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useRowShapeOf } from '../datatable/RowShape.ts';

type Props<T extends RaRecord> = Pick<
  RaSingleFieldListProps<T>,
  'children' | 'className' | 'empty' | 'linkType'
>;

/** react-admin's `SingleFieldList`: the records in one line, by a field or by their names, each leading to its page. */
export function SingleFieldList<T extends RaRecord = RaRecord>({
  children,
  className = 'row',
  empty = null,
  linkType = 'edit',
}: Props<T>) {
  const { data } = useListContext();
  const shape = useRowShapeOf(linkType as string | false, null);
  if (!data?.length) return data ? empty : null;
  return (
    <ul className={className}>
      {data.map(record => {
        const way = shape.wayOf(record);
        const content = children ?? shape.nameOf(record);
        return (
          <RecordContextProvider key={record.id} value={record}>
            <li>{typeof way === 'string' ? <Link to={way}>{content}</Link> : content}</li>
          </RecordContextProvider>
        );
      })}
    </ul>
  );
}
