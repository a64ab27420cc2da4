import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../calls/MeContext.tsx';
import { readViews, type SavedView } from './savedViews.ts';

/**
 * The saved views of a list: on this device for this user, also after signing out, and the same in all tabs. What a
 * storage does not take is there until the list is left.
 */
export function useSavedViews(list: string) {
  const { _id } = useMe();
  const key = `views:${_id}:${list}`;
  const [views, setViews] = useState(() => read(key) ?? []);
  const latest = useRef({ views, isKept: true });
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return;
      latest.current = { views: read(key) ?? [], isKept: true };
      setViews(latest.current.views);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);

  /** Changes them as they are now: another tab may have been at them. */
  const change = useCallback(
    (next: (views: SavedView[]) => SavedView[]) => {
      const { views: shown, isKept } = latest.current;
      const views = next((isKept ? read(key) : undefined) ?? shown);
      try {
        localStorage.setItem(key, JSON.stringify(views));
        // Told to this tab, too: the same list may be shown anew.
        dispatchEvent(new StorageEvent('storage', { key }));
      } catch {
        latest.current = { views, isKept: false };
        setViews(views);
      }
    },
    [key],
  );
  return { views, change };
}

/** Undefined where the storage cannot be read. */
function read(key: string): SavedView[] | undefined {
  try {
    return readViews(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}
