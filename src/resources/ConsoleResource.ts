import type { ResourceProps } from 'react-admin';
import type { PagePaths } from '../admin/routing/pagePaths.ts';
import type { ResourceName } from '../platform/resources.ts';
import type { DialogProps } from '../ui/dialog/DialogButton.tsx';
import type { LazyComponent } from '../ui/lazy/lazyComponent.tsx';

type Page = LazyComponent<object>;

/** The props of a resource's `<Resource>`. Its pages are chunks of their own. */
export interface ConsoleResource<Name extends ResourceName = ResourceName> extends ResourceProps {
  name: Name;
  list?: Page;
  create?: Page;
  edit?: Page;
  show?: Page;
  options: {
    /** The documented paths of its pages. */
    paths: PagePaths;
    /** Where the menu has its list: in the bar, or below Tools (spec 1 §2, decision 3). */
    menu?: 'bar' | 'belowTools';
    /** The dialog that creates a record, where no page does. */
    createDialog?: LazyComponent<DialogProps>;
  };
}
