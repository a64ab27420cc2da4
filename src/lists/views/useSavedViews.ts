import { useCallback, useMemo } from 'react';
import { useMe } from '../../calls/MeContext.tsx';
import { getItem, setItem } from '../../storage/items.ts';
import { useItem } from '../../storage/useItem.ts';
import { defineUserItem } from '../../storage/userItems.ts';
import { readViews, type SavedView } from './savedViews.ts';

const viewsOf = defineUserItem<SavedView[]>({ kind: 'views', version: 1, read: readViews });
const NONE: SavedView[] = [];

/** The saved views of a list: on this device for this user, also after signing out, and the same in all tabs. */
export function useSavedViews(list: string) {
  const { _id } = useMe();
  const item = useMemo(() => viewsOf(_id, list), [_id, list]);
  /** Changes them as they are now: another tab may have been at them. */
  const change = useCallback(
    (next: (views: SavedView[]) => SavedView[]) => void setItem(item, next(getItem(item) ?? NONE)),
    [item],
  );
  return { views: useItem(item) ?? NONE, change };
}
