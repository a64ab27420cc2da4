import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { userInfoUrl as infoOf, openUserPage } from './userPage.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = (id: string, name?: string) => openUserPage(standIn, id, name);
const [SOFIA, DANIEL, GRACE, WALTER] = [0, 1, 2, 3].map(seededUserId) as [string, string, string, string];
const ADD_ADMIN = 'POST /api/applications/add/admin';
const UNVERIFIED = seededUserId(6);
const INACTIVE = seededUserId(7);
const PRIVILEGES = ['Set as Super Admin', 'Set as Admin', 'Remove Admin Privileges'];
const privileges = () => PRIVILEGES.filter(name => screen.queryByRole('button', { name }));
const chips = () => [...document.querySelectorAll('main .chip')].map(chip => chip.textContent);

describe('the page of a user', () => {
  it('the page of a user shows who they are, and their state in words', async () => {
    const page = await openPage(GRACE);
    screen.getByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    expect(chips()).toEqual(['user', 'Active']);
    const facts = within(screen.getByRole('region', { name: 'Details' }));
    facts.getByRole('button', { name: 'Copy Email' });
    for (const fact of [GRACE, 'user@map.example', '(555) 010-1002', '46', '0:17:02.0', 'Subscribed'])
      facts.getByText(fact);
    expect(document.title).toBe('Grace Lindqvist · Map Console');
    expect(standIn.requestsOf(`GET /api/users/detail/${GRACE}/info`)).toHaveLength(1);
    expect(page.address()).toBe(infoOf(GRACE));
  });

  it.each([
    ['not active', INACTIVE, ['user', 'Inactive']],
    ['not verified', UNVERIFIED, ['user', 'Active', 'Email not verified']],
    ['an admin', DANIEL, ['admin', 'Active']],
  ])('the page of a user who is %s shows that in words', async (_, id, words) => {
    await openPage(id);
    expect(chips()).toEqual(words);
  });

  it('the page of a user translates the role, also in the question about privileges', async () => {
    const page = await openPage(DANIEL);
    act(() => language.set('es'));
    await waitFor(() => expect(chips()).toEqual(['administrador', 'Activo']));
    await page.press('Dar privilegios de superadministrador');
    const question = await page.question('¿Dar privilegios de superadministrador?');
    within(question).getByText(
      'Daniel Okafor (admin@map.example) pasará de administrador a superadministrador.',
    );
  });

  it('the page of a user shows an unknown role as the platform names it', async () => {
    standIn.fault({
      match: 'GET /api/users/detail/*',
      status: 200,
      body: { _id: GRACE, email: 'bare@map.example', role: 'auditor' },
    });
    await openPage(GRACE);
    expect(chips()).toEqual(['auditor', 'Active']);
  });

  it('the page of a user has the documented tabs, which the keyboard switches and the address keeps', async () => {
    const page = await openPage(GRACE);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(tab => tab.textContent?.replace(/\d+$/, ''))).toEqual([
      'Role List',
      'Protected Layers',
      'Subscriptions (Active)',
      'Subscriptions (Archived)',
      'Sessions',
      'Access',
    ]);
    tabs[0]!.focus();
    await page.person.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.address()).toBe(`${infoOf(GRACE)}#access`));
    expect(screen.getByRole('tab', { name: 'Access' }).getAttribute('aria-selected')).toBe('true');
    await page.person.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(page.address()).toBe(`${infoOf(GRACE)}#protected-layers`));
  });

  it('the page of a user shows the row of the list until its own reply arrives', async () => {
    const { ask } = await standIn.as('superadmin');
    const { data, ...found } = await ask<{ data: object[] }>('GET', '/api/users?query=lindqvist');
    standIn.fault({
      match: 'GET /api/users',
      status: 200,
      body: { ...found, data: data.map(user => ({ ...user, phone: '(555) 010-7777' })) },
    });
    standIn.fault({ match: 'GET /api/users/detail/*', hang: true });
    const page = await visit(standIn, 'superadmin', '/users?q=lindqvist');
    await page.follow('Grace');
    await screen.findByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    screen.getByText('(555) 010-7777');
    standIn.clearFaults();
    await screen.findByText('(555) 010-1002');
    expect(page.main().textContent).not.toContain('7777');
  });

  it('the page of a user keeps the data of the list when its own request fails, and reports the failure', async () => {
    const page = await visit(standIn, 'superadmin', '/users?q=lindqvist');
    standIn.fault({ match: 'GET /api/users/detail/*', status: 500 });
    await page.follow('Grace');
    const alertBox = await screen.findByRole('alert');
    expect(alertBox.textContent).toContain('There was an error loading the data');
    screen.getByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    standIn.clearFaults();
    await page.person.click(within(alertBox).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    screen.getByText('user@map.example');
  });

  it('the page of a user waits in an inert, hidden frame, and requests no sessions yet', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', hang: true, times: 1 });
    await visit(standIn, 'superadmin', `${infoOf(GRACE)}#sessions`);
    const frame = await screen.findByRole('tablist', { hidden: true });
    expect(frame.closest('[aria-busy=true]')!.matches('[inert][aria-hidden=true]')).toBe(true);
    expect([
      ...screen.queryAllByRole('tab'),
      ...within(screen.getByRole('main')).queryAllByRole('button'),
    ]).toEqual([]);
    expect(standIn.calls().filter(call => call.includes('/sessions/'))).toEqual([]);
    standIn.release();
    await screen.findByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    expect(screen.getAllByRole('tab')).toHaveLength(6);
  });

  it('a user is edited in place, and their page shows the saved name', async () => {
    const page = await openPage(GRACE);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('the page of an unknown user says that the user was not found, and leads back to the list', async () => {
    await visit(standIn, 'superadmin', infoOf('5f3c2a10ffffffffffffffff'));
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Users' }).getAttribute('href')).toBe(
      '/users',
    );
    expect(privileges()).toEqual([]);
  });

  it('the page of a user reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', status: 500, body: { message: 'No disk' }, times: 2 });
    const page = await visit(standIn, 'superadmin', infoOf(GRACE));
    await screen.findByText('No disk');
    await page.press('Retry');
    await screen.findByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    expect(screen.queryByText('No disk')).toBeNull();
  });

  it('the page of a user that the platform does not allow leads to the start page with a message', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', status: 403, body: { authorized: false } });
    const page = await visit(standIn, 'admin', infoOf(GRACE));
    await page.banner('You are not authorized to view Users');
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it.each([
    ['ids', { application: 'a1', role: 'r1', roleName: 'Assessor' }],
    ['objects', { application: { _id: 'a1', applicationName: 'Larkspur' }, role: { _id: 'r1' } }],
  ])(
    'the page of a user reads references that come as %s, and a user without other fields',
    async (_, role) => {
      standIn.fault({
        match: 'GET /api/users/detail/*',
        status: 200,
        body: { _id: GRACE, email: 'bare@map.example', rolesAssigned: [role] },
      });
      await openPage(GRACE);
      screen.getByRole('heading', { level: 1, name: 'bare@map.example' });
      expect(chips()).toEqual(['user', 'Active']);
      expect(screen.getByRole('tab', { name: /^Role List/ }).textContent).toBe('Role List1');
    },
  );

  it('deleting a user leads from their page to the list', async () => {
    const page = await openPage(GRACE);
    await page.press('Delete');
    await page.question('Sure to delete ?');
    await page.answer('Delete');
    await page.banner(/^The user .+ has been deleted\.$/);
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(standIn.requestsOf(`DELETE /api/users/${GRACE}`)).toHaveLength(1);
  });
});

