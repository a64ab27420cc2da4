import type { RaRecord, ResourceProps } from 'react-admin';
import type { PagePaths, pageTypes } from '../admin/routing/pagePaths.ts';
import type { ResourceCalls } from '../data/createResourceCalls.ts';
import { nameSources, resourcePaths, type ResourceName } from '../platform/resources.ts';
import type { LazyComponent } from '../ui/lazy/lazyComponent.tsx';

type PageType = (typeof pageTypes)[number];
type Page = LazyComponent<object>;

interface ResourceOptions {
  /** Where the menu has its list: in the bar, or below Tools (docs/behaviour.md 1 §2, docs/decisions/navigation.md). */
  menu?: 'bar' | 'belowTools';
  /** The form of a new record, if it is created in a dialog. The dialog opens once its code is loaded: give it `'parent'`. */
  createForm?: Page;
  /** Loads the calls that answer react-admin's questions. */
  calls: () => Promise<ResourceCalls>;
}

/** The props of a resource's `<Resource>`. Its pages are chunks of their own. */
export interface ConsoleResource<Name extends ResourceName = ResourceName>
  extends Omit<ResourceProps, PageType>, Partial<Record<PageType, Page>> {
  name: Name;
  options: ResourceOptions & { paths: PagePaths };
}

interface ResourceDetails extends Pick<ResourceProps, 'icon' | 'recordRepresentation'> {
  options: ResourceOptions & { paths?: PagePaths };
}

/** Adds the documented paths and, unless it is given, how a record is represented: by its name, else by its id. */
export const defineResource = <Name extends ResourceName, Pages extends Partial<Record<PageType, Page>>>(
  name: Name,
  { options, ...props }: Pages & ResourceDetails,
) => ({
  recordRepresentation: (record: RaRecord) => String(record[nameSources[name]!] || record.id),
  ...props,
  name,
  options: { paths: resourcePaths[name] as PagePaths, ...options },
});
