import type { DataProvider, GetListParams, RaRecord } from 'react-admin';

const titles = [
  'Accusantium',
  'Beatae',
  'Corporis',
  'Dolorem',
  'Eaque',
  'Fugiat',
  'Grata',
  'Harum',
  'Illo',
  'Justo',
  'Kappa',
  'Laborum',
  'Maxime',
];

const tables = (): Record<string, RaRecord[]> => ({
  posts: titles.map((title, index) => ({
    id: index + 1,
    title,
    views: (index * 37) % 100,
    is_published: index % 2 === 0,
    author_id: (index % 3) + 1,
    published_at: `2026-0${(index % 9) + 1}-15T12:00:00`,
  })),
  authors: ['Ada', 'Grace', 'Mary'].map((name, index) => ({ id: index + 1, name })),
  comments: titles.map((title, index) => ({
    id: index + 1,
    post_id: (index % 4) + 1,
    body: `On ${title}`,
  })),
});

const matches = (row: RaRecord, filter: Record<string, unknown>) =>
  Object.entries(filter).every(([name, value]) =>
    name === 'q'
      ? JSON.stringify(row).toLowerCase().includes(String(value).toLowerCase())
      : String(row[name]) === String(value),
  );

export interface ProviderCall {
  method: string;
  resource: string;
  params: GetListParams & { id?: unknown; ids?: unknown[]; data?: object };
}

/** An in-memory data provider with posts, authors and comments that records its calls. */
export function postsProvider(override: Partial<DataProvider> = {}) {
  const data = tables();
  const calls: ProviderCall[] = [];
  const list = (resource: string, { pagination, sort, filter = {} }: GetListParams) => {
    const rows = (data[resource] ?? []).filter(row => matches(row, filter));
    const { field = 'id', order = 'ASC' } = sort ?? {};
    const sorted = rows.toSorted((a, b) => (a[field] < b[field] ? -1 : 1) * (order === 'ASC' ? 1 : -1));
    const { page = 1, perPage = 10 } = pagination ?? {};
    return {
      data: perPage ? sorted.slice((page - 1) * perPage, page * perPage) : sorted,
      total: rows.length,
    };
  };
  const findRecord = (resource: string, id: unknown) => {
    const row = data[resource]?.find(one => String(one.id) === String(id));
    if (!row) throw new Error('Not found');
    return row;
  };
  const change = (resource: string, id: unknown, values: object) => {
    const row = { ...findRecord(resource, id), ...values };
    data[resource] = data[resource]!.map(one => (one.id === row.id ? row : one));
    return row;
  };
  const remove = (resource: string, id: unknown) => {
    const row = findRecord(resource, id);
    data[resource] = data[resource]!.filter(one => one !== row);
    return row;
  };
  const methods = {
    getList: async (resource: string, params: GetListParams) => list(resource, params),
    getOne: async (resource: string, { id }: { id: unknown }) => ({ data: findRecord(resource, id) }),
    getMany: async (resource: string, { ids }: { ids: unknown[] }) => ({
      data: ids.map(id => findRecord(resource, id)),
    }),
    getManyReference: async (
      resource: string,
      { target, id, ...params }: GetListParams & { target: string; id: unknown },
    ) => list(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource: string, { data: values }: { data: object }) => {
      const row = { ...values, id: data[resource]!.length + 1 };
      data[resource]!.push(row);
      return { data: row };
    },
    update: async (resource: string, { id, data: values }: { id: unknown; data: object }) => ({
      data: change(resource, id, values),
    }),
    updateMany: async (resource: string, { ids, data: values }: { ids: unknown[]; data: object }) => ({
      data: ids.map(id => change(resource, id, values).id),
    }),
    delete: async (resource: string, { id }: { id: unknown }) => ({ data: remove(resource, id) }),
    deleteMany: async (resource: string, { ids }: { ids: unknown[] }) => ({
      data: ids.map(id => remove(resource, id).id),
    }),
    ...override,
  };
  const provider = Object.fromEntries(
    Object.entries(methods).map(([method, implementation]) => [
      method,
      (resource: string, params: never) => {
        calls.push({ method, resource, params });
        return (implementation as (resource: string, params: never) => Promise<unknown>)(resource, params);
      },
    ]),
  ) as unknown as DataProvider;
  /** The params of all calls of a method for a resource. */
  const requests = (method: string, resource = 'posts') =>
    calls.filter(call => call.method === method && call.resource === resource).map(call => call.params);
  return { provider, requests };
}
