import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resourceLists, type FilterValues, type ListDefinition } from '../../src/platform/resources.ts';

const contract = readFileSync('docs/contract.md', 'utf8');

/** The table of a call's filters, as pairs of names and values. A colon ends the values. */
function documentedFilters(route: string) {
  const [, section = ''] = contract.split(`Filters of \`${route}\``);
  const [table = ''] = /^\|[^]*?\n\n/m.exec(section) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/^\| `(\w+)` +\| ([^|:]*[^|:\s])/gm)].map(([, name, values]) => [name, values]),
  );
}

const describeValues = (values: FilterValues) =>
  typeof values === 'string' ? values : ['all', ...values].join(', ');

const filteredLists = (Object.values(resourceLists) as (ListDefinition | undefined)[]).flatMap(list =>
  list && Object.keys(list.filters).length ? [list] : [],
);

it.each(filteredLists)('docs/contract.md lists the filters of $route with their values', list => {
  const filters = Object.entries(list.filters).map(([name, values]) => [name, describeValues(values)]);
  expect(documentedFilters(list.route), `The table “Filters of ${list.route}” in docs/contract.md`).toEqual(
    Object.fromEntries(filters),
  );
});
