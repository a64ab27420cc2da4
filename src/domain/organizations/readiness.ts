import { referenceId } from '../../data/dialect.ts';
import { EXPIRED_ACCESS, type WholeApplication } from '../../platform/applications.ts';
import type { Configs } from '../../platform/configs.ts';
import { isHttpUrl, urlWithoutQuery } from '../../platform/isHttpUrl.ts';
import { parseArcGisUrl } from '../../platform/parseArcGisUrl.ts';
import { isObject } from '../../platform/shape.ts';
import { textIn } from '../../platform/unchecked.ts';

/** The requirements of a working application, in the order in which they are listed. */
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

/** A record that keeps a check from passing. */
export interface ReadinessGap {
  id: string;
  name: string;
}

/**
 * The result of one check. `unknown`: its data could not be read, so it counts neither as passed nor as
 * failed. `awaited`: its data is loading.
 */
export interface CheckVerdict {
  check: ReadinessCheck;
  state: 'ok' | 'gap' | 'unknown' | 'awaited';
  /** The records that keep the check from passing, if they have names. */
  gaps: ReadinessGap[];
  /**
   * The number of records that the check concerns. For services with gaps, it is the number of layers that
   * stay blank.
   */
  count: number;
}

/** Undefined while the value loads, null if it could not be read. */
export type ReadResult<T> = T | undefined | null;
type ReadinessFields = Record<string, unknown>;

const verdict = (
  check: ReadinessCheck,
  isOk: boolean,
  count = 0,
  gaps: ReadinessGap[] = [],
): CheckVerdict => ({
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
const named = (row: ReadinessFields, field: string): ReadinessGap => ({
  id: referenceId(row),
  name: textIn(row[field]) || referenceId(row),
});

/**
 * Checks the fields of the application itself. A field that is missing in the reply makes its check
 * `unknown`.
 */
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

/** Checks an application that was read whole: its missing fields are empty. */
export const checkWholeApplication = (application: Partial<WholeApplication>) =>
  checkApplication({
    ...application,
    county: application.county ?? null,
    adminUsers: list(application.adminUsers),
    subscriptionPlans: list(application.subscriptionPlans),
  });

/** Maps the URL of each map service to the number of layers that use it. */
export function countLayersByService(layers: readonly { url?: unknown }[]): Map<string, number> {
  const services = new Map<string, number>();
  for (const { url } of layers) {
    const service =
      parseArcGisUrl(textIn(url))?.service ?? urlWithoutQuery(textIn(url)).replace(/\/\d+$/, '');
    if (isHttpUrl(service)) services.set(service, (services.get(service) ?? 0) + 1);
  }
  return services;
}

/** `silent`: the service did not respond. `unknown`: the request could not tell. */
export type ServiceReply = 'answers' | 'silent' | 'unknown';

/** Returns the part of a service URL that distinguishes it from other services. */
export const serviceName = (url: string) =>
  /\/services\/(.+?)(?:\/\w+Server)?$/i.exec(url)?.[1] ?? url.replace(/^https?:\/\//, '');

/** Checks that there are layers and that their services respond. */
export function checkServices(
  layers: ReadResult<readonly { url?: unknown }[]>,
  states: ReadResult<ReadonlyMap<string, ServiceReply>>,
): CheckVerdict {
  if (!layers) return unread('services', layers);
  if (!layers.length) return verdict('services', false);
  const services = countLayersByService(layers);
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

/** Checks that there is a config for the map. `value` is null if the application has no configs yet. */
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

/**
 * Checks that the toolgroups of an application have tools. Toolgroups belong to it by its plans, by its
 * roles, or by the purposes of either.
 */
export function checkToolgroups(
  { _id = '', subscriptionPlans }: Partial<WholeApplication>,
  purposes: ReadResult<readonly ReadinessFields[]>,
  toolgroups: ReadResult<readonly ReadinessFields[]>,
): CheckVerdict {
  if (!purposes || !toolgroups)
    return unread('toolgroups', purposes === null || toolgroups === null ? null : undefined);
  // Some platforms omit `tools` from the rows of the list.
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

/** Counts the checks that passed and those that could be judged. */
export const countPassedChecks = (verdicts: readonly CheckVerdict[]) => ({
  ok: verdicts.filter(({ state }) => state === 'ok').length,
  of: verdicts.filter(({ state }) => state === 'ok' || state === 'gap').length,
});
