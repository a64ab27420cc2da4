import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyEndpointArgs } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { resourceLists } from '../src/platform/resources.ts';
import { isObject } from '../src/platform/shape.ts';
import { listShape } from './conventions.ts';
import { replyRows, type KnownRecords } from './knownRecords.ts';

/** The requests of a call in order, a check of all their replies, and the documented error statuses. */
export interface ReadPlan {
  requests: AnyEndpointArgs[];
  check?: (replies: unknown[]) => string[];
  documented?: readonly number[];
}

const PAGE_SIZE = 5;
const NO_MATCH = 'zzqqxxjj no such text';
const NEEDS_EMAIL = 'it needs a token that is sent by email';

const queryPlan = (params: object): ReadPlan => ({ requests: [{ query: params }] });
const totalRecords = (reply: unknown) =>
  isObject(reply) && isObject(reply.pagingMeta) ? Number(reply.pagingMeta.totalRecords) : NaN;

/** Two pages of a list and a search without matches. A list without a total is complete. */
function listPlan({ sortBy, sortDirection }: { sortBy: string; sortDirection: string }): ReadPlan {
  const page = { pageSize: PAGE_SIZE, sortBy, sortDirection };
  return {
    requests: [
      { query: { ...page, page: 1 } },
      { query: { ...page, page: 2 } },
      { query: { ...page, page: 1, query: NO_MATCH } },
    ],
    check([first, second, searched]) {
      const isPaged = listShape(first) === '{ data, pagingMeta }';
      const [rows, next] = [replyRows(first), replyRows(second)];
      return [
        isPaged &&
          rows.length > PAGE_SIZE &&
          `a page of ${PAGE_SIZE} has ${rows.length} rows: pageSize is ignored`,
        isPaged &&
          totalRecords(first) > PAGE_SIZE &&
          rows[0]?._id === next[0]?._id &&
          'the second page equals the first: page is ignored',
        isPaged && totalRecords(first) < rows.length && 'totalRecords is less than the number of rows',
        replyRows(searched).length > 0 && 'a search without matches returns rows: query is ignored',
      ].filter(text => text !== false);
    },
  };
}

const serviceUrl = (known: KnownRecords): string | undefined => {
  const reply = known.reply('mapServices.list');
  const url =
    isObject(reply) && Array.isArray(reply.services)
      ? reply.services.map(service => (isObject(service) ? service.url : undefined)).find(Boolean)
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
  toParams: (value: string) => object,
): ReadPlan | string => (value ? queryPlan(toParams(value)) : `no ${what} is known`);

/** Plans that the contract does not determine: search texts, service URLs, and reasons to skip a call. */
const specialPlans: Partial<Record<EndpointName, (known: KnownRecords) => ReadPlan | string>> = {
  ...Object.fromEntries(
    Object.entries(resourceLists).flatMap(([name, list]) =>
      list ? [[`${name}.list`, () => listPlan(list)]] : [],
    ),
  ),
  'account.verifyResetToken': () => NEEDS_EMAIL,
  'account.checkEmail': known => searchPlan(known.text('users', 'email'), 'email', email => ({ email })),
  'applications.list': () => {
    const { requests, ...rest } = listPlan(resourceLists.applications);
    return {
      requests: [...requests, { query: { page: 1, pageSize: PAGE_SIZE, expand: 'subscriptionPlans' } }],
      ...rest,
    };
  },
  'applications.info': known => ({
    requests: known
      .records('applications')
      .map(({ _id }) => ({ path: { id: String(_id) }, query: { expand: 'subscriptionPlans' } })),
  }),
  'users.search': known => searchPlan(known.text('users', 'firstName'), 'name', name => ({ name })),
  'users.exportCsv': () =>
    queryPlan({ filter: 'superadmin', page: 1, pageSize: 1, sortBy: 'loginCount', sortDirection: 'desc' }),
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
  if (plan) return typeof plan !== 'string' && !plan.requests.length ? 'no record is known' : plan;
  const key = /\{(\w+)\}/.exec(path)?.[1];
  if (!key) return { requests: [{}] };
  const entity = endpoint.shows!.at(-1)!;
  const requests = known.records(entity).map(({ _id }) => ({ path: { [key]: String(_id) } }));
  // The user may be unknown to the previous version.
  if (requests.length) return name === 'transfer.preview' ? { requests, documented: [400] } : { requests };
  return `no record of ${entity} is known`;
}
