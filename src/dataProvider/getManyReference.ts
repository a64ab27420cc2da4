import type { GetManyReferenceParams, RaRecord } from 'react-admin';
import { idOf, readList } from '../client/dialect.ts';
import { isEquivalent } from '../data/isEquivalent.ts';
import type { AnyAsk, AnyEndpoint } from '../platform/endpoint.ts';
import { foldText } from '../platform/fold.ts';
import { lists, type ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import { inward } from './record.ts';

type Targets = Record<string, () => Promise<AnyEndpoint>>;

/**
 * The calls that answer which records of a resource belong to another record. `toolgroup` and `purpose` are no fields: there
 * the other record names these.
 */
const calls: Partial<Record<ResourceName, Targets>> = {
  users: { 'rolesAssigned.role': async () => (await import('../platform/roles.ts')).roles.users },
  tools: { toolgroup: async () => (await import('../platform/tools.ts')).tools.ofToolgroup },
  toolgroups: { purpose: async () => (await import('../platform/toolgroups.ts')).toolgroups.ofPurpose },
};

interface Reads {
  call(endpoint: AnyEndpoint, ask: AnyAsk, options: { signal?: AbortSignal | undefined }): Promise<unknown>;
  /** All records that these filters of the resource's list leave. */
  all(filter: object): Promise<RaRecord[]>;
  many(ids: string[]): Promise<RaRecord[]>;
}

type Row = Record<string, unknown> & { _id: string };
const isId = (row: Row) => Object.keys(row).length === 1;

/** The values at a dotted source; each of a list's. */
const valuesAt = (value: unknown, [name, ...rest]: string[]): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(one => valuesAt(one, name === undefined ? [] : [name, ...rest]))
    : name === undefined
      ? [value]
      : isObject(value)
        ? valuesAt(value[name], rest)
        : [];

const has = (record: RaRecord, source: string, wanted: unknown) =>
  valuesAt(record, source.split('.')).some(
    value => isEquivalent(value, wanted) || (idOf(value) !== '' && idOf(value) === String(wanted)),
  );

const names = (record: RaRecord, text: string) =>
  Object.values(record).some(value => typeof value === 'string' && foldText(value).includes(foldText(text)));

const compare = new Intl.Collator(undefined, { numeric: true }).compare;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const byValue = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compare(idOf(a) || String(a), idOf(b) || String(b));

/** What has no value comes last, in either order. */
function inOrder(records: RaRecord[], field: string, order: 'ASC' | 'DESC') {
  const keyed = records.map(record => [valuesAt(record, field.split('.'))[0], record] as const);
  return keyed
    .sort(([a], [b]) =>
      isMissing(a) || isMissing(b)
        ? Number(isMissing(a)) - Number(isMissing(b))
        : byValue(a, b) * (order === 'DESC' ? -1 : 1),
    )
    .map(([, record]) => record);
}

/** What a call answers, searched here. A row may be no more than the id of its record. */
async function ofCall(
  endpoint: AnyEndpoint,
  { id, filter, signal }: GetManyReferenceParams,
  { call, many }: Reads,
): Promise<RaRecord[]> {
  const [, name = ''] = /\{(\w+)\}/.exec(endpoint.route) ?? [];
  const { data } = readList<Row>(await call(endpoint, { path: { [name]: String(id) } }, { signal }));
  const ids = data.filter(isId).map(({ _id }) => _id);
  const records = [...data.filter(row => !isId(row)).map(inward), ...(ids.length ? await many(ids) : [])];
  const { q } = filter ?? {};
  return q ? records.filter(record => names(record, String(q))) : records;
}

/** What of the whole list, as the list's own filters leave it, refers to the record. */
async function ofList(resource: string, { target, id, filter }: GetManyReferenceParams, { all }: Reads) {
  const known = ['q', ...filtersOf(resource)];
  const asked = Object.fromEntries(Object.entries(filter ?? {}).filter(([name]) => known.includes(name)));
  return (await all(asked)).filter(record => has(record, target, id));
}

const filtersOf = (resource: string) => Object.keys(lists[resource as ResourceName]?.filters ?? {});

/**
 * The records whose field `target` refers to a record. They come whole and are filtered, sorted and paged here, since the
 * platform pages none of these calls; without a call of its own a target is looked for in the whole list.
 */
export async function getManyReference(resource: string, params: GetManyReferenceParams, reads: Reads) {
  const { target, pagination, sort, filter } = params;
  const endpoint = await calls[resource as ResourceName]?.[target]?.();
  const records = await (endpoint ? ofCall(endpoint, params, reads) : ofList(resource, params, reads));
  const done = endpoint ? ['q'] : ['q', ...filtersOf(resource)];
  const left = Object.entries(filter ?? {}).filter(([source]) => !done.includes(source));
  const found = records.filter(record => left.every(([source, wanted]) => has(record, source, wanted)));
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order) : found;
  const { page = 1, perPage = 0 } = pagination ?? {};
  return {
    data: perPage > 0 ? sorted.slice((page - 1) * perPage, page * perPage) : sorted,
    total: sorted.length,
  };
}
