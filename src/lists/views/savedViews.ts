import { nameKey } from '../../platform/fold.ts';
import { listSearch, listState, type ListStart } from '../../platform/lists.ts';
import { isObject } from '../../platform/shape.ts';
import { columnsOf, lookIn, withLook, type Look } from '../look.ts';
import type { AddressedState, ShownState } from '../useListState.ts';

/** A state of a list under a name: on this device, of one person and one list. */
export interface SavedView {
  name: string;
  /** The list's own parameters in the address, with columns and row height, without page and name. */
  search: string;
}

/** What saved views need to know of their list. */
export interface ViewedList extends AddressedState {
  name: string;
  columns: readonly { source: string }[];
  /** The columns and row height that are shown. */
  look: Required<Pick<Look, 'columns' | 'rows'>>;
}

export const NAME_LENGTH = 60;

/** What is read of a storage that anybody may have written to: of the same name the first counts. */
export function readViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return [];
  const views = kept.filter(
    (one): one is SavedView =>
      isObject(one) &&
      typeof one.name === 'string' &&
      one.name.trim() !== '' &&
      typeof one.search === 'string',
  );
  return views
    .filter(({ name }, at) => named(views, name) === views[at])
    .map(({ name, search }) => ({ name, search }));
}

export const named = (views: readonly SavedView[], name: string | undefined) =>
  views.find(one => nameKey(one.name) === nameKey(name ?? ''));

/** The whole state that a view stands for, from its first page; what the list does not know any more is left out. */
export function stateOf(start: ListStart, columns: ViewedList['columns'], view: SavedView): ShownState {
  const search = new URLSearchParams(view.search);
  const { columns: wanted = [], rows = 'comfortable' } = lookIn(search);
  return {
    ...listState(start, search),
    page: 1,
    columns: columns.some(({ source }) => wanted.includes(source)) ? columnsOf(columns, wanted) : [],
    rows,
    saved: view.name,
  };
}

/** The parameters by which a state is kept, the same for what looks the same. */
export const searchOf = (start: ListStart, state: ShownState): string => {
  const kept = { ...state, page: 1, saved: undefined };
  return withLook(listSearch(start, kept), kept).toString();
};
