import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { CatalogueKind } from './kinds.ts';

/** The inline form of a purpose, toolgroup or tool. Requires an `InlineEditProvider`. */
export const NameEditor = lazyComponent(
  () => import('./NameForm.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

/** Shown before the record in context is deleted. */
export const RecordUses = lazyComponent<{ kind: CatalogueKind }>(
  () => import('./UsesSummary.tsx'),
  ['catalogue'],
);
