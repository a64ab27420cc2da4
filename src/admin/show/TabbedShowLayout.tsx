import { Children, isValidElement, useState, type ReactNode } from 'react';
import {
  OptionalRecordContextProvider,
  useRecordContext,
  useTranslate,
  type RaRecord,
  type TabbedShowLayoutProps as RaTabbedShowLayoutProps,
  type TabProps as RaTabProps,
} from 'react-admin';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useHashTab } from '../../ui/tabs/HashTabs.tsx';
import { isTab, TabView, type TabItem, type TabSelection } from '../../ui/tabs/TabView.tsx';
import { ShowFields } from './SimpleShowLayout.tsx';

export interface TabbedShowLayoutProps extends Pick<
  RaTabbedShowLayoutProps,
  'children' | 'className' | 'record' | 'syncWithLocation'
> {
  /** Accessible name of the tabs; a text or its key. */
  label?: string;
  /** Shown beside the content of every tab that is not wide, or below it in a narrow window. */
  aside?: ReactNode;
}

export interface TabProps extends Pick<
  RaTabProps,
  'children' | 'className' | 'contentClassName' | 'count' | 'icon' | 'label'
> {
  /** The hash that selects the tab; by default its index, and no hash for the first tab. */
  path?: string;
  /** Only the hash selects this content, because it has no tab: its heading has a link back to the tabs. */
  unlisted?: boolean;
  /** Hides `aside`. */
  wide?: boolean;
}

/**
 * react-admin's `TabbedShowLayout`, with the selected tab in the hash of the URL. A visited tab stays mounted
 * to keep its input, and is marked while that is unsaved. Render a tab for some users as `can(…) ?
 * <TabbedShowLayout.Tab … /> : null`.
 */
function Layout({ syncWithLocation = true, record, ...props }: TabbedShowLayoutProps) {
  const contextRecord = useRecordContext<RaRecord>({ record });
  const Tabs = syncWithLocation ? TabsInHash : LocalTabs;
  if (!contextRecord) return null;
  return (
    <OptionalRecordContextProvider value={record}>
      <Tabs {...props} />
    </OptionalRecordContextProvider>
  );
}

const TabsInHash = (props: TabbedShowLayoutProps) => <ShowTabs {...props} {...useHashTab()} />;

function LocalTabs(props: TabbedShowLayoutProps) {
  const [selected, select] = useState('');
  return <ShowTabs {...props} selected={selected} select={select} />;
}

function ShowTabs({ children, label, ...props }: TabbedShowLayoutProps & TabSelection) {
  const translate = useTranslate();
  return (
    <TabView
      {...props}
      label={label && translate(label, { _: label })}
      tabs={useTabItems(children)}
      // A tab may depend on the record: the placeholder of a loading page has an empty id.
      isComplete={useRecordContext()?.id !== ''}
    />
  );
}

function useTabItems(children: ReactNode): TabItem[] {
  const translate = useTranslate();
  return Children.toArray(children)
    .filter(isTab<TabProps>)
    .map((tab, index) => {
      const { path, label, count, icon, className, unlisted = false, wide = false, children } = tab.props;
      const preloadProps = Children.toArray(children).map(getPreloadProps).find(Boolean);
      return {
        path: path ?? (index ? String(index) : ''),
        label: typeof label === 'string' ? translate(label, { _: label }) : label,
        count,
        icon,
        className,
        listed: !unlisted,
        isWide: wide,
        ...(preloadProps && { preloadProps }),
        content: () => tab,
      };
    });
}

/** A tab whose content is a `lazyComponent` loads it on approach. */
const getPreloadProps = (child: ReactNode) =>
  isValidElement(child) ? (child.type as Partial<LazyComponent<object>>).preloadProps : undefined;

/** The content of a tab. Fields get their labels, as in `SimpleShowLayout`. */
function Tab({ children, contentClassName }: TabProps) {
  const fields = <ShowFields>{children}</ShowFields>;
  return contentClassName === undefined ? fields : <div className={contentClassName}>{fields}</div>;
}

export const TabbedShowLayout = Object.assign(Layout, { Tab });
