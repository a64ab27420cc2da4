import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import type { ListName } from '../platform/lists.ts';
import { Refused } from '../ui/Refused.tsx';
import type { ColumnOf } from './columns.ts';
import { ListAround } from './ListAround.tsx';
import { useAddressedList } from './useAddressedList.ts';
import { useListState } from './useListState.ts';
import { listTexts, type ListTexts, type OwnListTexts } from './usualTexts.ts';

type ListProps<Name extends ListName> = {
  name: Name;
  columns: ColumnOf<`resources.${Name}`, RaRecord>[];
  /** The list's one primary action. */
  create?: ReactNode;
  /** Within a page: what the list's parameters in the address begin with. */
  prefix?: string;
  children: ReactNode;
} & (object extends OwnListTexts<Name> ? { texts?: OwnListTexts<Name> } : { texts: OwnListTexts<Name> });

/**
 * A list, by composition: what is in it stands around its rows, and what is left out is not there. Everything in it
 * may use react-admin's `useListContext`, and what draws a record `useRecordContext`.
 *
 *     <List name="users" columns={userColumns}>
 *       <ListHead />
 *       <ListTools><SearchBox /></ListTools>
 *       <Rows shape={shape} … />
 *       <Pages />
 *     </List>
 */
export function List<Name extends ListName>({
  name,
  columns,
  create,
  prefix,
  children,
  texts: own,
}: ListProps<Name>) {
  const address = useListState(name, prefix);
  const list = useAddressedList(name, address);
  const texts = listTexts(name, own as Partial<ListTexts> | undefined);
  if (!prefix && list.error instanceof CallError && list.error.status === 403)
    return <Refused text={texts.notAuthorized} />;
  return (
    <ListAround
      name={name}
      area={`resources.${name}`}
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
