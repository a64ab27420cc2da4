import type { ReactNode } from 'react';
import { TabView, type TabItem } from './TabView.tsx';
import { useTabInHash } from './useTabInHash.ts';

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
