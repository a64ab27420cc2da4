import { describe } from 'vitest';
import { account } from '../faults/areas/account.ts';
import { applicationParts } from '../faults/areas/applicationParts.ts';
import { applications } from '../faults/areas/applications.ts';
import { cards } from '../faults/areas/cards.ts';
import { children } from '../faults/areas/children.ts';
import { configs } from '../faults/areas/configs.ts';
import { layers } from '../faults/areas/layers.ts';
import { notifications } from '../faults/areas/notifications.ts';
import { plans } from '../faults/areas/plans.ts';
import { roles } from '../faults/areas/roles.ts';
import { subscriptions } from '../faults/areas/subscriptions.ts';
import { tags } from '../faults/areas/tags.ts';
import { users } from '../faults/areas/users.ts';
import { everyFault } from '../faults/faults.ts';
import { testFaults, type Scenarios } from '../faults/testFaults.ts';

/** The first scenario of a few endpoints. */
const first = (all: Scenarios, ...names: (keyof Scenarios)[]): Scenarios =>
  Object.fromEntries(names.map(name => [name, [all[name]].flat()[0]]));

// What handles a fault is a component: each is tried here with all faults, on one endpoint. One fault of each class is tried
// on every endpoint by tests/every/faults.
describe.each<[kind: string, scenarios: Scenarios]>([
  ['a list', first(tags, 'tags.list')],
  ['a page of a record', first(roles, 'roles.info')],
  ['a list on the page of a record', first(roles, 'roles.users')],
  ['the choices of a selector', first(roles, 'roles.search')],
  ['a document', first(configs, 'configs.ofApplication')],
  ['the read before a save', { 'users.info': [users['users.info']].flat()[1]! }],
  ['a preview', first(users, 'transfer.preview')],
  ['an export', first(users, 'users.exportCsv')],
  ['a check while typing', first(users, 'account.checkEmail')],
  ['a form that creates a record', first(users, 'users.create')],
  ['a dialog that creates a record', first(tags, 'tags.create')],
  ['a form in a row', first(roles, 'roles.update')],
  ['a form on a page', first(applications, 'applications.update')],
  ['a deletion', first(tags, 'tags.remove')],
  ['an action with a question', first(users, 'users.setAdmin')],
  ['several actions at once', first(roles, 'roles.assign')],
  ['a removal with Undo', first(roles, 'roles.unassign')],
  ['a change of order', first(children, 'toolgroups.update')],
  ['a card', first(cards, 'subscriptions.addCard')],
  ['a payment', first(cards, 'subscriptions.create')],
  ['a cancellation', first(subscriptions, 'subscriptions.cancel')],
  ['the contents of a plan', first(plans, 'subscription-plans.update')],
  ['a rich text', first(notifications, 'notifications.update')],
  ['a document that is saved', first(configs, 'configs.update')],
  ['a row of a small list', first(layers, 'layers.update')],
  ['a part of an application', first(applicationParts, 'fieldApps.update')],
  ['signing in', first(account, 'account.signIn')],
  ['a new password', first(account, 'users.changePassword')],
])('%s', (_, scenarios) => {
  testFaults(scenarios, everyFault);
});