describe('privileges of a user', () => {
  it.each([
    ['superadmin', 'a user', GRACE, ['Set as Super Admin', 'Set as Admin']],
    ['superadmin', 'an admin', DANIEL, ['Set as Super Admin', 'Remove Admin Privileges']],
    ['superadmin', 'another superadmin', seededUserId(10), ['Remove Admin Privileges']],
    ['superadmin', 'themselves', SOFIA, []],
    ['admin', 'themselves', DANIEL, []],
  ])('a %s is offered, for %s, exactly the privilege buttons that apply', async (name, _, id, offered) => {
    await openPage(id, name);
    expect(privileges()).toEqual(offered);
  });

  it('an admin is offered no privilege buttons for a user', async () => {
    const { data } = await (
      await standIn.as('admin')
    ).ask<{ data: { _id: string; role: string }[] }>('GET', '/api/users?pageSize=0');
    const user = data.find(({ role }) => role === 'user')!;
    await openPage(user._id, 'admin');
    expect(privileges()).toEqual([]);
    screen.getByRole('button', { name: 'Delete' });
  });

  it.each([
    [
      'Set as Super Admin',
      GRACE,
      'Grace Lindqvist (user@map.example) will change from user to superadmin.',
      'PUT /api/users/set/superadmin',
      'The user has been set as Super Admin.',
      'superadmin',
    ],
    [
      'Set as Admin',
      GRACE,
      'Grace Lindqvist (user@map.example) will change from user to admin.',
      'PUT /api/users/set/admin',
      'The user has been set as Admin.',
      'admin',
    ],
    [
      'Remove Admin Privileges',
      DANIEL,
      'Daniel Okafor (admin@map.example) will change from admin to user.',
      'PUT /api/users/remove/previlege',
      'The admin privileges have been removed.',
      'user',
    ],
  ])(
    '%s asks with the user and both roles by name, and reports success',
    async (action, id, sentence, call, text, role) => {
      const page = await openPage(id);
      await page.press(action);
      const question = await page.question(`${action}?`);
      within(question).getByText(sentence);
      expect(standIn.requestsOf(call)).toEqual([]);
      await page.answer(action);
      await page.banner(text);
      expect(standIn.requestsOf(call).map(({ body }) => body)).toEqual([{ _id: id }]);
      await waitFor(() => expect(chips()[0]).toBe(role));
    },
  );

  it('privileges of a user stay as they are on Cancel', async () => {
    const page = await openPage(GRACE);
    await page.press('Set as Admin');
    await page.question('Set as Admin?');
    await page.answer('Cancel');
    expect(chips()[0]).toBe('user');
    expect(standIn.calls().filter(call => call.startsWith('PUT'))).toEqual([]);
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'The last superadmin cannot be removed' } },
      'There was an error saving the user. The last superadmin cannot be removed',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the user. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failure to change privileges (%s) is reported, and the chosen applications stay',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/users/set/admin', ...fault, times: 1 });
      const page = await openPage(GRACE);
      await page.press('Set as Admin');
      const question = await page.question('Set as Admin?');
      await selectChoice(question, 'Applications to administer', 'City of Millbrook');
      pressIn(question, 'Set as Admin');
      await page.banner(text);
      expect(chips()[0]).toBe('user');
      expect(standIn.requestsOf('PUT /api/users/set/admin')).toHaveLength(1);
      expect(standIn.requestsOf(ADD_ADMIN)).toEqual([]);
      expect(selectedChoices(question, 'Applications to administer')).toEqual(['City of Millbrook']);
    },
  );

  const lines = (question: HTMLElement) => [...question.querySelectorAll('li')].map(line => line.textContent);

  it('making a user without applications an admin warns that they see no users, and offers to assign some', async () => {
    const page = await openPage(GRACE);
    await page.press('Set as Admin');
    const question = await page.question('Set as Admin?');
    expect(lines(question)).toEqual([
      'An admin can open the pages Users, Roles, Tools and Tags.',
      'Grace Lindqvist does not administer any application yet and will not see any users.',
    ]);
    await selectChoice(question, 'Applications to administer', 'City of Millbrook');
    await selectChoice(question, 'Applications to administer', 'Larkspur County Assessor');
    expect(lines(question)[1]).toBe(
      'Grace Lindqvist will see the users of City of Millbrook and Larkspur County Assessor.',
    );
    pressIn(question, 'Set as Admin');
    await page.banner('The user has been set as Admin.');
    await page.banner('Grace Lindqvist now administers City of Millbrook and Larkspur County Assessor.');
    expect(standIn.requestsOf(ADD_ADMIN).map(({ body }) => body)).toEqual(
      [applicationId(1), applicationId(0)].map(_id => ({ adminId: GRACE, _id })),
    );
    await waitFor(() => expect(chips()[0]).toBe('admin'));
  });

  it('making a user an admin names the applications they administer already, and does not offer these', async () => {
    const page = await openPage(WALTER);
    await page.press('Set as Admin');
    const question = await page.question('Set as Admin?');
    expect(lines(question)[1]).toBe('Walter Amari will see the users of Larkspur County Assessor.');
    expect(await optionsOf(question, 'Applications to administer')).not.toContain('Larkspur County Assessor');
  });

  it('making a user an admin reports which applications were assigned and which failed', async () => {
    standIn.fault({ match: ADD_ADMIN, status: 500, body: { message: 'No disk' }, times: 1 });
    const page = await openPage(GRACE);
    await page.press('Set as Admin');
    const question = await page.question('Set as Admin?');
    for (const name of ['City of Millbrook', 'Larkspur County Assessor'])
      await selectChoice(question, 'Applications to administer', name);
    pressIn(question, 'Set as Admin');
    await page.banner(
      'Grace Lindqvist is now an admin but does not administer City of Millbrook yet. No disk',
    );
    await page.banner('Grace Lindqvist now administers Larkspur County Assessor.');
    expect(standIn.requestsOf(ADD_ADMIN)).toHaveLength(2);
  });

  it('removing admin privileges lists what is lost and what stays, with names', async () => {
    const page = await openPage(DANIEL);
    await page.press('Remove Admin Privileges');
    const [loses, ...keeps] = lines(await page.question('Remove Admin Privileges?'));
    expect(loses).toBe('Access to the pages Users, Roles, Tools and Tags will be lost.');
    expect(keeps.at(-1)).toBe(
      'The account will stay in the list of administrators of City of Millbrook and Larkspur County Assessor.',
    );
  });

  it('the question about privileges asks before it closes with an application chosen', async () => {
    const page = await openPage(GRACE);
    await page.press('Set as Admin');
    const question = await page.question('Set as Admin?');
    await selectChoice(question, 'Applications to administer', 'City of Millbrook');
    pressIn(question, 'Cancel');
    pressIn(await page.question('Leave without saving?'), 'Leave');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(standIn.requestsOf('PUT /api/users/set/admin')).toEqual([]);
  });
});
