import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import listStyles from '../list.module.css';
import { named, searchOf, stateOf, type ViewedList } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';
import styles from './views.module.css';

const ViewsPopover = lazyComponent(() => import('./ViewsPopover.tsx'), ['views']);

/** The saved views of the list: which is shown, whether something was changed since, and the popover with all of them. */
export default function SavedViews({ list }: { list: ViewedList }) {
  const t = useText();
  const { name, state, start, columns, look } = list;
  const { views, change } = useSavedViews(name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = { ...state, ...look };
  const chosen = named(views, state.saved);
  const isChanged =
    chosen !== undefined && searchOf(start, shown) !== searchOf(start, stateOf(start, columns, chosen));
  const called = chosen?.name ?? state.saved;
  return (
    <>
      <Button
        small
        className={`${listStyles.views} ${styles.opener}`}
        aria-label={
          called ? t(isChanged ? 'views.ofChanged' : 'views.of', { name: called }) : t('views.views')
        }
        title={called ?? t('views.views')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...ViewsPopover.preloadProps}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <BookmarkIcon />
        <span>{called ?? t('views.views')}</span>
        {isChanged ? <i className={styles.dot} /> : null}
        <ExpandMoreIcon fontSize="small" />
      </Button>
      {anchor ? (
        <ViewsPopover
          list={list}
          anchor={anchor}
          close={() => setAnchor(null)}
          shown={shown}
          views={views}
          chosen={chosen}
          isChanged={isChanged}
          change={change}
        />
      ) : null}
    </>
  );
}
