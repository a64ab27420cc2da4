import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import { call as send, type CallOptions } from '../client/call.ts';
import { pageOf, readList } from '../client/dialect.ts';
import { gone } from '../client/failures.ts';
import { replyAtOnce } from '../client/replyAtOnce.ts';
import { observed, type WriteObserver } from '../data/writes.ts';
import type { AnyEndpoint, Ask, ReplyOf, Schema } from '../platform/endpoint.ts';
import { unreadable } from '../platform/errors.ts';
import { listQuery, type ListName, type ListState } from '../platform/lists.ts';
import { lists } from '../platform/resources.ts';
import { defOf } from '../platform/shape.ts';
import { withoutNulls } from '../platform/withoutNulls.ts';
import { callFor, callHere, neededCall } from './resourceCalls.ts';

/** react-admin's data provider with three methods more. Bulk actions write record by record (lists/bulk). */
export interface ConsoleDataProvider extends DataProvider {
  /** Calls a documented endpoint. */
  call<E extends AnyEndpoint>(endpoint: E, ask: Ask<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** Tells the observer of a write of an earlier visit, whose reply was lost, that is found to have been done. */
  emitPastWrite<E extends AnyEndpoint>(endpoint: E, ask: Ask<E>, reply: object): Promise<void>;
  /** What `getList` would answer, where the call was begun while the code was on its way and its reply is here: once. */
  listAtOnce(resource: string, params: Partial<GetListParams>): GetListResult | undefined;
}

const perform = async <E extends AnyEndpoint>(
  endpoint: E,
  ask: Ask<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> => withoutNulls(endpoint.reply, await send(endpoint, ask, options));

type Row = Record<string, unknown> & { _id: string };

// react-admin wants `id`, the platform has `_id`: added on the way in, taken off on the way out, nothing else touched.
const inward = (row: unknown): RaRecord => ({ ...(row as Row), id: (row as Row)._id });
const outward = ({ id: _, ...row }: Record<string, unknown>) => row;

const has = (endpoint: AnyEndpoint, name: string) => endpoint.route.includes(`{${name}}`);
const aimed = (endpoint: AnyEndpoint, id: Identifier) =>
  has(endpoint, 'id') ? { path: { id: String(id) } } : {};

/** react-admin's list question as the state of a list; `filter.q` is the search text. */
const stateOf = (resource: string, { pagination, sort, filter }: Partial<GetListParams>): ListState => {
  const list = lists[resource as ListName];
  const { q = '', ...filters } = (filter ?? {}) as Record<string, string>;
  return {
    q,
    filters,
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? list.pageSize,
    sortBy: sort?.field ?? list.sortBy,
    sortDirection: sort ? (sort.order === 'DESC' ? 'desc' : 'asc') : list.sortDirection,
    view: list.view,
  };
};

const asked = (resource: string, params: Partial<GetListParams>) => ({
  query: listQuery(resource as ListName, stateOf(resource, params)),
});

function listed(reply: unknown, resource: string, params: Partial<GetListParams>): GetListResult {
  const { page, pageSize } = stateOf(resource, params);
  const { data, total, odd } = pageOf(readList(reply), page, pageSize);
  return { data: data.map(inward), total, meta: { odd } };
}

async function getList(resource: string, params: Partial<GetListParams>) {
  const reply = await perform(await neededCall(resource, 'list'), asked(resource, params), {
    signal: params.signal,
  });
  return listed(reply, resource, params);
}

function listAtOnce(resource: string, params: Partial<GetListParams>): GetListResult | undefined {
  const endpoint = callHere(resource, 'list');
  const reply = endpoint && withoutNulls(endpoint.reply, replyAtOnce(endpoint, asked(resource, params)));
  return reply === undefined ? undefined : listed(reply, resource, params);
}

/** Every row of a list, for where the platform has no call for one record. */
const wholeList = async (resource: string, signal?: AbortSignal) =>
  (await getList(resource, { pagination: { page: 1, perPage: 0 }, ...(signal && { signal }) })).data;

async function getOne(resource: string, id: Identifier, signal?: AbortSignal, query?: object) {
  const info = await callFor(resource, 'info');
  if (info) {
    const path = { id: String(id) };
    const record = inward(await perform(info, { path, query }, { signal }));
    if (record.id !== path.id) throw unreadable('other', { route: info.route, path, at: Date.now() });
    return record;
  }
  const found = (await wholeList(resource, signal)).find(row => row.id === id);
  if (!found) throw gone();
  return found;
}

/** Each record is asked for once; where it is found in the list, that is read once for all. */
async function getMany(resource: string, ids: string[], signal?: AbortSignal) {
  if (await callFor(resource, 'info')) return Promise.all(ids.map(id => getOne(resource, id, signal)));
  return (await wholeList(resource, signal)).filter(row => ids.includes(String(row.id)));
}

/** The names of the fields that a record of this schema cannot be without. */
const requiredOf = (schema: Schema<unknown>) =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([name, field]) =>
    defOf(field).innerType ? [] : [name],
  );

/**
 * An update replaces the whole record, so it carries all that was read of it: what came before and not again is sent as
 * it was; a record that has lost what none can be without is torn, and nothing is sent.
 */
function wholeOf(
  endpoint: AnyEndpoint,
  id: Identifier,
  record: Record<string, unknown>,
  before: Record<string, unknown> = {},
) {
  const torn = requiredOf(endpoint.body!).some(name => before[name] && record[name] === undefined);
  if (torn || record._id !== String(id)) throw unreadable('other');
  return outward({ ...before, ...record });
}

const reads = {
  supportAbortSignal: true,
  listAtOnce,
  getList,
  /** `meta.query`: further parameters of the call. */
  getOne: async (resource, { id, meta, signal }) => ({
    data: await getOne(resource, id, signal, meta?.query),
  }),
  getMany: async (resource, { ids, signal }) => ({
    data: await getMany(resource, [...new Set(ids.map(String))], signal),
  }),
} as ConsoleDataProvider;

type Call = ConsoleDataProvider['call'];

async function create(
  call: Call,
  resource: string,
  data: Record<string, unknown>,
  path?: Record<string, string>,
) {
  const reply = await call(await neededCall(resource, 'create'), {
    ...(path && { path }),
    body: outward(data),
  });
  return inward(reply ?? data);
}

async function update(
  call: Call,
  resource: string,
  id: Identifier,
  data: Record<string, unknown>,
  before?: Record<string, unknown>,
) {
  const endpoint = await neededCall(resource, 'update');
  const body = wholeOf(endpoint, id, data, before);
  const reply = await call(endpoint, { ...aimed(endpoint, id), body, before });
  return inward(reply && typeof reply === 'object' ? { ...reply, _id: String(id) } : body);
}

/** The data provider of the console; the observer is told of its writes. */
export function createDataProvider(observer?: WriteObserver): ConsoleDataProvider {
  const call = observed(perform, observer);
  return {
    ...reads,
    call,
    emitPastWrite: async (endpoint, args, reply) => observer?.(endpoint, args)({ reply }),
    /** `meta.path`: the record that the new one is created in. */
    create: async (resource, { data, meta }) => ({ data: await create(call, resource, data, meta?.path) }),
    update: async (resource, { id, data, previousData }) => ({
      data: await update(call, resource, id, data, previousData),
    }),
    async delete(resource, { id, previousData }) {
      const endpoint = await neededCall(resource, 'remove');
      await call(endpoint, aimed(endpoint, id));
      return { data: previousData ?? { id } };
    },
  } as ConsoleDataProvider;
}
