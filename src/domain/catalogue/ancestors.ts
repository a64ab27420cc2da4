import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kinds, type CatalogueKind } from './kinds.ts';

/** The steps of the breadcrumb, from the top (docs/behaviour.md 2 §2 Breadcrumb order). */
const STEPS = ['application', 'purpose', 'toolgroup'] as const;
export type AncestorKind = (typeof STEPS)[number];

/**
 * The records through which the user reached a page, by id. The URL contains them (`?purpose=…&toolgroup=…`),
 * so that a reload and a shared link keep them.
 */
export type Ancestors = Readonly<Partial<Record<AncestorKind, string>>>;

/** Returns the URL of a record with its ancestors. */
export function catalogueHref(kind: CatalogueKind, id: string, ancestors: Ancestors = {}): string {
  const search = new URLSearchParams(
    STEPS.flatMap(step => (ancestors[step] ? [[step, ancestors[step]]] : [])),
  );
  return [kinds[kind].page(id), String(search)].filter(Boolean).join('?');
}

/** Returns the ancestors of a record's contents. */
export const childAncestors = (
  kind: 'purposes' | 'toolgroups',
  id: string,
  ancestors: Ancestors,
): Ancestors =>
  (kind === 'purposes'
    ? { application: ancestors.application, purpose: id }
    : { ...ancestors, toolgroup: id }) as Ancestors;

/** Reads the ancestors from the URL. `useCatalogueBreadcrumb` checks that they still contain the record. */
export function useAncestors(): Ancestors {
  const [search] = useSearchParams();
  return useMemo(
    () => Object.fromEntries(STEPS.flatMap(step => (search.get(step) ? [[step, search.get(step)!]] : []))),
    [search],
  );
}
