import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { QueryStatus } from './ChosenQuery.tsx';
import styles from './savedQueries.module.css';
import type { QueriedList } from './savedQueries.ts';

const SavedQueriesPopover = lazyComponent(() => import('./SavedQueriesPopover.tsx'), ['views']);
const ChosenQuery = lazyComponent(() => import('./ChosenQuery.tsx'), ['views']);

interface Props {
  list: QueriedList;
  icon?: ReactNode;
}

/** Opens the saved queries of a list. Shows which is chosen, and whether the list has changed since. */
export function SavedQueries({ list, icon = <BookmarkIcon /> }: Props) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<QueryStatus>();
  const { saved } = list.state;
  const chosen = saved ? status : undefined;
  const name = chosen?.name ?? saved ?? t('list.views');
  return (
    <>
      <TextButton
        small
        className={styles.opener}
        aria-label={chosen?.label ?? name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...SavedQueriesPopover.preloadProps}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {icon}
        <span>{name}</span>
        {chosen?.isChanged ? <i className={styles.dot} /> : null}
        <ExpandMoreIcon fontSize="small" />
      </TextButton>
      {saved ? <ChosenQuery list={list} report={setStatus} /> : null}
      {anchor ? <SavedQueriesPopover list={list} anchor={anchor} close={() => setAnchor(null)} /> : null}
    </>
  );
}
