import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kinds, type CatalogueKind } from './kinds.ts';

/** The steps of the way to a record, from the top (docs/behaviour.md 2 §2 Breadcrumb order). */
const STEPS = ['application', 'purpose', 'toolgroup'] as const;
export type AncestorKind = (typeof STEPS)[number];

/** Through what one came, by id: it stands in the address (`?purpose=…&toolgroup=…`), so that reload and a sent link keep it. */
export type Ancestors = Readonly<Partial<Record<AncestorKind, string>>>;

/** The address of a record, reached by that way. */
export function hrefBy(kind: CatalogueKind, id: string, ancestors: Ancestors = {}): string {
  const search = new URLSearchParams(
    STEPS.flatMap(step => (ancestors[step] ? [[step, ancestors[step]]] : [])),
  );
  return [kinds[kind].page(id), String(search)].filter(Boolean).join('?');
}

/** The way that leads from a record to what it holds. */
export const ancestorsThrough = (
  kind: 'purposes' | 'toolgroups',
  id: string,
  ancestors: Ancestors,
): Ancestors =>
  (kind === 'purposes'
    ? { application: ancestors.application, purpose: id }
    : { ...ancestors, toolgroup: id }) as Ancestors;

/** The way to this page, as the address says it; whether it is true is for `useTrail` to know. */
export function useAncestors(): Ancestors {
  const [search] = useSearchParams();
  return useMemo(
    () => Object.fromEntries(STEPS.flatMap(step => (search.get(step) ? [[step, search.get(step)!]] : []))),
    [search],
  );
}
