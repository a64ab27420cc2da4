import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListStart } from '../platform/lists.ts';
import type { FieldArea } from '../ui/fieldLabel.ts';
import type { TextKey } from '../ui/useText.ts';
import type { ColumnOf } from './columns.ts';
import { ListAround } from './ListAround.tsx';
import { useListState } from './useListState.ts';
import { useWholeList, type Whole } from './useWholeList.ts';
import { usualTexts, type ListTexts } from './usualTexts.ts';

const words = ['title', 'search', 'empty', 'emptyHint'] as const;

interface Props<Area extends FieldArea, T extends RaRecord> extends Whole<T> {
  area: Area;
  columns: ColumnOf<Area, T>[];
  start: ListStart;
  loadError: TextKey;
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
  loadError,
  prefix,
  create,
  children,
  ...whole
}: Props<Area, T>) {
  const address = useListState(start, prefix);
  const list = useWholeList(address, whole);
  const { emptyHint: invite, ...usual } = usualTexts(area, words, { loadError });
  const texts: ListTexts = { ...usual, invite, notAuthorized: 'failure.forbidden' };
  return (
    <ListAround
      name={area}
      area={area}
      columns={columns}
      create={create}
      texts={texts}
      address={address}
      list={list}
    >
      {children}
    </ListAround>
  );
}
