import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import { useContext, useEffect, useState } from 'react';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { isReplaced } from '../../data/build.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText } from '../../ui/useText.ts';

/** Not asked more often than this, and at least so often while the page is looked at; milliseconds. */
const SELDOM = 60_000;
const OFTEN = 10 * SELDOM;

/**
 * Whether a newer build of the console is served. It is looked for when the page is looked at again, when the platform is back
 * after it was away, when code is gone, and now and then.
 */
export function useReplaced(): boolean {
  const activity = useContext(ActivityContext);
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (replaced) return;
    let asked = Date.now();
    let left = false;
    const look = async (pause = SELDOM) => {
      if (document.hidden || Date.now() - asked < pause) return;
      asked = Date.now();
      if ((await isReplaced()) && !left) setReplaced(true);
    };
    const now = () => void look(0);
    const seldom = () => void look();
    const timer = setInterval(seldom, OFTEN);
    const stop = activity.subscribe({ onReconnect: now });
    addEventListener('vite:preloadError', now);
    document.addEventListener('visibilitychange', seldom);
    return () => {
      left = true;
      clearInterval(timer);
      stop();
      removeEventListener('vite:preloadError', now);
      document.removeEventListener('visibilitychange', seldom);
    };
  }, [activity, replaced]);
  return replaced;
}

/** Offers to load the newer console; never does it by itself. What is kept as a draft is offered again afterwards, what is not is asked about. */
export function NewBuild() {
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
