import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, type Location } from 'react-router-dom';
import { UnsavedContext, unsavedWithin, useAnyUnsaved, type Unsaved } from './unsaved.ts';
import { useAskToLeave } from './useAskToLeave.ts';

/** What would be left behind; moving between the tabs of one page (the hash) leaves nothing behind. */
const leftBehind = (unsaved: Unsaved, here: Location, there: Location) => {
  if (here.pathname !== there.pathname) return unsaved.parts();
  return here.search === there.search
    ? []
    : unsaved
        .parts()
        .filter(
          ({ staysOnPage }) => !(typeof staysOnPage === 'function' ? staysOnPage(there.search) : staysOnPage),
        );
};

/**
 * Asks before unsaved input is left behind: another page, another state of the list, a closed tab. One question,
 * whatever there is on the page: the router knows one guard only.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => unsavedWithin());
  const any = useAnyUnsaved(unsaved);
  const here = useLocation();
  const askToLeave = useAskToLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leftBehind(unsaved, currentLocation, nextLocation).length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave(leftBehind(unsaved, here, blocker.location)).then(leave =>
      leave ? blocker.proceed() : blocker.reset(),
    );
    // The question is asked once a block.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker]);

  // Somebody may be back before the next page was there.
  useEffect(() => unsaved.moved(), [here, unsaved]);

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
