import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';

/** The form of a record, in the list and on its page; it comes when somebody is about to edit. */
export const NameEditor = lazyComponent(
  () => import('./NameForm.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);
