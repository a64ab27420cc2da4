import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './HashTabs.module.css';
import { TabView, type TabItem, type TabSelection } from './TabView.tsx';

/** The tab that the address's hash selects; Back returns to the tab before. */
export function useTabInHash(): TabSelection {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  return {
    selected: hash.slice(1),
    select: path => void navigate({ search, hash: path }, { preventScrollReset: true }),
    linkTo: path => ({ search, hash: path }),
  };
}

interface HashTab extends Omit<TabItem, 'path'> {
  /** The hash that selects it. */
  hash: string;
}

interface Props {
  label: string;
  tabs: HashTab[];
  /** Stands beside every tab's content but a wide one's; below it on narrower screens. */
  aside?: ReactNode;
}

/** Tabs selected by the address's hash. */
export const HashTabs = ({ tabs, ...props }: Props) => (
  <TabView {...props} {...useTabInHash()} tabs={tabs.map(({ hash, ...tab }) => ({ ...tab, path: hash }))} />
);

/** Stands for the content of a tab while its code loads. */
export const TabSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
