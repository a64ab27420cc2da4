import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIdentity } from '../../auth/useIdentity.ts';
import { useItem } from '../../storage/useItem.ts';
import { isTextInput } from '../../ui/isTextInput.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './SearchButton.module.css';
import { SearchInputFallback } from './SearchInputFallback.tsx';
import { disabledKeys } from './shortcutKeys.ts';

const SearchDialogs = lazyComponent(
  () => import('./SearchDialogs.tsx'),
  ['search', 'resources.users'],
  SearchInputFallback,
);

/** The search of the top bar. Ctrl+K opens it from anywhere, and `?` opens the list of keyboard shortcuts. */
export function SearchButton({ folded }: { folded: boolean }) {
  const t = useText();
  const { _id } = useIdentity();
  const [openDialog, setOpenDialog] = useState<'search' | 'keys'>();
  const typed = useRef('');
  const off = useItem(disabledKeys(_id)) ?? '';
  // A layout effect, so that the shortcuts work as soon as the page is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const hasModifier = event.ctrlKey || event.metaKey;
      if (event.altKey || off.includes(key)) return;
      if (key === 'k' && hasModifier && !event.shiftKey) setOpenDialog('search');
      else if (
        key === '?' &&
        !hasModifier &&
        !event.defaultPrevented &&
        !isTextInput(event.target) &&
        !document.querySelector('[role*=dialog],[role=menu]')
      )
        setOpenDialog('keys');
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
        {...SearchDialogs.preloadProps}
        onClick={() => setOpenDialog('search')}
      >
        <SearchIcon />
        {folded ? null : (
          <>
            {label}
            {off.includes('k') ? null : <kbd>Ctrl K</kbd>}
          </>
        )}
      </button>
      {openDialog ? (
        <SearchDialogs
          key={openDialog}
          first={openDialog}
          typed={typed}
          off={off}
          onClose={() => setOpenDialog(undefined)}
        />
      ) : null}
    </>
  );
}
