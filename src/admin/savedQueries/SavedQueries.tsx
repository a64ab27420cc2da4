import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { QueryStatus } from './QueryStatusReporter.tsx';
import styles from './savedQueries.module.css';
import type { SavableList } from './savedQueries.ts';

const SavedQueriesPopover = lazyComponent(() => import('./SavedQueriesPopover.tsx'), ['views']);
const QueryStatusReporter = lazyComponent(() => import('./QueryStatusReporter.tsx'), ['views']);

interface Props {
  list: SavableList;
  icon?: ReactNode;
}

/** A button that opens the saved queries of a list. It shows the selected query, and whether the list has changed since. */
export function SavedQueries({ list, icon = <BookmarkIcon /> }: Props) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [queryStatus, setQueryStatus] = useState<QueryStatus>();
  const { saved } = list.state;
  const currentQuery = saved ? queryStatus : undefined;
  const name = currentQuery?.name ?? saved ?? t('list.views');
  return (
    <>
      <TextButton
        small
        className={styles.opener}
        aria-label={currentQuery?.label ?? name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...SavedQueriesPopover.preloadProps}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {icon}
        <span>{name}</span>
        {currentQuery?.isChanged ? <i className={styles.dot} /> : null}
        <ExpandMoreIcon fontSize="small" />
      </TextButton>
      {saved ? <QueryStatusReporter list={list} onStatusChange={setQueryStatus} /> : null}
      {anchor ? <SavedQueriesPopover list={list} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
