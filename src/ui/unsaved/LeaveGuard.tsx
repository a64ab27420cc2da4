import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, type Location } from 'react-router-dom';
import { createUnsavedScope, UnsavedContext, useHasUnsaved, type Unsaved } from './unsaved.ts';
import { useAskToLeave } from './useAskToLeave.ts';

/**
 * Returns the unsaved parts that a navigation would discard. Changing the hash, such as the tab of a page,
 * discards none.
 */
const findPartsLeft = (unsaved: Unsaved, currentLocation: Location, nextLocation: Location) => {
  if (currentLocation.pathname !== nextLocation.pathname) return unsaved.parts();
  return currentLocation.search === nextLocation.search
    ? []
    : unsaved
        .parts()
        .filter(
          ({ staysOnPage }) =>
            !(typeof staysOnPage === 'function' ? staysOnPage(nextLocation.search) : staysOnPage),
        );
};

/**
 * Asks before unsaved input is discarded by another page, another state of the list, or a closed tab. There
 * is one guard for the whole page, because the router supports only one.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => createUnsavedScope());
  const any = useHasUnsaved(unsaved);
  const currentLocation = useLocation();
  const askToLeave = useAskToLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => findPartsLeft(unsaved, currentLocation, nextLocation).length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave(findPartsLeft(unsaved, currentLocation, blocker.location)).then(leave =>
      leave ? blocker.proceed() : blocker.reset(),
    );
    // Asks once for each block.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker]);

  // The user may return before the next page has loaded.
  useEffect(() => unsaved.moved(), [currentLocation, unsaved]);

  useEffect(() => {
    if (!any) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.parts().length) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [any, unsaved]);

  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
