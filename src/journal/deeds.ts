import type { Area } from '../../i18n/areas.ts';
import { idOf } from '../client/dialect.ts';
import type { AnyAsk, Route } from '../platform/endpoint.ts';
import type { ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import type { Inverse, Reason, Said, Sign } from './entry.ts';

type Values = Record<string, unknown>;

/** A change that was made. */
export interface Made {
  path: Record<string, string>;
  body: Values;
  reply: Values;
  /** The body of a call that sends a document. */
  text?: string;
  /** The record, or `{ text }` of a document, as it was just before, where that is known. */
  before?: Values | undefined;
  /** What is known of the record with this id. */
  known(id: unknown): Values | undefined;
  /** What the call was asked whose answer has the record with this id. */
  askFor(route: Route, id: unknown): unknown;
}

export interface Deed {
  said: Said;
  sign: Sign;
  /** To whom or what, as a record or its id. */
  to?(made: Made): unknown;
  /** What fills the other gaps of the sentence, in the same way. */
  gaps?(made: Made): Record<string, unknown>;
  /** In which application. */
  where?(made: Made): unknown;
  back?(made: Made): Inverse[];
  never?: Reason;
  /** It replaces a record of this resource. */
  saves?: ResourceName;
  /** It replaces what this call answers, or one record in it; the texts of this area name the fields. */
  within?: Route;
  area?: Area;
  /** It replaces the document that this call answers. */
  document?: Route;
}

const idsOf = (refs: unknown): string[] => (Array.isArray(refs) ? refs.map(idOf) : []);

const once = (call: Route, ask: AnyAsk): Inverse[] => [{ call, ask }];
const byPath = (call: Route, path: Record<string, string>): Inverse[] => once(call, { path });
/** What was made is deleted again, after a question. */
const removed = (call: Route, { reply }: Made): Inverse[] =>
  reply._id ? [{ call, ask: { path: { id: idOf(reply) } }, removes: true }] : [];

const made = ({ body, reply }: Made) => ({ ...body, ...reply });
const byId = ({ path, body, known }: Made) => known(path.id) ?? path.id ?? body;
const savedOne = ({ body, path }: Made) =>
  body._id || path.id ? { ...body, _id: body._id ?? path.id } : body;
const ofBody = ({ body }: Made) => body._id;
const parent = ({ path }: Made) => path.id;
const app = ({ path }: Made) => path.appId;

const creation = (said: Said, remove: Route): Deed => ({
  said,
  sign: 'add',
  to: made,
  back: one => removed(remove, one),
});
const creationOnly = (said: Said): Deed => ({ said, sign: 'add', to: made, never: 'noCall' });
const update = (saves: ResourceName): Deed => ({ said: 'changed', sign: 'edit', to: savedOne, saves });
const updateIn = (within: Route, area: Area): Deed => ({
  said: 'changed',
  sign: 'edit',
  to: savedOne,
  within,
  area,
  never: 'elsewhere',
});
const deletion = (said: Said): Deed => ({ said, sign: 'remove', to: byId, never: 'deleted' });

const PRIVILEGES: Record<string, Route> = {
  superadmin: 'PUT /api/users/set/superadmin',
  admin: 'PUT /api/users/set/admin',
  user: 'PUT /api/users/remove/previlege',
};
const privilege = (said: Said): Deed => ({
  said,
  sign: 'people',
  to: ofBody,
  back: ({ body, before, known }) => {
    const call = PRIVILEGES[String((before ?? known(body._id))?.role ?? '')];
    return call ? once(call, { body: { _id: body._id } }) : [];
  },
});

/** A part of an application that has a call of its own: put back by it, where nobody has changed it since. */
const applicationPart = (said: Said, field: 'county' | 'paths', call: Route): Deed => ({
  said,
  sign: 'edit',
  to: ofBody,
  back: ({ body, known }) => {
    const before = known(body._id)?.[field];
    if (field === 'county' ? !isObject(before) || !before.code : !Array.isArray(before)) return [];
    return [
      {
        call,
        ask: { body: { [field]: before, _id: body._id } },
        resource: 'applications',
        id: idOf(body._id),
        left: { [field]: body[field] },
      },
    ];
  },
});

const ROLE = 'DELETE /api/users/remove/role/{id}/{role}/{application}';
const DEPARTMENT = '/api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}';
const USER_LAYER =
  'DELETE /api/protectedLayers/remove-from-user/protectedLayer/{layerId}/application/{appId}/user/{userId}';
const member = ({ path }: Made) => path.userId;
const department = ({ path }: Made) => ({ department: path.deptId });

/** What each call that changes something is in the journal. What is not here is no deed of a person. */
export const deeds: Partial<Record<string, Deed>> = {
  'POST /api/users': creation('userMade', 'DELETE /api/users/{id}'),
  'PUT /api/users/{id}': update('users'),
  'DELETE /api/users/{id}': deletion('userDeleted'),
  'PUT /api/users/set/superadmin': privilege('superadmin'),
  'PUT /api/users/set/admin': privilege('admin'),
  'PUT /api/users/remove/previlege': privilege('noPrivilege'),
  'PUT /api/users/{id}/password': { said: 'password', sign: 'edit', never: 'secret' },
  'POST /api/users/resend-verification-email': { said: 'verification', sign: 'mail', never: 'mail' },
  'POST /api/users/forgot-password-request': {
    said: 'resetLink',
    sign: 'mail',
    to: ({ body }) => body,
    never: 'mail',
  },
  'POST /api/users/transfer-from-v4/{id}': { said: 'transferred', sign: 'order', to: byId, never: 'noCall' },
  'POST /api/users/add/role': {
    said: 'roleAdded',
    sign: 'add',
    to: ofBody,
    gaps: ({ body }) => ({ role: isObject(body.roleData) ? body.roleData.role : body.roleId }),
    where: ({ body }) => isObject(body.roleData) && body.roleData.application,
    back: ({ body }) =>
      isObject(body.roleData)
        ? byPath(ROLE, {
            id: idOf(body._id),
            role: idOf(body.roleData.role),
            application: idOf(body.roleData.application),
          })
        : [],
    never: 'elsewhere',
  },
  [ROLE]: {
    said: 'roleRemoved',
    sign: 'remove',
    to: parent,
    gaps: ({ path }) => ({ role: path.role }),
    where: ({ path }) => path.application,
    back: ({ path: { id, role, application } }) =>
      once('POST /api/users/add/role', { body: { _id: id, roleData: { application, role } } }),
  },
  'DELETE /api/users/remove/role/{userId}/{roleId}': {
    said: 'roleRemoved',
    sign: 'remove',
    to: member,
    gaps: ({ path }) => ({ role: path.roleId }),
    never: 'elsewhere',
  },

  'POST /api/users/apikey': {
    said: 'keyMade',
    sign: 'add',
    back: one => removed('DELETE /api/users/apikey/{id}', one),
  },
  'DELETE /api/users/apikey/{id}': { said: 'keyDeleted', sign: 'remove', never: 'deleted' },

  'POST /api/roles': creation('roleMade', 'DELETE /api/roles/{id}'),
  'PUT /api/roles': update('roles'),
  'DELETE /api/roles/{id}': deletion('roleDeleted'),
  'POST /api/roles/copy': {
    said: 'roleCopied',
    sign: 'people',
    to: ({ body }) => body.to,
    gaps: ({ body }) => ({ from: body.from }),
    never: 'elsewhere',
  },

  'POST /api/tags': creation('tagMade', 'DELETE /api/tags/{id}'),
  'PUT /api/tags': update('tags'),
  'DELETE /api/tags/{id}': deletion('tagDeleted'),

  'POST /api/purposes': creation('purposeMade', 'DELETE /api/purposes/{id}'),
  'PUT /api/purposes/{id}': update('purposes'),
  'DELETE /api/purposes/{id}': deletion('purposeDeleted'),
  'PUT /api/purposes/{id}/add-tool-group': {
    said: 'linked',
    sign: 'add',
    to: ({ body }) => body.toolgroup,
    gaps: one => ({ holder: parent(one) }),
    back: ({ path, body }) => once('POST /api/toolgroups/purpose/{id}/unlink', { path, body }),
  },
  'POST /api/toolgroups/purpose/{id}/unlink': {
    said: 'unlinked',
    sign: 'remove',
    to: ({ body }) => body.toolgroup,
    gaps: one => ({ holder: parent(one) }),
    back: ({ path, body }) => once('PUT /api/purposes/{id}/add-tool-group', { path, body }),
  },
  'POST /api/toolgroups/': creation('toolgroupMade', 'DELETE /api/toolgroups/{id}'),
  'POST /api/toolgroups/purpose/{id}': {
    ...creation('toolgroupMadeIn', 'DELETE /api/toolgroups/{id}'),
    gaps: one => ({ holder: parent(one) }),
  },
  'PUT /api/toolgroups/{id}': update('toolgroups'),
  'DELETE /api/toolgroups/{id}': deletion('toolgroupDeleted'),
  'PUT /api/toolgroups/{id}/add-tool': {
    said: 'linked',
    sign: 'add',
    to: ({ body }) => body.tool,
    gaps: one => ({ holder: parent(one) }),
    back: ({ path, body }) => once('POST /api/tools/toolgroup/{id}/unlink', { path, body }),
  },
  'POST /api/tools/toolgroup/{id}/unlink': {
    said: 'unlinked',
    sign: 'remove',
    to: ({ body }) => body.tool,
    gaps: one => ({ holder: parent(one) }),
    back: ({ path, body }) => once('PUT /api/toolgroups/{id}/add-tool', { path, body }),
  },
  'POST /api/tools/': creation('toolMade', 'DELETE /api/tools/{id}'),
  'POST /api/tools/toolgroup/{id}': {
    ...creation('toolMadeIn', 'DELETE /api/tools/{id}'),
    gaps: one => ({ holder: parent(one) }),
  },
  'PUT /api/tools/{id}': update('tools'),
  'DELETE /api/tools/{id}': deletion('toolDeleted'),

  'POST /api/applications': creation('applicationMade', 'DELETE /api/applications/{id}'),
  'PUT /api/applications/{id}': update('applications'),
  'DELETE /api/applications/{id}': deletion('applicationDeleted'),
  'POST /api/applications/properties': {
    said: 'properties',
    sign: 'edit',
    within: 'GET /api/applications/properties',
    never: 'elsewhere',
  },
  'POST /api/applications/add/admin': {
    said: 'adminAdded',
    sign: 'people',
    to: ({ body }) => body.adminId,
    where: ofBody,
    back: ({ body }) =>
      byPath('DELETE /api/applications/remove/admin/{appId}/{userId}', {
        appId: idOf(body._id),
        userId: idOf(body.adminId),
      }),
  },
  'DELETE /api/applications/remove/admin/{appId}/{userId}': {
    said: 'adminRemoved',
    sign: 'remove',
    to: member,
    where: app,
    back: ({ path }) =>
      once('POST /api/applications/add/admin', { body: { adminId: path.userId, _id: path.appId } }),
  },
  'POST /api/applications/update/county': applicationPart(
    'county',
    'county',
    'POST /api/applications/update/county',
  ),
  'POST /api/applications/update/paths': applicationPart(
    'paths',
    'paths',
    'POST /api/applications/update/paths',
  ),
  'POST /api/applications/copy/tools': {
    said: 'toolsCopied',
    sign: 'add',
    to: ({ body }) => body.to,
    gaps: ({ body }) => ({ from: body.from }),
    never: 'elsewhere',
  },
  'POST /api/applications/add/tool/bulk': {
    said: 'toolsAdded',
    sign: 'add',
    to: ofBody,
    gaps: ({ body }) => ({ tools: body.tools }),
    back: ({ body }) =>
      idsOf(body.tools).map(toolId => ({
        call: 'DELETE /api/applications/remove/tool/{appId}/{toolId}',
        ask: { path: { appId: idOf(body._id), toolId } },
      })),
  },
  'DELETE /api/applications/remove/tool/{appId}/{toolId}': {
    said: 'toolRemoved',
    sign: 'remove',
    to: ({ path }) => path.toolId,
    where: app,
    back: ({ path }) =>
      once('POST /api/applications/add/tool/bulk', { body: { tools: [path.toolId], _id: path.appId } }),
  },
  'POST /api/applications/{id}/users': {
    said: 'userAdded',
    sign: 'people',
    to: ({ body }) => body.userId,
    where: parent,
    back: ({ path, body }) =>
      byPath('DELETE /api/applications/{id}/users/{userId}', { id: path.id!, userId: idOf(body.userId) }),
  },
  'DELETE /api/applications/{id}/users/{userId}': {
    said: 'userRemoved',
    sign: 'remove',
    to: member,
    where: parent,
    back: ({ path }) =>
      once('POST /api/applications/{id}/users', { path: { id: path.id! }, body: { userId: path.userId } }),
  },
  [`PUT ${DEPARTMENT}`]: {
    said: 'memberAdded',
    sign: 'people',
    to: member,
    gaps: department,
    back: ({ path }) => byPath(`DELETE ${DEPARTMENT}`, path),
  },
  [`DELETE ${DEPARTMENT}`]: {
    said: 'memberRemoved',
    sign: 'remove',
    to: member,
    gaps: department,
    back: ({ path }) => byPath(`PUT ${DEPARTMENT}`, path),
  },

  'POST /api/configs/application/{appId}': { said: 'configs', sign: 'add', to: app, never: 'noCall' },
  'PUT /api/configs/application/{appId}': {
    said: 'configs',
    sign: 'edit',
    to: app,
    document: 'GET /api/configs/application/{appId}',
    never: 'elsewhere',
  },
  'POST /api/default-configs/': { said: 'defaultConfigs', sign: 'add', never: 'noCall' },
  'PUT /api/default-configs/': {
    said: 'defaultConfigs',
    sign: 'edit',
    document: 'GET /api/default-configs/',
    never: 'elsewhere',
  },
  'POST /api/daily-import/client/{appId}': { said: 'importSaved', sign: 'edit', to: app, never: 'versions' },
  'POST /api/daily-import/revert/version/{version}': {
    said: 'importReverted',
    sign: 'order',
    to: ({ body }) => body.clientId,
    never: 'versions',
  },
  'POST /api/applications/restart-proxy': { said: 'proxy', sign: 'send', never: 'noCall' },

  'POST /api/field/{appId}': { ...creationOnly('fieldAppMade'), where: app },
  'PUT /api/field/{id}': updateIn('GET /api/field/{appId}', 'fieldApps'),
  'POST /api/layers/{appId}': { ...creation('layerMade', 'DELETE /api/layers/{id}'), where: app },
  'PUT /api/layers/{id}': updateIn('GET /api/layers/application/{appId}', 'layers'),
  'DELETE /api/layers/{id}': deletion('layerDeleted'),
  'POST /api/protectedLayers/application/{appId}': {
    ...creation('groupMade', 'DELETE /api/protectedLayers/{id}'),
    where: app,
  },
  'PUT /api/protectedLayers/{id}': updateIn(
    'GET /api/protectedLayers/application/{appId}',
    'protectedLayers',
  ),
  'DELETE /api/protectedLayers/{id}': deletion('groupDeleted'),
  'POST /api/protectedLayers/assign-to-user/{userId}': {
    said: 'layersAdded',
    sign: 'people',
    to: member,
    gaps: ({ body }) => ({ layers: body.protectedLayers }),
    where: ({ body }) =>
      Array.isArray(body.applications) && body.applications.length === 1 && body.applications[0],
    back: ({ path, body }) =>
      idsOf(body.applications).flatMap(appId =>
        idsOf(body.protectedLayers).map(
          layerId => ({ call: USER_LAYER, ask: { path: { layerId, appId, userId: path.userId! } } }) as const,
        ),
      ),
  },
  [USER_LAYER]: {
    said: 'layersRemoved',
    sign: 'remove',
    to: member,
    gaps: ({ path }) => ({ layers: [path.layerId] }),
    where: app,
    back: ({ path }) =>
      once('POST /api/protectedLayers/assign-to-user/{userId}', {
        path: { userId: path.userId! },
        body: { applications: [path.appId], protectedLayers: [path.layerId] },
      }),
  },

  'POST /api/subscription-plans/{appId}': { ...creationOnly('planMade'), where: app },
  'PUT /api/subscription-plans/{id}': update('subscription-plans'),
  'POST /api/subscription-plans/{id}/add-period': {
    said: 'periodAdded',
    sign: 'add',
    to: parent,
    never: 'noCall',
  },
  'POST /api/subscriptions/card': {
    said: 'cardAdded',
    sign: 'add',
    back: ({ reply }) =>
      typeof reply.id === 'string'
        ? [{ call: 'DELETE /api/subscriptions/card/{id}', ask: { path: { id: reply.id } }, removes: true }]
        : [],
    never: 'elsewhere',
  },
  'DELETE /api/subscriptions/card/{id}': { said: 'cardRemoved', sign: 'remove', never: 'deleted' },
  'POST /api/subscriptions/card/{id}/set-default': {
    said: 'cardChosen',
    sign: 'edit',
    back: ({ before }) =>
      typeof before?.id === 'string'
        ? byPath('POST /api/subscriptions/card/{id}/set-default', { id: before.id })
        : [],
    never: 'elsewhere',
  },
  'POST /api/subscriptions': {
    said: 'subscribed',
    sign: 'add',
    where: ({ body }) => body.application,
    never: 'money',
  },
  'DELETE /api/subscriptions/{id}': { said: 'cancelled', sign: 'remove', never: 'charges' },
  'PUT /api/subscriptions/{id}/resubscribe': { said: 'resubscribed', sign: 'add', never: 'money' },
  'DELETE /api/subscriptions/{subId}/user/{userId}': {
    said: 'cancelledOf',
    sign: 'remove',
    to: member,
    never: 'charges',
  },
  'PUT /api/subscriptions/{subId}/resubscribe/user/{userId}': {
    said: 'resubscribedOf',
    sign: 'add',
    to: member,
    never: 'money',
  },

  'POST /api/notifications': creation('newsMade', 'DELETE /api/notifications/{id}'),
  'PUT /api/notifications/{id}': update('notifications'),
  'DELETE /api/notifications/{id}': deletion('newsDeleted'),
  'POST /api/applications/sendmail': { said: 'mail', sign: 'mail', to: ({ body }) => body, never: 'mail' },
};
