import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import {
  applicationId,
  purposeId,
  roleId,
  subscriptionId,
  toolgroupId,
  toolId,
} from '../../mocks/db/seededIds.ts';
import { ApiKey } from '../../src/platform/apiKeys.ts';
import { Application, WholeApplication } from '../../src/platform/applications.ts';
import { BackupVersion } from '../../src/platform/dailyImport.ts';
import type { AnyEndpoint, Schema as SchemaOf } from '../../src/platform/endpoint.ts';
import { CallError } from '../../src/platform/errors.ts';
import { FieldApp } from '../../src/platform/fieldApps.ts';
import { platform as contract, getEndpoint } from '../../src/platform/index.ts';
import { Layer } from '../../src/platform/layers.ts';
import { NotificationGroup } from '../../src/platform/notifications.ts';
import { ProtectedLayer } from '../../src/platform/protectedLayers.ts';
import { Purpose } from '../../src/platform/purposes.ts';
import { resourceLists, type ListDefinition } from '../../src/platform/resources.ts';
import { Role, RolePurpose } from '../../src/platform/roles.ts';
import { schemaDef } from '../../src/platform/schema.ts';
import { UserSession } from '../../src/platform/sessions.ts';
import { Plan } from '../../src/platform/subscriptionPlans.ts';
import { SavedCard, SubscriptionEntry } from '../../src/platform/subscriptions.ts';
import { ToolGroup } from '../../src/platform/toolgroups.ts';
import { Tool } from '../../src/platform/tools.ts';
import { User } from '../../src/platform/users.ts';
import { Department } from '../../src/platform/workOrders.ts';
import { tabs } from '../../src/resources/applications/tabs.tsx';
import type { ConsoleResource } from '../../src/resources/defineResource.ts';
import { resources } from '../../src/resources/index.ts';
import { recordPath } from '../../src/ui/paths.ts';
import { faultsOfAreas } from '../faults/areas.ts';
import { scenariosIn } from '../faults/testFaults.ts';
import { startPlatform } from '../screens/platform.ts';
import { closeWindow, visit } from '../screens/visit.tsx';

const USER_TABS = [
  'roles',
  'protected-layers',
  'subscriptions',
  'archived-subscriptions',
  'sessions',
  'access',
];

const standIn = startPlatform();
const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...about) =>
      void (about.some(one => one instanceof CallError) || complaints.push(about.map(String).join(' '))),
  );
});
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const LARKSPUR = applicationId(0);
const FILLS = [
  'missing',
  'null',
  'null in all related records',
  'a number',
  'another list',
  'lists of null',
] as const;
type Fill = (typeof FILLS)[number];
type Schema = SchemaOf<unknown>;
const unwrap = (schema: Schema) => schemaDef(schema).innerType ?? schema;
const isPlain = (schema: Schema) =>
  !['array', 'object', 'nullable', 'union'].includes(schemaDef(unwrap(schema)).type);

/** A record in which each list has one item and all other values are null. */
function nulls(schema: Schema, _id = 'a'): unknown {
  const { innerType, type, element, shape = {}, options } = schemaDef(schema);
  if (innerType) return nulls(innerType);
  if (type === 'union') return options!.some(option => schemaDef(option).type === 'string') ? 'a' : null;
  if (type === 'array') return [nulls(element!)].filter(one => one !== null);
  if (type !== 'object') return null;
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      name === '_id'
        ? _id
        : isPlain(field) || schemaDef(unwrap(field)).type === 'union'
          ? null
          : nulls(field),
    ]),
  );
}

/** A record with a valid id, whose other fields are invalid. */
function bareRecord(schema: Schema, fill: Fill, _id = GRACE) {
  const fields = Object.entries(schemaDef(schema).shape!).filter(([name]) => name !== '_id');
  if (fill === 'missing') return { _id };
  if (fill === 'null') return { _id, ...Object.fromEntries(fields.map(([name]) => [name, null])) };
  if (fill === 'null in all related records') return nulls(schema, _id) as object;
  if (fill === 'a number')
    return {
      _id,
      ...Object.fromEntries(fields.filter(([, field]) => isPlain(field)).map(([name]) => [name, 7])),
    };
  const list = fill === 'lists of null' ? [null] : [];
  return {
    _id,
    ...Object.fromEntries(
      fields.filter(([, field]) => schemaDef(unwrap(field)).type === 'array').map(([name]) => [name, list]),
    ),
  };
}

/** Nested records without a schema in the contract, so that no check precedes the screens. */
const subscribed = (fill: Fill) => ({
  activePlans: [bareRecord(SubscriptionEntry, fill)],
  archivedPlans: [bareRecord(SubscriptionEntry, fill)],
  stripeUser: { cards: [{ ...bareRecord(SavedCard, fill), id: 'c' }] },
});
const layered = (fill: Fill) => [
  { application: null, protectedLayers: null },
  { application: null, protectedLayers: [bareRecord(ProtectedLayer, fill)] },
  bareRecord(ProtectedLayer, fill, 'b'),
];
const withPlans = (fill: Fill) => ({
  ...bareRecord(Application, fill, LARKSPUR),
  subscriptionPlans: [bareRecord(Plan, fill), null],
});

