import SearchIcon from '@mui/icons-material/SearchOutlined';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../ui/useText.ts';
import styles from './JumpButton.module.css';

const load = () => import('./JumpDialog.tsx');
const JumpDialog = lazy(load);

/** The search of the top bar: to a page or a person, from anywhere by Ctrl K. */
export function JumpButton({ folded }: { folded: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
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
        onPointerEnter={load}
        onFocus={load}
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
      {open ? (
        <Suspense fallback={null}>
          <JumpDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
