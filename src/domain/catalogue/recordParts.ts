import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { CatalogueKind } from './kinds.ts';

/** The inline form of a purpose, toolgroup or tool, in the list and on its page, within an `InlineEditProvider`. */
export const NameEditor = lazyComponent(
  () => import('./NameForm.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

/** Where the record in context is used; shown before it is deleted. */
export const RecordUses = lazyComponent<{ kind: CatalogueKind }>(() => import('./Uses.tsx'), ['catalogue']);