type ScreenCase = [address: string, match: string, body: (fill: Fill) => unknown];
/** Each tab or view of a page shows the same reply. */
const each = (page: string, parts: readonly string[], match: string, body: ScreenCase[2]): ScreenCase[] =>
  parts.map(part => [page + part, match, body]);

/** The reply of a call: a record, or a list with one record. */
function replyOf({ reply }: AnyEndpoint): ScreenCase[2] {
  const list = schemaDef(reply!).options?.find(option => schemaDef(option).type === 'array');
  return list ? fill => [bareRecord(schemaDef(list).element!, fill)] : fill => bareRecord(reply!, fill);
}

/**
 * The pages of a resource: its list, in each of its views, and a record, which has a call of its own or comes
 * from the list.
 */
function pagesOf({ name, list, options: { paths } }: ConsoleResource): ScreenCase[] {
  const { list: all, info }: { list?: AnyEndpoint; info?: AnyEndpoint } = contract[name];
  const found: ScreenCase[] = [];
  if (list) {
    const { view: usual, tree }: Partial<ListDefinition> = resourceLists[name] ?? {};
    const others = ['table', 'cards', ...(tree ? ['tree'] : [])].filter(view => view !== usual);
    found.push(...each(paths.list!, ['', ...others.map(view => `?view=${view}`)], all!.route, replyOf(all!)));
  }
  const record = recordPath(name, GRACE);
  const read = info ?? all;
  if (record && read) found.push([record, read.route, replyOf(read)]);
  return found;
}

const APPLICATION = `/application/${LARKSPUR}/info`;
const PLAN = `/subscription-plan/${subscriptionId(0)}/edit`;

