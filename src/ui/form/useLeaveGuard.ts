import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { holdsUnsaved } from '../../drafts/unsaved.ts';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { useText } from '../useText.ts';

/**
 * Asks before unsaved input is left behind: another page, another state of the list, a closed tab; signing out asks by itself. Moving between
 * the tabs of one page (the hash) leaves nothing behind. `kept`: a draft of it stays on this device. Answers how to let
 * the next move pass.
 */
export function useLeaveGuard(dirty: boolean, kept: boolean): () => void {
  const t = useText();
  const confirm = useConfirm();
  const guarding = useRef(dirty);
  guarding.current = dirty;
  // Whoever chose to leave is not asked again while the next page is on its way.
  const leaving = useRef(false);

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      guarding.current && !leaving.current && (here.pathname !== there.pathname || here.search !== there.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('ui.unsaved.title'),
      text: t(kept ? 'ui.unsaved.text' : 'ui.unsaved.lost'),
      confirm: t('ui.unsaved.leave'),
      cancel: t('ui.unsaved.stay'),
    }).then(leave => {
      if (!leave) return blocker.reset();
      leaving.current = true;
      return blocker.proceed();
    });
  }, [blocker, confirm, kept, t]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const saved = holdsUnsaved();
    return () => {
      removeEventListener('beforeunload', ask);
      saved();
    };
  }, [dirty]);

  return useCallback(() => {
    guarding.current = false;
  }, []);
}
