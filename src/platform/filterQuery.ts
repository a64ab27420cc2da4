import * as z from 'zod/mini';
import type { FilterValues } from './resources.ts';

const text = z.optional(z.string());
const number = z.optional(z.coerce.number());
const choice = <Value extends string>(values: readonly Value[]) => z.optional(z.enum(['all', ...values]));

type Parameter<Values extends FilterValues> = Values extends readonly (infer Value extends string)[]
  ? ReturnType<typeof choice<Value>>
  : Values extends 'days'
    ? typeof text
    : typeof number;

/**
 * Returns the query parameters of a list's filters (`filters` in resources.ts). A choice takes one of its
 * values or `all`, `days` are `from,to` as ISO instants, and `count` is a number.
 */
export const filterQuery = <Filters extends Readonly<Record<string, FilterValues>>>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      values === 'days' ? text : values === 'count' ? number : choice(values),
    ]),
  ) as { -readonly [Name in keyof Filters]: Parameter<Filters[Name]> };
