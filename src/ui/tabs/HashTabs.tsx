import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './HashTabs.module.css';
import { TabView, type TabItem, type TabSelection } from './TabView.tsx';

/** Selects a tab by the hash of the URL. Back returns to the previous tab. */
export function useHashTab(): TabSelection {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  return {
    selected: hash.slice(1),
    select: path => void navigate({ search, hash: path }, { preventScrollReset: true }),
    linkTo: path => ({ search, hash: path }),
  };
}

interface HashTab extends Omit<TabItem, 'path'> {
  /** The hash that selects the tab. */
  hash: string;
}

interface Props {
  label: string;
  tabs: HashTab[];
  /** Rendered beside the content of every tab that is not wide, or below it on narrower screens. */
  aside?: ReactNode;
}

export const HashTabs = ({ tabs, ...props }: Props) => (
  <TabView {...props} {...useHashTab()} tabs={tabs.map(({ hash, ...tab }) => ({ ...tab, path: hash }))} />
);

/** Reserves the space of a tab while its code loads. */
export const TabSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
