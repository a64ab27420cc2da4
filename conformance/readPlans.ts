import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyEndpointArgs } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { resourceLists } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import { listShape } from './conventions.ts';
import { replyRows, type KnownRecords } from './knownRecords.ts';

/** The requests of a call in order, a check of all their replies, and the documented error statuses. */
export interface ReadPlan {
  asks: AnyEndpointArgs[];
  check?: (replies: unknown[]) => string[];
  documented?: readonly number[];
}

const PAGE_SIZE = 5;
const NO_MATCH = 'zzqqxxjj no such thing';
const NEEDS_EMAIL = 'it needs a token that comes by mail';

const query = (one: object): ReadPlan => ({ asks: [{ query: one }] });
const totalRecords = (reply: unknown) =>
  isObject(reply) && isObject(reply.pagingMeta) ? Number(reply.pagingMeta.totalRecords) : NaN;

/** Two pages of a list and a search without matches. A list without a total is complete. */
function pages({ sortBy, sortDirection }: { sortBy: string; sortDirection: string }): ReadPlan {
  const page = { pageSize: PAGE_SIZE, sortBy, sortDirection };
  return {
    asks: [
      { query: { ...page, page: 1 } },
      { query: { ...page, page: 2 } },
      { query: { ...page, page: 1, query: NO_MATCH } },
    ],
    check([first, second, none]) {
      const isPaged = listShape(first) === '{ data, pagingMeta }';
      const [rows, next] = [replyRows(first), replyRows(second)];
      return [
        isPaged &&
          rows.length > PAGE_SIZE &&
          `a page of ${PAGE_SIZE} has ${rows.length} rows: pageSize is not kept to`,
        isPaged &&
          totalRecords(first) > PAGE_SIZE &&
          rows[0]?._id === next[0]?._id &&
          'the second page is the first: page is not kept to',
        isPaged && totalRecords(first) < rows.length && 'totalRecords is less than the rows that came',
        replyRows(none).length > 0 && 'a search for what is nowhere finds rows: query is not kept to',
      ].filter(text => text !== false);
    },
  };
}

const serviceUrl = (known: KnownRecords): string | undefined => {
  const reply = known.reply('mapServices.list');
  const url =
    isObject(reply) && Array.isArray(reply.services)
      ? reply.services.map(one => (isObject(one) ? one.url : undefined)).find(Boolean)
      : undefined;
  return typeof url === 'string' ? url : undefined;
};
const serviceLayerUrl = (known: KnownRecords): string | undefined => {
  const [url, reply] = [serviceUrl(known), known.reply('mapServices.layers')];
  const layer = isObject(reply) && Array.isArray(reply.layers) ? reply.layers.find(isObject) : undefined;
  return url && layer ? `${url}/${String(layer.id)}` : undefined;
};

const searchPlan = (
  value: string | undefined,
  what: string,
  ask: (value: string) => object,
): ReadPlan | string => (value ? query(ask(value)) : `there is no ${what} to ask for`);

/** Plans that the contract does not determine: search texts, service URLs, and reasons to skip a call. */
const specialPlans: Partial<Record<EndpointName, (known: KnownRecords) => ReadPlan | string>> = {
  ...Object.fromEntries(
    Object.entries(resourceLists).flatMap(([name, list]) =>
      list ? [[`${name}.list`, () => pages(list)]] : [],
    ),
  ),
  'account.verifyResetToken': () => NEEDS_EMAIL,
  'account.checkEmail': known => searchPlan(known.text('users', 'email'), 'e-mail', email => ({ email })),
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
  'users.search': known => searchPlan(known.text('users', 'firstName'), 'name', name => ({ name })),
  'users.exportCsv': () =>
    query({ filter: 'superadmin', page: 1, pageSize: 1, sortBy: 'loginCount', sortDirection: 'desc' }),
  'roles.search': known => searchPlan(known.text('roles', 'roleName'), 'role', name => ({ name })),
  'tools.search': known => searchPlan(known.text('tools', 'toolName'), 'tool', name => ({ name })),
  'applications.search': known =>
    searchPlan(known.text('applications', 'applicationId'), 'application id', appid => ({ appid })),
  'applications.checkId': known =>
    searchPlan(known.text('applications', 'applicationId'), 'application id', applicationId => ({
      applicationId,
    })),
  'protectedLayers.search': known =>
    searchPlan(known.text('applications', '_id'), 'application', application => ({ application })),
  'mapServices.layers': known => searchPlan(serviceUrl(known), 'map service', url => ({ url })),
  'mapServices.fields': known =>
    searchPlan(serviceLayerUrl(known), 'layer of a map service', url => ({ url })),
  'mapServices.layer': known =>
    searchPlan(serviceLayerUrl(known), 'layer of a map service', url => ({ url })),
};

/** The special plan of a read, or a request for each known record of its path, or the reason to skip it. */
export function createReadPlan(
  { name, path, endpoint }: DescribedCall,
  known: KnownRecords,
): ReadPlan | string {
  const plan = specialPlans[name]?.(known);
  if (plan) return typeof plan !== 'string' && !plan.asks.length ? 'there is no record to ask for' : plan;
  const key = /\{(\w+)\}/.exec(path)?.[1];
  if (!key) return { asks: [{}] };
  const entity = endpoint.shows!.at(-1)!;
  const asks = known.records(entity).map(({ _id }) => ({ path: { [key]: String(_id) } }));
  // The user may be unknown to the previous version.
  if (asks.length) return name === 'transfer.preview' ? { asks, documented: [400] } : { asks };
  return `there is no record of ${entity} to ask for`;
}
