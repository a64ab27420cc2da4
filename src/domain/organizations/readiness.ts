import { referenceId } from '../../data/dialect.ts';
import { EXPIRED_ACCESS, type WholeApplication } from '../../platform/applications.ts';
import type { Configs } from '../../platform/configs.ts';
import { serviceAddress } from '../../platform/serviceAddress.ts';
import { isObject } from '../../platform/shape.ts';
import { textIn } from '../../platform/unchecked.ts';
import { addressWithoutQuery, isWebAddress } from '../../platform/webAddress.ts';

/** What an application needs to work, in the order in which it is told. */
export const CHECKS = [
  'services',
  'configs',
  'county',
  'administrators',
  'plans',
  'toolgroups',
  'access',
] as const;
export type ReadinessCheck = (typeof CHECKS)[number];

/** Something that is not as it must be. */
export interface Gap {
  id: string;
  name: string;
}

/** What became of one check. `unknown`: what it is judged by could not be read, which counts neither way; `awaited`: not yet. */
export interface CheckVerdict {
  check: ReadinessCheck;
  state: 'ok' | 'gap' | 'unknown' | 'awaited';
  /** What stands in its way, where that has names. */
  gaps: Gap[];
  /** How many there are of what it is about; of services with gaps, the layers that stay blank. */
  count: number;
}

/** What was read; undefined until then, null where it could not be. */
export type ReadResult<T> = T | undefined | null;
type ReadinessFields = Record<string, unknown>;

const verdict = (check: ReadinessCheck, isOk: boolean, count = 0, gaps: Gap[] = []): CheckVerdict => ({
  check,
  state: isOk ? 'ok' : 'gap',
  gaps,
  count,
});
const unread = (check: ReadinessCheck, read: undefined | null): CheckVerdict => ({
  check,
  state: read === null ? 'unknown' : 'awaited',
  gaps: [],
  count: 0,
});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const ids = (refs: unknown) => list(refs).map(referenceId).filter(Boolean);
const named = (row: ReadinessFields, field: string): Gap => ({
  id: referenceId(row),
  name: textIn(row[field]) || referenceId(row),
});

/** What an application says itself. Of what it leaves out nothing is said. */
export function checkApplication({
  county,
  adminUsers,
  subscriptionPlans,
  accessType,
}: Partial<WholeApplication> | ReadinessFields): CheckVerdict[] {
  const plans = list(subscriptionPlans);
  const populatedPlans = plans.filter(isObject);
  const unpriced = populatedPlans.filter(plan => !list(plan.periods).length);
  return [
    ...(county === undefined
      ? []
      : [verdict('county', !!textIn(isObject(county) ? county.code : undefined).trim())]),
    ...(Array.isArray(adminUsers)
      ? [verdict('administrators', adminUsers.length > 0, adminUsers.length)]
      : []),
    ...(Array.isArray(subscriptionPlans) && populatedPlans.length === plans.length
      ? [
          verdict(
            'plans',
            !unpriced.length,
            plans.length,
            unpriced.map(plan => named(plan, 'name')),
          ),
        ]
      : []),
    ...(textIn(accessType) ? [verdict('access', accessType !== EXPIRED_ACCESS)] : []),
  ];
}

/** An application as it is when all of it was read: what is missing there is empty. */
export const checkWholeApplication = (application: Partial<WholeApplication>) =>
  checkApplication({
    ...application,
    county: application.county ?? null,
    adminUsers: list(application.adminUsers),
    subscriptionPlans: list(application.subscriptionPlans),
  });

/** The map services that layers are of, by their addresses, each with the number of its layers. */
export function servicesOf(layers: readonly { url?: unknown }[]): Map<string, number> {
  const services = new Map<string, number>();
  for (const { url } of layers) {
    const service =
      serviceAddress(textIn(url))?.service ?? addressWithoutQuery(textIn(url)).replace(/\/\d+$/, '');
    if (isWebAddress(service)) services.set(service, (services.get(service) ?? 0) + 1);
  }
  return services;
}

/** How a service answered: not at all, or nobody could tell. */
export type ServiceReply = 'answers' | 'silent' | 'unknown';

/** A service's name as its address has it, without what all of them have. */
const serviceName = (url: string) =>
  /\/services\/(.+?)(?:\/\w+Server)?$/i.exec(url)?.[1] ?? url.replace(/^https?:\/\//, '');

/** Whether there are layers, and the services that they are of answer. */
export function checkServices(
  layers: ReadResult<readonly { url?: unknown }[]>,
  states: ReadResult<ReadonlyMap<string, ServiceReply>>,
): CheckVerdict {
  if (!layers) return unread('services', layers);
  if (!layers.length) return verdict('services', false);
  const services = servicesOf(layers);
  if (!states && services.size) return unread('services', states);
  const silent = [...services.keys()].filter(service => states?.get(service) === 'silent');
  if (silent.length)
    return verdict(
      'services',
      false,
      silent.reduce((sum, service) => sum + services.get(service)!, 0),
      silent.map(service => ({ id: service, name: serviceName(service) })),
    );
  if ([...services.keys()].some(service => states?.get(service) !== 'answers'))
    return unread('services', null);
  return verdict('services', true, services.size);
}

/** Whether there is a config that the map opens with; null within: the application has none yet. */
export function checkConfigs(configs: ReadResult<{ value: Configs | null }>): CheckVerdict {
  if (!configs) return unread('configs', configs);
  const { appConfig, resultsLayerConfigs, editorConfigs } = configs.value ?? {};
  return verdict(
    'configs',
    isObject(appConfig) && Object.keys(appConfig).length > 0,
    list(resultsLayerConfigs).length + list(editorConfigs).length,
  );
}

const isIn = (row: ReadinessFields, application: string) =>
  list(row.rolesAssigned).some(entry => isObject(entry) && referenceId(entry.application) === application);

/** Whether the toolgroups that an application has have tools: by its plans, its roles, and the purposes of both. */
export function checkToolgroups(
  { _id = '', subscriptionPlans }: Partial<WholeApplication>,
  purposes: ReadResult<readonly ReadinessFields[]>,
  toolgroups: ReadResult<readonly ReadinessFields[]>,
): CheckVerdict {
  if (!purposes || !toolgroups)
    return unread('toolgroups', purposes === null || toolgroups === null ? null : undefined);
  // A list may leave what is in its rows out.
  if (toolgroups.length && !toolgroups.some(({ tools }) => Array.isArray(tools)))
    return unread('toolgroups', null);
  const plans = list(subscriptionPlans).filter(isObject);
  const ownPurposes = new Set(plans.flatMap(plan => ids(plan.purposes)));
  const own = new Set(plans.flatMap(plan => ids(plan.toolgroups)));
  for (const purpose of purposes)
    if (ownPurposes.has(referenceId(purpose)) || isIn(purpose, _id))
      for (const group of ids(purpose.toolgroups)) own.add(group);
  const used = toolgroups.filter(group => own.has(referenceId(group)) || isIn(group, _id));
  const empty = used.filter(({ tools }) => !list(tools).length);
  return verdict(
    'toolgroups',
    !empty.length,
    used.length,
    empty.map(group => named(group, 'toolGroupName')),
  );
}

/** How many checks pass, of those that could be judged. */
export const scoreOf = (verdicts: readonly CheckVerdict[]) => ({
  ok: verdicts.filter(({ state }) => state === 'ok').length,
  of: verdicts.filter(({ state }) => state === 'ok' || state === 'gap').length,
});