const cases: ScreenCase[] = [
  ...resources.flatMap(pagesOf),
  ...each(
    `/user/${GRACE}/info`,
    USER_TABS.map(tab => `#${tab}`),
    'GET /api/users/detail/*',
    fill => bareRecord(User, fill),
  ),
  [`/user/${GRACE}/info#sessions`, 'GET /api/sessions/*', fill => [bareRecord(UserSession, fill)]],
  [`/role/${GRACE}/info`, 'GET /api/users/role/*', fill => [bareRecord(User, fill)]],
  [
    `/role/${GRACE}/info#purposes`,
    'GET /api/purposes/role/*',
    fill => [bareRecord(RolePurpose, fill), bareRecord(RolePurpose, fill, 'b')],
  ],
  ['/apikeys', 'GET /api/users/apikey', fill => [bareRecord(ApiKey, fill)]],
  ['/view/profile', 'GET /api/users/me', fill => bareRecord(User, fill)],
  ['/settings', 'GET /api/users/me', fill => bareRecord(User, fill)],
  ...each('', ['/', '/users', '/demo'], 'GET /api/users/me', fill => ({
    ...bareRecord(User, fill),
    role: 'superadmin',
  })),
  [
    '/subscriptions',
    'GET /api/users/me',
    fill => ({ ...bareRecord(User, fill), subscriptions: subscribed(fill) }),
  ],
  ['/subscriptions', 'GET /api/applications', fill => [withPlans(fill)]],
  ...each(
    `/user/${GRACE}/info`,
    ['#subscriptions', '#archived-subscriptions'],
    'GET /api/users/detail/*',
    fill => ({ ...bareRecord(User, fill), subscriptions: subscribed(fill) }),
  ),
  ...each(`/user/${GRACE}/info`, ['#protected-layers', '#access'], 'GET /api/users/detail/*', fill => ({
    ...bareRecord(User, fill),
    protectedLayers: layered(fill),
  })),
  ...each(
    '',
    [`/user/${GRACE}/info#access`, `/role/${roleId(1)}/info#access`, `/tool/${toolId(11)}/info`],
    'GET /api/purposes',
    fill => [bareRecord(Purpose, fill)],
  ),
  ...each(
    '',
    [`/user/${GRACE}/info#access`, `/role/${roleId(1)}/info#access`, `/purposes/${purposeId(0)}/info`],
    'GET /api/toolgroups/',
    fill => [bareRecord(ToolGroup, fill)],
  ),
  ...each(
    '',
    [
      `/tool/${toolId(11)}/info`,
      `${APPLICATION}#tools`,
      `/?replace=maps`,
      `/application/new?from=${LARKSPUR}`,
    ],
    'GET /api/applications',
    fill => [withPlans(fill)],
  ),
  [`/purposes/${purposeId(0)}/info`, 'GET /api/toolgroups/purpose/*', fill => [bareRecord(ToolGroup, fill)]],
  [`/toolgroup/${toolgroupId(0)}/info`, 'GET /api/tools/toolgroup/*', fill => [bareRecord(Tool, fill)]],
  ['/', 'GET /api/applications', fill => [bareRecord(Application, fill)]],
  ['/#notifications', 'GET /api/notifications', fill => [bareRecord(NotificationGroup, fill)]],
  ...each(
    APPLICATION,
    tabs.map(({ hash }) => `#${hash}`),
    'GET /api/applications/fullinfo/*',
    fill => bareRecord(WholeApplication, fill, LARKSPUR),
  ),
  [
    `/?compare=${LARKSPUR},${applicationId(1)}`,
    `GET /api/applications/fullinfo/${LARKSPUR}`,
    fill => bareRecord(WholeApplication, fill, LARKSPUR),
  ],
  [`${APPLICATION}#subscriptions`, 'GET /api/applications/fullinfo/*', withPlans],
  [`${APPLICATION}#tools`, 'GET /api/roles', fill => [bareRecord(Role, fill)]],
  ...each(
    APPLICATION,
    ['#configs', '?configPart=results#configs', '?configPart=editor#configs'],
    'GET /api/configs/application/*',
    fill =>
      fill === 'null'
        ? { appConfig: null, resultsLayerConfigs: null, editorConfigs: null }
        : {
            appConfig: {},
            resultsLayerConfigs: [{ name: null, config: null }],
            editorConfigs: [{}, { name: 7, config: [] }],
          },
  ),
  [
    '/#defaults',
    'GET /api/default-configs/',
    () => ({ appDefaultConfig: null, defaultResultsLayerConfigs: null, defaultEditorConfigs: [{}] }),
  ],
  [`${APPLICATION}#daily-import`, 'GET /api/daily-import/client/*', () => ({ config: null })],
  [`${APPLICATION}#users`, 'GET /api/applications/{id}/users', fill => [bareRecord(User, fill)]],
  [
    `${APPLICATION}#override-users`,
    'GET /api/users/subscription-override/*',
    fill => [bareRecord(User, fill)],
  ],
  [
    `${APPLICATION}#application-work-orders`,
    'GET /api/applications/{id}/workOrderDepartments',
    fill => [bareRecord(Department, fill)],
  ],
  [
    `${APPLICATION}#application-layers`,
    'GET /api/layers/application/*',
    fill => [bareRecord(Layer, fill), bareRecord(Layer, fill, 'b')],
  ],
  [
    `${APPLICATION}#application-layers`,
    'GET /api/protectedLayers/application/*',
    fill => [bareRecord(ProtectedLayer, fill)],
  ],
  [`${APPLICATION}#field-apps`, 'GET /api/field/*', fill => [bareRecord(FieldApp, fill)]],
  [
    `${APPLICATION}#daily-import`,
    'GET /api/daily-import/backup-versions/*',
    fill => [{ ...bareRecord(BackupVersion, fill), version: 1 }],
  ],
  ...each(PLAN, ['', '#toolgroups', '#tools'], 'GET /api/subscription-plans/{id}', fill =>
    bareRecord(Plan, fill, subscriptionId(0)),
  ),
];

/** Whether one of the cases shows the reply of a call. */
const isCovered = ({ route }: AnyEndpoint) =>
  cases.some(([, match]) =>
    new RegExp(`^${match.replace(/\{\w+\}/g, '[^/]+').replace('*', '.*')}$`).test(
      route.replace(/\{\w+\}/g, 'x'),
    ),
  );
/** Other reads that need only a URL, from the fault scenarios. */
const otherReads = faultsOfAreas
  .flatMap(scenariosIn)
  .flatMap(([, name, { as, address, act }]): ScreenCase[] => {
    const endpoint = getEndpoint(name);
    const isRead =
      !!endpoint.shows && ['object', 'union'].includes(endpoint.reply ? schemaDef(endpoint.reply).type : '');
    return isRead && !act && as === 'superadmin' && typeof address === 'string' && !isCovered(endpoint)
      ? [[address, endpoint.route, replyOf(endpoint)]]
      : [];
  });

describe.each(FILLS)('records whose fields are %s', fill => {
  it.each([...cases, ...otherReads])(
    'a record with bare fields is shown at %s, from %s',
    async (address, match, body) => {
      standIn.fault({ match, status: 200, body: body(fill) });
      const page = await visit(standIn, 'superadmin', address);
      await page.settled();
      await waitFor(() => expect(page.main().querySelector('h1')?.textContent).toBeTruthy());
      expect(screen.queryByText('This page could not be shown')).toBeNull();
      expect(page.main().innerHTML).not.toMatch(/%\{\w+\}/);
      // A reply that is not a list may be reported as unreadable.
      expect(fill === 'lists of null' ? page.main().textContent : '').not.toMatch(
        /response could not be read/,
      );
      expect(complaints).toEqual([]);
    },
  );
});
