import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The inline form of a purpose, toolgroup or tool, in the list and on its page, within an `InlineEditProvider`. */
export const NameEditor = lazyComponent(
  () => import('./NameForm.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);
