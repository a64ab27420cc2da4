import * as z from 'zod/mini';
import { endpoint, type Schema } from './endpoint.ts';
import type { nameSources, resourceLists, ResourceName } from './resources.ts';
import { markAsList } from './schema.ts';

/** The paging and sorting of every paged list (docs/contract.md). `pageSize` 0 requests all rows. */
export const Paging = z.object({
  page: z.optional(z.coerce.number()),
  pageSize: z.optional(z.coerce.number()),
  sortBy: z.optional(z.string()),
  sortDirection: z.optional(z.enum(['asc', 'desc'])),
  query: z.optional(z.string()),
});
export type Paging = z.infer<typeof Paging>;

/**
 * The schema of a list in its documented shapes: a page, a page without a total, or a bare array. With
 * `orIds`, a row may be an id.
 */
export const listOf = <T>(item: Schema<T>, { orIds = false } = {}) =>
  markAsList(
    z.union([
      z.looseObject({
        data: z.array(item),
        pagingMeta: z.optional(z.looseObject({ totalRecords: z.number() })),
      }),
      z.array(item),
    ]),
    item as Schema<unknown>,
    orIds,
  );

/** The fields by which a resource's list can be sorted. */
export type SortField<N extends ResourceName> = (typeof resourceLists)[N] extends {
  sorts: readonly (infer Sort)[];
  sortBy: infer By;
}
  ? Sort | By
  : never;
/** The fields of a resource that resources.ts names: its sorts and its name. */
type NamedField<N extends ResourceName> =
  SortField<N> | ((typeof nameSources)[N] extends infer Source extends string ? Source : never);
/** Causes a compile error if resources.ts names a field that the schema does not have. */
type HasNamedFields<N extends ResourceName, T> =
  NamedField<N> extends DeclaredKey<T> ? unknown : { unknownField: Exclude<NamedField<N>, DeclaredKey<T>> };
type DeclaredKey<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

/** The usual calls of a resource. */
export const crudEndpoints = <const N extends ResourceName, T>(
  name: N,
  item: Schema<T> & HasNamedFields<N, T>,
) => ({
  list: endpoint(`GET /api/${name}`, { query: Paging, reply: listOf(item), shows: [name] }),
  create: endpoint(`POST /api/${name}`, { body: item, reply: item, changes: [name] }),
  update: endpoint(`PUT /api/${name}/{id}`, { body: item, reply: item, changes: [name] }),
  remove: endpoint(`DELETE /api/${name}/{id}`, { changes: [name] }),
});
