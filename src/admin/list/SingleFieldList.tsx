import {
  RecordContextProvider,
  useListContext,
  type RaRecord,
  type SingleFieldListProps as RaSingleFieldListProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { useRowDefinition } from '../datatable/RowDefinition.ts';

type Props<T extends RaRecord> = Pick<
  RaSingleFieldListProps<T>,
  'children' | 'className' | 'empty' | 'linkType'
>;

/** react-admin's `SingleFieldList`: the records in one line, as links to their pages. Without children it shows their names. */
export function SingleFieldList<T extends RaRecord = RaRecord>({
  children,
  className = 'row',
  empty = null,
  linkType = 'edit',
}: Props<T>) {
  const { data } = useListContext();
  const definition = useRowDefinition(linkType as string | false, null);
  if (!data?.length) return data ? empty : null;
  return (
    <ul className={className}>
      {data.map(record => {
        const path = definition.getPath(record);
        const content = children ?? definition.getName(record);
        return (
          <RecordContextProvider key={record.id} value={record}>
            <li ref={handFocusOn}>{typeof path === 'string' ? <Link to={path}>{content}</Link> : content}</li>
          </RecordContextProvider>
        );
      })}
    </ul>
  );
}
