import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIdentity } from '../../auth/useIdentity.ts';
import { useItem } from '../../storage/useItem.ts';
import { isTypedInto } from '../../ui/isTypedInto.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './JumpButton.module.css';
import { keysOff } from './keys.ts';
import { KeysMeanwhile } from './KeysMeanwhile.tsx';

const Opened = lazyComponent(() => import('./Opened.tsx'), ['search', 'resources.users'], KeysMeanwhile);

/** The search of the top bar: to a page or a record, or to an act, from anywhere by Ctrl K; and by `?` what keys there are. */
export function JumpButton({ folded }: { folded: boolean }) {
  const t = useText();
  const { _id } = useIdentity();
  const [open, setOpen] = useState<'search' | 'keys'>();
  const typed = useRef('');
  const off = useItem(keysOff(_id)) ?? '';
  // With the bar and not after it is painted: who sees the page may press the keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const held = event.ctrlKey || event.metaKey;
      if (event.altKey || off.includes(key)) return;
      if (key === 'k' && held && !event.shiftKey) setOpen('search');
      else if (
        key === '?' &&
        !held &&
        !event.defaultPrevented &&
        !isTypedInto(event.target) &&
        !document.querySelector('[role*=dialog],[role=menu]')
      )
        setOpen('keys');
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [off]);
  const label = t('shell.search.label');
  return (
    <>
      <button
        type="button"
        className={folded ? 'icon-button' : styles.jump}
        aria-label={label}
        aria-keyshortcuts={off.includes('k') ? undefined : 'Control+K'}
        aria-haspopup="dialog"
        {...Opened.preloadProps}
        onClick={() => setOpen('search')}
      >
        <SearchIcon />
        {folded ? null : (
          <>
            {label}
            {off.includes('k') ? null : <kbd>Ctrl K</kbd>}
          </>
        )}
      </button>
      {open ? (
        <Opened key={open} first={open} typed={typed} off={off} close={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}
