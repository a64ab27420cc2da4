import type { GetManyReferenceParams, RaRecord } from 'react-admin';
import type { AnyEndpoint, AnyEndpointArgs } from '../platform/endpoint.ts';
import { foldText } from '../platform/fold.ts';
import { resourceLists, type ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import { readList, referenceId } from './dialect.ts';
import { isEquivalent } from './isEquivalent.ts';
import { toRecord } from './record.ts';

type Targets = Record<string, () => Promise<AnyEndpoint>>;

/**
 * Endpoints that return the records referring to another record, by resource and target. The targets `toolgroup` and `purpose`
 * are not fields: there the other record holds the references.
 */
const referenceEndpoints: Partial<Record<ResourceName, Targets>> = {
  users: { 'rolesAssigned.role': async () => (await import('../platform/roles.ts')).roles.users },
  tools: { toolgroup: async () => (await import('../platform/tools.ts')).tools.ofToolgroup },
  toolgroups: { purpose: async () => (await import('../platform/toolgroups.ts')).toolgroups.ofPurpose },
};

interface Readers {
  call(
    endpoint: AnyEndpoint,
    args: AnyEndpointArgs,
    options: { signal?: AbortSignal | undefined },
  ): Promise<unknown>;
  /** Reads all records that match these filters of the resource's list. */
  readAll(filter: object): Promise<RaRecord[]>;
  readMany(ids: string[]): Promise<RaRecord[]>;
}

type PlatformRow = Record<string, unknown> & { _id: string };
/** The platform may return only the id of a record. */
const isOnlyId = (row: PlatformRow) => Object.keys(row).length === 1;

/** Returns the values at a dotted source path. Arrays on the path contribute the values of all their items. */
const valuesAt = (value: unknown, [name, ...rest]: string[]): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(item => valuesAt(item, name === undefined ? [] : [name, ...rest]))
    : name === undefined
      ? [value]
      : isObject(value)
        ? valuesAt(value[name], rest)
        : [];

const hasValue = (record: RaRecord, source: string, expected: unknown) =>
  valuesAt(record, source.split('.')).some(
    value =>
      isEquivalent(value, expected) || (referenceId(value) !== '' && referenceId(value) === String(expected)),
  );

const matchesSearch = (record: RaRecord, text: string) =>
  Object.values(record).some(value => typeof value === 'string' && foldText(value).includes(foldText(text)));

const compare = new Intl.Collator(undefined, { numeric: true }).compare;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const compareValues = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compare(referenceId(a) || String(a), referenceId(b) || String(b));

/** Records without a value come last in both orders. */
function sortRecords(records: RaRecord[], field: string, order: 'ASC' | 'DESC') {
  const keyed = records.map(record => [valuesAt(record, field.split('.'))[0], record] as const);
  return keyed
    .sort(([a], [b]) =>
      isMissing(a) || isMissing(b)
        ? Number(isMissing(a)) - Number(isMissing(b))
        : compareValues(a, b) * (order === 'DESC' ? -1 : 1),
    )
    .map(([, record]) => record);
}

/** Reads from the reference endpoint, which has no search, and filters by `q` here. */
async function readFromEndpoint(
  endpoint: AnyEndpoint,
  { id, filter, signal }: GetManyReferenceParams,
  { call, readMany }: Readers,
): Promise<RaRecord[]> {
  const [, name = ''] = /\{(\w+)\}/.exec(endpoint.route) ?? [];
  const { data } = readList<PlatformRow>(await call(endpoint, { path: { [name]: String(id) } }, { signal }));
  const ids = data.filter(isOnlyId).map(({ _id }) => _id);
  const records = [
    ...data.filter(row => !isOnlyId(row)).map(toRecord),
    ...(ids.length ? await readMany(ids) : []),
  ];
  const { q } = filter ?? {};
  return q ? records.filter(record => matchesSearch(record, String(q))) : records;
}

/** Reads the whole list with the list's own filters and keeps the records that refer to the given one. */
async function readFromList(
  resource: string,
  { target, id, filter }: GetManyReferenceParams,
  { readAll }: Readers,
) {
  const supported = ['q', ...filtersOf(resource)];
  const listFilter = Object.fromEntries(
    Object.entries(filter ?? {}).filter(([name]) => supported.includes(name)),
  );
  const records = await readAll(listFilter);
  const [field = ''] = target.split('.');
  if (import.meta.env.DEV && records.length && !records.some(record => field in record))
    // oxlint-disable-next-line no-console -- tells the developer why the list is empty
    console.warn(
      `No record in the list of ${resource} has the field "${field}", so none refers to ${id} by "${target}". See referenceEndpoints.`,
    );
  return records.filter(record => hasValue(record, target, id));
}

const filtersOf = (resource: string) => Object.keys(resourceLists[resource as ResourceName]?.filters ?? {});

/**
 * Returns the records whose field `target` refers to a record. The platform does not page these endpoints, so all records are
 * read, then filtered, sorted and paged here. A target without an endpoint is searched in the whole list.
 */
export async function getManyReference(resource: string, params: GetManyReferenceParams, readers: Readers) {
  const { target, pagination, sort, filter } = params;
  const endpoint = await referenceEndpoints[resource as ResourceName]?.[target]?.();
  const records = await (endpoint
    ? readFromEndpoint(endpoint, params, readers)
    : readFromList(resource, params, readers));
  const appliedFilters = endpoint ? ['q'] : ['q', ...filtersOf(resource)];
  const remainingFilters = Object.entries(filter ?? {}).filter(
    ([source]) => !appliedFilters.includes(source),
  );
  const matching = records.filter(record =>
    remainingFilters.every(([source, expected]) => hasValue(record, source, expected)),
  );
  const sorted = sort?.field ? sortRecords(matching, sort.field, sort.order) : matching;
  const { page = 1, perPage = 0 } = pagination ?? {};
  return {
    data: perPage > 0 ? sorted.slice((page - 1) * perPage, page * perPage) : sorted,
    total: sorted.length,
  };
}
