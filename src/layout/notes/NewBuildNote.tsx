import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import { useContext, useEffect, useState } from 'react';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { isBuildOutdated } from '../../data/isBuildOutdated.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText } from '../../ui/useText.ts';

/** The shortest time between two checks, and the interval of checks while the page is visible, milliseconds. */
const MIN_INTERVAL = 60_000;
const CHECK_INTERVAL = 10 * MIN_INTERVAL;

/**
 * Whether a newer build of the console is served. Checked when the page becomes visible, when the connection to the platform is
 * restored, when a chunk fails to load, and at intervals.
 */
export function useNewBuild(): boolean {
  const activity = useContext(ActivityContext);
  const [hasNewBuild, setHasNewBuild] = useState(false);
  useEffect(() => {
    if (hasNewBuild) return;
    let checkedAt = Date.now();
    let isUnmounted = false;
    const check = async (minInterval = MIN_INTERVAL) => {
      if (document.hidden || Date.now() - checkedAt < minInterval) return;
      checkedAt = Date.now();
      if ((await isBuildOutdated()) && !isUnmounted) setHasNewBuild(true);
    };
    const checkNow = () => void check(0);
    const checkSoon = () => void check();
    const timer = setInterval(checkSoon, CHECK_INTERVAL);
    const unsubscribe = activity.subscribe({ onReconnect: checkNow });
    addEventListener('vite:preloadError', checkNow);
    document.addEventListener('visibilitychange', checkSoon);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      unsubscribe();
      removeEventListener('vite:preloadError', checkNow);
      document.removeEventListener('visibilitychange', checkSoon);
    };
  }, [activity, hasNewBuild]);
  return hasNewBuild;
}

/** Offers to load the newer build. Drafts are restored afterwards; before other unsaved changes are lost, it asks. */
export function NewBuildNote() {
  const t = useText();
  const unsaved = useContext(UnsavedContext);
  const restorable = useStoreValue({
    subscribe: unsaved.subscribe,
    get: () => unsaved.any() && unsaved.parts().every(({ kept }) => kept),
  });
  const askToLeave = useAskToLeave();
  const reload = async () => {
    const parts = unsaved.parts();
    if (!(await askToLeave(parts.filter(({ kept }) => !kept)))) return;
    for (const part of parts) part.left = true;
    location.reload();
  };
  return (
    <div className="note">
      <AutorenewIcon />
      {t(restorable ? 'notes.newBuild.typed' : 'notes.newBuild.text')}
      <TextButton variant="link" onClick={() => void reload()}>
        {t('notes.newBuild.reload')}
      </TextButton>
    </div>
  );
}
