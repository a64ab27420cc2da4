import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import listStyles from '../list.module.css';
import styles from './savedQueries.module.css';
import type { QueriedList } from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

const SavedQueriesPopover = lazyComponent(() => import('./SavedQueriesPopover.tsx'), ['views']);

interface Props {
  list: QueriedList;
  icon?: ReactNode;
}

/** Opens the saved queries of a list. Shows which is chosen, and whether the list has changed since. */
export default function SavedQueries({ list, icon = <BookmarkIcon /> }: Props) {
  const t = useText();
  const { chosen, isChanged } = useListQueries(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = chosen?.label ?? list.state.saved;
  return (
    <>
      <Button
        small
        className={`${listStyles.views} ${styles.opener}`}
        aria-label={name ? t(isChanged ? 'views.ofChanged' : 'views.of', { name }) : t('views.views')}
        title={name ?? t('views.views')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...SavedQueriesPopover.preloadProps}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {icon}
        <span>{name ?? t('views.views')}</span>
        {isChanged ? <i className={styles.dot} /> : null}
        <ExpandMoreIcon fontSize="small" />
      </Button>
      {anchor ? <SavedQueriesPopover list={list} anchor={anchor} close={() => setAnchor(null)} /> : null}
    </>
  );
}
