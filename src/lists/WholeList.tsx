import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListStart } from '../platform/lists.ts';
import type { FieldArea } from '../ui/fieldLabel.ts';
import type { ColumnOf } from './columns.ts';
import { ListAround } from './ListAround.tsx';
import { useListState } from './useListState.ts';
import { useWholeList, type Whole } from './useWholeList.ts';
import { usualTexts, type ListTexts } from './usualTexts.ts';

interface Props<Area extends FieldArea, T extends RaRecord> extends Whole<T> {
  area: Area;
  columns: ColumnOf<Area, T>[];
  start: ListStart;
  /** What the list's parameters in the address begin with. */
  prefix: string;
  create?: ReactNode;
  children: ReactNode;
}

/** A list that comes whole, within a page: searched, sorted and paged here, else composed as `List` is. Its texts are `<area>.title` and so on. */
export function WholeList<Area extends FieldArea, T extends RaRecord>({
  area,
  columns,
  start,
  prefix,
  create,
  children,
  ...whole
}: Props<Area, T>) {
  const address = useListState(start, prefix);
  const list = useWholeList(address, whole);
  const texts: ListTexts = {
    ...(usualTexts(area, ['title', 'search', 'empty', 'emptyHint', 'loadError']) as Omit<
      ListTexts,
      'notAuthorized'
    >),
    notAuthorized: 'failure.forbidden',
  };
  return (
    <ListAround name={area} columns={columns} create={create} texts={texts} address={address} list={list}>
      {children}
    </ListAround>
  );
}
