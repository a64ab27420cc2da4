// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateTag } from '../../src/activity/actions/tags.ts';
import { journalEntries } from '../../src/activity/journal/journalEntries.ts';
import type { JournalEntry } from '../../src/activity/journal/journalEntry.ts';
import { journalObserver } from '../../src/activity/journal/journalObserver.ts';
import { group, recordWrite, registerUndo, undoEntries } from '../../src/activity/journal/recorder.ts';
import { session } from '../../src/auth/session.ts';
import { applications } from '../../src/platform/applications.ts';
import { defaultConfigs } from '../../src/platform/defaultConfigs.ts';
import type { AnyEndpoint } from '../../src/platform/endpoint.ts';
import { notifications } from '../../src/platform/notifications.ts';
import { subscriptions } from '../../src/platform/subscriptions.ts';
import { users } from '../../src/platform/users.ts';
import { workOrders } from '../../src/platform/workOrders.ts';
import { actionsByRoute } from './actionsByRoute.ts';

beforeEach(() => {
  localStorage.clear();
  journalEntries.forget();
  session.begin('token');
});

describe('simultaneous changes', () => {
  const rename = (id: string) =>
    recordWrite('ada', [], updateTag, {
      body: { _id: id, tagName: `${id}2` },
      before: { _id: id, tagName: `${id}1` },
    });
  const noted = () =>
    journalEntries.of('ada').map(({ names, undone }) => [...names, ...(undone ? ['undone'] : [])]);
  const undo = async () => true;

  it('simultaneous changes get one entry each, and each Undo reverts its own change', async () => {
    const [first, second] = [rename('a'), rename('b')];
    first({ reply: {} });
    const back = registerUndo(undo);
    second({ reply: {} });
    expect(noted()).toEqual([['b2'], ['a2']]);
    await back();
    expect(noted()).toEqual([['b2'], ['a2', 'undone']]);
  });

  it('a change that started later and ended first is reverted by its own Undo', async () => {
    const [slow, quick] = [rename('a'), rename('b')];
    quick({ reply: {} });
    const back = registerUndo(undo);
    slow({ reply: {} });
    await back();
    expect(noted()).toEqual([['a2'], ['b2', 'undone']]);
  });

  it('changes of one group become one entry, without a change that began before', () => {
    const alone = rename('a');
    const ended = group();
    const [some, more] = [rename('b'), rename('c')];
    alone({ reply: {} });
    some({ reply: {} });
    ended();
    more({ reply: {} });
    rename('d')({ reply: {} });
    expect(noted()).toEqual([['d2'], ['b2', 'c2'], ['a2']]);
  });

  it('a change is undone once, even if it is undone by action and by entry at the same time', async () => {
    rename('a')({ reply: {} });
    const [{ key, act }] = journalEntries.of('ada') as [JournalEntry];
    const answers: ((done: boolean) => void)[] = [];
    const inverse = () => new Promise<boolean>(resolve => answers.push(resolve));
    const both = [undoEntries('ada', act, inverse), undoEntries('ada', key, inverse)];
    for (const answer of answers) answer(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(answers).toHaveLength(1);
  });
});

/** Records a successful call, and returns its entry in the journal. */
function noted(endpoint: AnyEndpoint, ask: object, reply: unknown = {}) {
  recordWrite('ada', [], actionsByRoute.get(endpoint.route)!, ask)({ reply });
  return journalEntries.of('ada')[0]!;
}

describe('entries about notification groups', () => {
  const group = { _id: 'g', notificationGroupDate: '3/16/2019', published: false };
  const saved = (before: object, body: object) =>
    noted(notifications.update, { path: { id: 'g' }, body, before });

  it.each([
    ['published', true],
    ['unpublished', false],
  ])(
    'a group of notifications is recorded as %s where only that changed, and can be undone',
    (actionName, published) => {
      const entry = saved({ ...group, published: !published }, { ...group, published });
      expect(entry).toMatchObject({
        said: actionName,
        sign: 'show',
        names: ['3/16/2019'],
        back: [
          { resource: 'notifications', id: 'g', left: { published }, before: { published: !published } },
        ],
      });
    },
  );

  it('a group of notifications is named by its displayed date', () => {
    const dated = (notificationGroupDate: string) => ({ ...group, notificationGroupDate });
    expect(saved(dated('2019-03-16T00:00:00Z'), dated('1552780800'))).toMatchObject({
      names: ['3/17/2019'],
      values: ['3/16/2019', '3/17/2019'],
      back: [{ before: { notificationGroupDate: '2019-03-16T00:00:00Z' } }],
    });
  });
  it('a group of notifications is recorded as changed where more fields changed', () =>
    expect(saved(group, { ...group, published: true, notificationGroupDate: '3/17/2019' })).toMatchObject({
      said: 'changed',
      fields: ['notificationGroupDate', 'published'],
    }));
});

describe('undo values', () => {
  it('undo of default configs restores the text that was changed', () => {
    const { back } = noted(
      defaultConfigs.update,
      { body: '{"a":2}', before: { text: '{"a":1}' } },
      { text: '{"a":2}' },
    );
    expect(back).toEqual([
      {
        call: 'PUT /api/default-configs/',
        ask: { path: {} },
        read: { call: 'GET /api/default-configs/', ask: { path: {} } },
        piece: { at: 0, left: '{"a":2}', before: '{"a":1}' },
      },
    ]);
  });

  it('undo restores only the changed list of editions or access types', () => {
    const before = { productEdition: ['Summit', 'Baseline'], accessType: ['Public'] };
    const { back } = noted(applications.saveProperties, {
      body: { ...before, productEdition: ['Summit'] },
      before,
    });
    expect(back).toMatchObject([
      {
        read: { call: 'GET /api/applications/properties', ask: {} },
        left: { productEdition: ['Summit'] },
        before: { productEdition: ['Summit', 'Baseline'] },
      },
    ]);
  });

  it.each([
    ['added', workOrders.add, 'DELETE'],
    ['removed', workOrders.remove, 'PUT'],
  ])('undo of a person %s in a department is exactly the inverse call', (_, endpoint, method) => {
    const path = { deptId: 'd', userId: 'u', type: 'workers' };
    expect(noted(endpoint, { path }).back).toEqual([
      {
        call: `${method} /api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}`,
        ask: { path },
      },
    ]);
  });

  it('undo restores the value on the page at the time of the change, even if the recorder loads late', async () => {
    const cache = new QueryClient();
    const roleChange = (role: string) =>
      cache.setQueryData(['GET /api/users', {}], {
        data: [{ _id: 'u', firstName: 'Grace', lastName: 'Lindqvist', role }],
      });
    roleChange('admin');
    const { observer } = journalObserver('ada', cache);
    const ended = observer(users.setSuperadmin, { body: { _id: 'u' } });
    roleChange('superadmin');
    ended({ reply: {} });
    await expect
      .poll(() => journalEntries.of('ada'))
      .toMatchObject([
        {
          names: ['Grace Lindqvist'],
          back: [{ call: 'PUT /api/users/set/admin', ask: { body: { _id: 'u' } } }],
        },
      ]);
  });

  it('undo of a default card restores the earlier card, and a removed card cannot be restored', () => {
    expect(noted(subscriptions.setDefaultCard, { path: { id: 'new' }, before: { id: 'old' } }).back).toEqual([
      { call: 'POST /api/subscriptions/card/{id}/set-default', ask: { path: { id: 'old' } } },
    ]);
    expect(noted(subscriptions.addCard, { body: {} }, { id: 'c' }).back).toEqual([
      { call: 'DELETE /api/subscriptions/card/{id}', ask: { path: { id: 'c' } }, removes: true },
    ]);
    expect(noted(subscriptions.removeCard, { path: { id: 'c' } })).toMatchObject({
      back: [],
      never: 'deleted',
    });
  });
});
