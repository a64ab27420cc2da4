import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useLayoutEffect, useState } from 'react';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { part, type Part } from '../../ui/part.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './JumpButton.module.css';

const JumpDialog = part(() => import('./JumpDialog.tsx'));

/** The search of the top bar: to a page or a record, or to an act, from anywhere by Ctrl K. */
export function JumpButton({ folded }: { folded: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [acting, setActing] = useState<{ Dialog: Part<DialogProps> }>();
  // With the bar and not after it is painted: who sees the page may press the keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={folded ? 'icon-button' : styles.jump}
        aria-label={t('shell.search.label')}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        {...JumpDialog.ahead}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        {folded ? null : (
          <>
            {t('shell.search.short')}
            <kbd>Ctrl K</kbd>
          </>
        )}
      </button>
      {open ? <JumpDialog close={() => setOpen(false)} show={Dialog => setActing({ Dialog })} /> : null}
      {acting ? <acting.Dialog close={() => setActing(undefined)} /> : null}
    </>
  );
}
