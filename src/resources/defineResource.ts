import type { RaRecord, ResourceProps } from 'react-admin';
import type { PagePaths, pageTypes } from '../admin/routing/pagePaths.ts';
import type { ResourceCalls } from '../data/createResourceCalls.ts';
import { nameSources, resourcePaths, type ResourceName } from '../platform/resources.ts';
import type { LazyComponent } from '../ui/lazy/lazyComponent.tsx';

type PageType = (typeof pageTypes)[number];
type Page = LazyComponent<object>;

interface ResourceOptions {
  /**
   * The position of the list in the menu: the bar, or below Tools (docs/behaviour.md 1 §2,
   * docs/decisions/navigation.md).
   */
  menu: 'bar' | 'belowTools' | 'none';
  /**
   * The form of a new record, if it is created in a dialog. The dialog opens once the code is loaded, so the
   * form is lazy with `'parent'`.
   */
  createForm?: Page;
  /** The field by which a dialog finds a created record after a lost reply: its values are unique. */
  findCreated?: string;
  /** Loads the endpoints behind react-admin's data provider methods. */
  calls: () => Promise<ResourceCalls>;
}

/** The props of a `<Resource>`. Each page is a chunk of its own. */
export interface ConsoleResource<Name extends ResourceName = ResourceName>
  extends Omit<ResourceProps, PageType>, Partial<Record<PageType, Page>> {
  name: Name;
  options: ResourceOptions & { paths: PagePaths };
}

interface ResourceDetails extends Pick<ResourceProps, 'icon' | 'recordRepresentation'> {
  options: ResourceOptions & { paths?: PagePaths };
}

/** Adds the documented paths and a default `recordRepresentation`: the record's name, or its id. */
export const defineResource = <Name extends ResourceName, Pages extends Partial<Record<PageType, Page>>>(
  name: Name,
  { options, ...props }: Pages & ResourceDetails,
) => ({
  recordRepresentation(record: RaRecord) {
    const nameSource: string | undefined = nameSources[name];
    return String((nameSource && record[nameSource]) || record.id);
  },
  ...props,
  name,
  options: { paths: resourcePaths[name] as PagePaths, ...options },
});
