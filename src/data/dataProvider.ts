import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
} from 'react-admin';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import { unreadableError } from '../platform/errors.ts';
import { listQuery, type ListName, type ListState } from '../platform/lists.ts';
import { resourceLists } from '../platform/resources.ts';
import { withoutNulls } from '../platform/withoutNulls.ts';
import type { Call, CallOptions } from './call.ts';
import type { ResourceCallFinder } from './createResourceCalls.ts';
import { pageOfList, readList } from './dialect.ts';
import { notFoundError } from './failures.ts';
import { toRecord } from './record.ts';
import type { RecordWrites } from './recordWrites.ts';
import { takePrefetchedReply } from './takePrefetchedReply.ts';
import { observeWrites, type WriteObserver } from './writes.ts';

export interface ConsoleDataProvider extends DataProvider, Pick<RecordWrites, 'replace'> {
  update: RecordWrites['update'];
  call<E extends AnyEndpoint>(endpoint: E, args: EndpointArgs<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** Tells the observer that a write of an earlier visit, whose reply was lost, was applied. */
  notifyPastWrite<E extends AnyEndpoint>(endpoint: E, args: EndpointArgs<E>, reply: object): Promise<void>;
  /**
   * Returns the result of `getList` without waiting, if its request was prefetched and the reply has arrived.
   */
  getPrefetchedList(resource: string, params: Partial<GetListParams>): GetListResult | undefined;
}

/** Converts the parameters of `getList` to the state of a list. `filter.q` is the search text. */
const listParamsToState = (
  resource: string,
  { pagination, sort, filter }: Partial<GetListParams>,
): ListState => {
  const list = resourceLists[resource as ListName];
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

const listArgs = (resource: string, params: Partial<GetListParams>) => ({
  query: listQuery(resource as ListName, listParamsToState(resource, params)),
});

function toListResult(reply: unknown, resource: string, params: Partial<GetListParams>): GetListResult {
  const { page, pageSize } = listParamsToState(resource, params);
  const { data, total, skippedCount } = pageOfList(readList(reply), page, pageSize);
  return { data: data.map(toRecord), total, meta: { skippedCount } };
}

/** `token` is the token of the session, which finds prefetched requests. */
function createReads(perform: Call, resourceCalls: ResourceCallFinder, token: () => string | undefined) {
  /** `meta.call` contains further options of the call. */
  async function getList(resource: string, params: Partial<GetListParams>) {
    const reply = await perform(await resourceCalls.get(resource, 'list'), listArgs(resource, params), {
      signal: params.signal,
      ...params.meta?.call,
    });
    return toListResult(reply, resource, params);
  }

  function getPrefetchedList(resource: string, params: Partial<GetListParams>): GetListResult | undefined {
    const endpoint = resourceCalls.loaded(resource, 'list');
    const reply =
      endpoint &&
      withoutNulls(endpoint.reply, takePrefetchedReply(token(), endpoint, listArgs(resource, params)));
    return reply === undefined ? undefined : toListResult(reply, resource, params);
  }

  /** Reads the whole list, for resources without a call for one record. */
  const readAllRecords = async (resource: string, signal?: AbortSignal, filter?: object) =>
    (await getList(resource, { pagination: { page: 1, perPage: 0 }, filter, ...(signal && { signal }) }))
      .data;

  async function getOne(resource: string, id: Identifier, signal?: AbortSignal, query?: object) {
    const info = await resourceCalls.find(resource, 'info');
    if (info) {
      const path = { id: String(id) };
      const record = toRecord(await perform(info, { path, query }, { signal }));
      if (record.id !== path.id) {
        const request = { route: info.route, path, at: Date.now() };
        throw Object.assign(unreadableError('other'), { request });
      }
      return record;
    }
    const record = (await readAllRecords(resource, signal)).find(row => row.id === id);
    if (!record) throw notFoundError();
    return record;
  }

  /** Reads each record once, or the list once if there is no call for one record. */
  async function getMany(resource: string, ids: string[], signal?: AbortSignal) {
    if (await resourceCalls.find(resource, 'info'))
      return Promise.all(ids.map(id => getOne(resource, id, signal)));
    return (await readAllRecords(resource, signal)).filter(row => ids.includes(String(row.id)));
  }

  const methods = {
    supportAbortSignal: true,
    getPrefetchedList,
    getList,
    /** `meta.query` contains further query parameters. */
    getOne: async (resource, { id, meta, signal }) => ({
      data: await getOne(resource, id, signal, meta?.query),
    }),
    getMany: async (resource, { ids, signal }) => ({
      data: await getMany(resource, [...new Set(ids.map(String))], signal),
    }),
    async getManyReference(resource, params: GetManyReferenceParams) {
      const { getManyReference } = await import('./getManyReference.ts');
      return getManyReference(resource, params, {
        call: perform,
        readAll: filter => readAllRecords(resource, params.signal, filter),
        readMany: ids => getMany(resource, ids, params.signal),
      });
    },
  } as ConsoleDataProvider;
  return { methods, getOne };
}

const writes = ['create', 'update', 'replace', 'updateMany', 'delete', 'deleteMany'] as const;

interface DataProviderOptions {
  call: Call;
  resourceCalls: ResourceCallFinder;
  token?: () => string | undefined;
  /** Called for each write. */
  observer?: WriteObserver;
}

const noToken = () => undefined;

export function createDataProvider({
  call: send,
  resourceCalls,
  token = noToken,
  observer,
}: DataProviderOptions): ConsoleDataProvider {
  const perform: Call = async (endpoint, args, options) =>
    withoutNulls(endpoint.reply, await send(endpoint, args, options));
  const { methods, getOne } = createReads(perform, resourceCalls, token);
  const call = observeWrites(perform, observer);
  const write =
    (name: (typeof writes)[number]) =>
    async (...args: [never, never]): Promise<unknown> => {
      const { recordWrites } = await import('./recordWrites.ts');
      const perform: (...asked: [never, never]) => Promise<unknown> = recordWrites({
        call,
        resourceCalls,
        getOne,
      })[name];
      return perform(...args);
    };
  return {
    ...methods,
    ...Object.fromEntries(writes.map(name => [name, write(name)])),
    call,
    notifyPastWrite: async (endpoint, args, reply) => observer?.(endpoint, args)({ reply }),
  } as ConsoleDataProvider;
}
