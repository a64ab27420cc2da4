import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyAsk } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { resourceLists } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import { listShape } from './customs.ts';
import { rowsInReply, type KnownRecords } from './known.ts';

/** What a call is asked with, one after another; what its answers must be together; what it may answer besides success. */
export interface ReadPlan {
  asks: AnyAsk[];
  check?: (replies: unknown[]) => string[];
  documented?: readonly number[];
}

const PAGE_SIZE = 5;
const NOBODY = 'zzqqxxjj no such thing';
const LETTER = 'it needs a token that comes by mail';

const query = (one: object): ReadPlan => ({ asks: [{ query: one }] });
const totalOf = (reply: unknown) =>
  isObject(reply) && isObject(reply.pagingMeta) ? Number(reply.pagingMeta.totalRecords) : NaN;

/** Two pages of a list and a search that finds nothing. A list without a total is the whole list. */
function pages({ sortBy, sortDirection }: { sortBy: string; sortDirection: string }): ReadPlan {
  const page = { pageSize: PAGE_SIZE, sortBy, sortDirection };
  return {
    asks: [
      { query: { ...page, page: 1 } },
      { query: { ...page, page: 2 } },
      { query: { ...page, page: 1, query: NOBODY } },
    ],
    check([first, second, none]) {
      const isPaged = listShape(first) === '{ data, pagingMeta }';
      const [rows, next] = [rowsInReply(first), rowsInReply(second)];
      return [
        isPaged &&
          rows.length > PAGE_SIZE &&
          `a page of ${PAGE_SIZE} has ${rows.length} rows: pageSize is not kept to`,
        isPaged &&
          totalOf(first) > PAGE_SIZE &&
          rows[0]?._id === next[0]?._id &&
          'the second page is the first: page is not kept to',
        isPaged && totalOf(first) < rows.length && 'totalRecords is less than the rows that came',
        rowsInReply(none).length > 0 && 'a search for what is nowhere finds rows: query is not kept to',
      ].filter(text => text !== false);
    },
  };
}

const service = (known: KnownRecords): string | undefined => {
  const reply = known.reply('mapServices.list');
  const url =
    isObject(reply) && Array.isArray(reply.services)
      ? reply.services.map(one => (isObject(one) ? one.url : undefined)).find(Boolean)
      : undefined;
  return typeof url === 'string' ? url : undefined;
};
const serviceLayer = (known: KnownRecords): string | undefined => {
  const [url, reply] = [service(known), known.reply('mapServices.layers')];
  const layer = isObject(reply) && Array.isArray(reply.layers) ? reply.layers.find(isObject) : undefined;
  return url && layer ? `${url}/${String(layer.id)}` : undefined;
};

const of = (value: string | undefined, what: string, ask: (value: string) => object): ReadPlan | string =>
  value ? query(ask(value)) : `there is no ${what} to ask for`;

/** What cannot be told from the contract: search texts, addresses of services, and why something is not asked. */
const particular: Partial<Record<EndpointName, (known: KnownRecords) => ReadPlan | string>> = {
  ...Object.fromEntries(
    Object.entries(resourceLists).flatMap(([name, list]) =>
      list ? [[`${name}.list`, () => pages(list)]] : [],
    ),
  ),
  'account.verifyResetToken': () => LETTER,
  'account.checkEmail': known => of(known.text('users', 'email'), 'e-mail', email => ({ email })),
  'applications.list': () => {
    const { asks, ...rest } = pages(resourceLists.applications);
    return {
      asks: [...asks, { query: { page: 1, pageSize: PAGE_SIZE, expand: 'subscriptionPlans' } }],
      ...rest,
    };
  },
  'applications.info': known => ({
    asks: known
      .records('applications')
      .map(({ _id }) => ({ path: { id: String(_id) }, query: { expand: 'subscriptionPlans' } })),
  }),
  'users.search': known => of(known.text('users', 'firstName'), 'name', name => ({ name })),
  'users.exportCsv': () =>
    query({ filter: 'superadmin', page: 1, pageSize: 1, sortBy: 'loginCount', sortDirection: 'desc' }),
  'roles.search': known => of(known.text('roles', 'roleName'), 'role', name => ({ name })),
  'tools.search': known => of(known.text('tools', 'toolName'), 'tool', name => ({ name })),
  'applications.search': known =>
    of(known.text('applications', 'applicationId'), 'application id', appid => ({ appid })),
  'applications.checkId': known =>
    of(known.text('applications', 'applicationId'), 'application id', applicationId => ({ applicationId })),
  'protectedLayers.search': known =>
    of(known.text('applications', '_id'), 'application', application => ({ application })),
  'mapServices.layers': known => of(service(known), 'map service', url => ({ url })),
  'mapServices.fields': known => of(serviceLayer(known), 'layer of a map service', url => ({ url })),
  'mapServices.layer': known => of(serviceLayer(known), 'layer of a map service', url => ({ url })),
};

/** What a read is asked with: what is stated for it, or each known record that its path names; else why it is not asked. */
export function readPlan({ name, path, endpoint }: DescribedCall, known: KnownRecords): ReadPlan | string {
  const plan = particular[name]?.(known);
  if (plan) return typeof plan !== 'string' && !plan.asks.length ? 'there is no record to ask for' : plan;
  const key = /\{(\w+)\}/.exec(path)?.[1];
  if (!key) return { asks: [{}] };
  const entity = endpoint.shows!.at(-1)!;
  const asks = known.records(entity).map(({ _id }) => ({ path: { [key]: String(_id) } }));
  // Nobody has to be known to the version before.
  if (asks.length) return name === 'transfer.preview' ? { asks, documented: [400] } : { asks };
  return `there is no record of ${entity} to ask for`;
}
