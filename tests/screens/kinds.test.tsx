import { describe } from 'vitest';
import { accountFaults } from '../faults/areas/account.ts';
import { applicationPartsFaults } from '../faults/areas/applicationParts.ts';
import { applicationsFaults } from '../faults/areas/applications.ts';
import { cardsFaults } from '../faults/areas/cards.ts';
import { childrenFaults } from '../faults/areas/children.ts';
import { configsFaults } from '../faults/areas/configs.ts';
import { layersFaults } from '../faults/areas/layers.ts';
import { notificationsFaults } from '../faults/areas/notifications.ts';
import { plansFaults } from '../faults/areas/plans.ts';
import { rolesFaults } from '../faults/areas/roles.ts';
import { subscriptionsFaults } from '../faults/areas/subscriptions.ts';
import { tagsFaults } from '../faults/areas/tags.ts';
import { usersFaults } from '../faults/areas/users.ts';
import { allFaults } from '../faults/faults.ts';
import { testFaults, type Scenarios } from '../faults/testFaults.ts';

/** The first scenario of a few endpoints. */
const first = (all: Scenarios, ...names: (keyof Scenarios)[]): Scenarios =>
  Object.fromEntries(names.map(name => [name, [all[name]].flat()[0]]));

// A component handles faults, so each kind of component is tested with all faults on one endpoint.
// tests/every/faults tests one fault of each class on every endpoint.
describe.each<[kind: string, scenarios: Scenarios]>([
  ['a list', first(tagsFaults, 'tags.list')],
  ['a page of a record', first(rolesFaults, 'roles.info')],
  ['a list on the page of a record', first(rolesFaults, 'roles.users')],
  ['the choices of a selector', first(rolesFaults, 'roles.search')],
  ['a document', first(configsFaults, 'configs.ofApplication')],
  ['the read before a save', { 'users.info': [usersFaults['users.info']].flat()[1]! }],
  ['a preview', first(usersFaults, 'transfer.preview')],
  ['an export', first(usersFaults, 'users.exportCsv')],
  ['a check while typing', first(usersFaults, 'account.checkEmail')],
  ['a form that creates a record', first(usersFaults, 'users.create')],
  ['a dialog that creates a record', first(tagsFaults, 'tags.create')],
  ['a form in a row', first(rolesFaults, 'roles.update')],
  ['a form on a page', first(applicationsFaults, 'applications.update')],
  ['a deletion', first(tagsFaults, 'tags.remove')],
  ['an action with a question', first(usersFaults, 'users.setAdmin')],
  ['several actions at once', first(rolesFaults, 'roles.assign')],
  ['a removal with Undo', first(rolesFaults, 'roles.unassign')],
  ['a change of order', first(childrenFaults, 'toolgroups.update')],
  ['a card', first(cardsFaults, 'subscriptions.addCard')],
  ['a payment', first(cardsFaults, 'subscriptions.create')],
  ['a cancellation', first(subscriptionsFaults, 'subscriptions.cancel')],
  ['the contents of a plan', first(plansFaults, 'subscription-plans.update')],
  ['a rich text', first(notificationsFaults, 'notifications.update')],
  ['a document that is saved', first(configsFaults, 'configs.update')],
  ['a row of a small list', first(layersFaults, 'layers.update')],
  ['a part of an application', first(applicationPartsFaults, 'fieldApps.update')],
  ['signing in', first(accountFaults, 'account.signIn')],
  ['a new password', first(accountFaults, 'users.changePassword')],
])('faults of %s', (_, scenarios) => {
  testFaults(scenarios, allFaults);
});
