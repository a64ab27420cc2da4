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

/** What has no value comes last, in either order. */
const inOrder = (records: RaRecord[], field: string, order: 'ASC' | 'DESC') => {
  const textOf = (record: RaRecord) => {
    const [value] = valuesAt(record, field.split('.'));
    return isObject(value) ? idOf(value) : String(value ?? '');
  };
  const keyed = records.map(record => [textOf(record), record] as const);
  return keyed
    .sort(([a], [b]) => (a && b ? compare(a, b) * (order === 'DESC' ? -1 : 1) : +!a - +!b))
    .map(([, record]) => record);
};

/**
 * The records whose field `target` refers to a record. They come whole and are filtered, sorted and paged here, since the
 * platform pages none of these calls; without a call of its own a target is looked for in the whole list.
 */
export async function getManyReference(
  resource: string,
  { target, id, pagination, sort, filter = {}, signal }: GetManyReferenceParams,
  { call, all, many }: Reads,
) {
  const { q = '', ...filters } = filter as Record<string, unknown>;
  const endpoint = await calls[resource as ResourceName]?.[target]?.();
  let records: RaRecord[];
  let left = filters;
  if (endpoint) {
    const param = /\{(\w+)\}/.exec(endpoint.route)![1]!;
    const ask = { path: { [param]: String(id) } };
    const { data } = readList<Row>(await call(endpoint, ask, { signal }));
    // A row may be no more than the id of its record.
    const [named, whole] = [data.filter(isId), data.filter(row => !isId(row))];
    const others = named.length ? await many(named.map(({ _id }) => _id)) : [];
    records = [...whole.map(inward), ...others].filter(record => !q || names(record, String(q)));
  } else {
    const asked = lists[resource as ResourceName]?.filters ?? {};
    const isAsked = ([name]: [string, unknown]) => Object.hasOwn(asked, name);
    left = Object.fromEntries(Object.entries(filters).filter(one => !isAsked(one)));
    records = (await all({ q, ...Object.fromEntries(Object.entries(filters).filter(isAsked)) })).filter(
      record => has(record, target, id),
    );
  }
  const found = records.filter(record =>
    Object.entries(left).every(([source, wanted]) => has(record, source, wanted)),
  );
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order) : found;
  const { page = 1, perPage = 0 } = pagination ?? {};
  return {
    data: perPage > 0 ? sorted.slice((page - 1) * perPage, page * perPage) : sorted,
    total: sorted.length,
  };
}
