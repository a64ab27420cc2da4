import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { roleId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LIST = 'GET /api/roles';
const ASSESSOR = roleId(1);
const SEASONAL = roleId(ROLES.length - 1);
const plain = { page: '1', pageSize: '24', sortBy: 'roleName', sortDirection: 'asc' };
const lists = () => standIn.requestsOf(LIST).map(({ query }) => query);
const openPage = async (address = '/roles', name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const popup = async (page: Page) => {
  await page.press('New role');
  return page.dialog('New role');
};
const add = (page: Page) => page.press('Create role');

describe('the list of roles', () => {
  it.each(['superadmin', 'admin'])(
    'the roles are cards with name and description, from one request (%s)',
    async name => {
      const page = await openPage('/roles', name);
      expect(lists()).toEqual([plain]);
      expect(page.names()).toHaveLength(24);
      const card = screen.getByRole('link', { name: 'Assessor' }).closest('li')!;
      within(card).getByText('Values property and signs the roll');
      within(card).getByRole('button', { name: 'Edit Assessor' });
      within(card).getByRole('button', { name: 'Delete Assessor' });
      expect(screen.getByRole('link', { name: 'Assessor' }).getAttribute('href')).toBe(
        `/role/${ASSESSOR}/info`,
      );
    },
  );

  it.each([
    ['superadmin', 3],
    ['admin', 0],
  ])('only superadmins are offered to edit, clone and delete the role Admin (%s)', async (name, buttons) => {
    await openPage('/roles', name);
    const card = screen.getByRole('link', { name: 'Admin' }).closest('li')!;
    expect(within(card).queryAllByRole('button')).toHaveLength(buttons);
  });

  it.each([8, 12, 16, 24, 32, 40, 100])(
    'the roles list shows %i roles on a page if the address asks for it',
    async size => {
      const page = await openPage(`/roles?pageSize=${size}`);
      expect(lists()).toEqual([{ ...plain, pageSize: String(size) }]);
      expect(page.names()).toHaveLength(Math.min(size, ROLES.length));
    },
  );

  it('the roles list offers the documented page sizes', async () => {
    const page = await openPage();
    const sizes = screen.getByLabelText<HTMLSelectElement>('Per page');
    expect([...sizes.options].map(option => option.value)).toEqual([
      '8',
      '12',
      '16',
      '24',
      '32',
      '40',
      '100',
    ]);
    await page.choose('Per page', '8');
    await waitFor(() => expect(page.address()).toBe('/roles?pageSize=8'));
  });

  it('the roles list searches 500 ms after typing stops, with one request and the same search box', async () => {
    const page = await openPage();
    const me = standIn.requestsOf('GET /api/users/me').length;
    const box = screen.getByRole('searchbox');
    fakeClock.start();
    for (const text of ['a', 'ap', 'appr']) {
      changeField('Search roles', text);
      fakeClock.advance(499);
    }
    expect(lists()).toHaveLength(1);
    fakeClock.advance(1);
    await waitFor(() => expect(page.address()).toBe('/roles?q=appr'));
    await waitFor(() =>
      expect(page.names()).toEqual([
        'Agricultural Appraiser',
        'Appraiser',
        'Commercial Appraiser',
        'Mass Appraisal Modeler',
      ]),
    );
    fakeClock.advance(2000);
    expect(lists().slice(1)).toEqual([{ ...plain, query: 'appr' }]);
    // The search box is the same element, so it was not mounted again.
    expect(screen.getByRole('searchbox')).toBe(box);
    expect(standIn.requestsOf('GET /api/users/me')).toHaveLength(me);
  });

  it('the address opens the roles list with its search', async () => {
    const page = await openPage('/roles?q=%F0%9F%8C%B2');
    expect(lists()).toEqual([{ ...plain, query: '🌲' }]);
    expect(page.names()).toEqual(['🌲 Timber & Trails 🗺️']);
  });

  it.each(['data', 'array'] as const)(
    'the roles list pages in the browser for each shape of the reply (%s)',
    async shape => {
      standIn.listShape(shape);
      const page = await openPage('/roles?page=2&pageSize=8');
      expect(page.names()).toHaveLength(8);
      screen.getByText('9–16 of ' + ROLES.length);
    },
  );

  it('the roles list shows names of 200 characters, from right to left, and with emoji', async () => {
    const page = await openPage('/roles?pageSize=100');
    const names = page.names();
    expect(names).toContain('مُقيِّم العقارات');
    expect(names).toContain('שמאי מקרקעין');
    expect(names.filter(name => (name ?? '').length === 200)).toHaveLength(1);
  });

  it('an empty roles list shows the documented words, and offers a new role', async () => {
    standIn.fault({ match: LIST, status: 200, body: { data: [], pagingMeta: { totalRecords: 0 } } });
    const page = await openPage();
    expect(
      screen.getByRole('heading', { name: 'There is no roles in your Application(s) Yet...' }),
    ).toBeTruthy();
    await popup(page);
  });

  it('the roles list reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: LIST, status: 500, body: { message: 'No disk' }, times: 2 });
    const page = await visit(standIn, 'superadmin', '/roles');
    await screen.findByText('No disk');
    await page.press('Retry');
    await waitFor(() => expect(page.names()).toHaveLength(24));
  });

  it.each([
    ['403', { status: 403, body: { authorized: false } }],
    ['200 with the flag', { status: 200, body: { authorized: false } }],
  ])('a refusal of the roles list (%s) shows a message and leads to the start page', async (_, fault) => {
    standIn.fault({ match: LIST, ...fault });
    const page = await visit(standIn, 'admin', '/roles');
    await page.banner('You are not authorized to view Roles.');
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it('a plain user may not see the roles list, and is led to the subscriptions', async () => {
    const page = await visit(standIn, 'user', '/roles');
    await page.banner('You are not authorized to view Roles.');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
  });
});

describe('the dialog for a new role', () => {
  it('a new role has a name and a description, and needs the name', async () => {
    const page = await openPage();
    const dialog = await popup(page);
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    changeField(/^Name/, '   ');
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    expect(standIn.requestsOf('POST /api/roles')).toEqual([]);
  });

  it('a new role is created once although Enter is pressed twice, and is listed', async () => {
    standIn.fault({ match: 'POST /api/roles', delayMs: 100, times: 1 });
    const page = await openPage('/roles?q=aaa');
    await popup(page);
    await page.type(/^Description/, 'First of all');
    await page.type(/^Name/, 'Aaa role{Enter}{Enter}');
    await page.banner('Role ssuccessfully created.');
    expect(standIn.requestsOf('POST /api/roles').map(({ body }) => body)).toEqual([
      { roleName: 'Aaa role', roleDescription: 'First of all' },
    ]);
    await waitFor(() => expect(page.names()).toEqual(['Aaa role']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['400', { status: 400, body: { message: '<u>No</u>' } }, 'There was an error saving the data. <u>No</u>'],
    [
      '403',
      { status: 403, body: {} },
      'There was an error saving the data. You are not authorized to do this.',
    ],
    [
      '500',
      { status: 500, body: {} },
      'There was an error saving the data. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
  ])('a failed save of a new role (%s) is reported, and the typed text stays', async (_, fault, text) => {
    standIn.fault({ match: 'POST /api/roles', ...fault, times: 1 });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'Bridge keeper');
    await page.type(/^Description/, 'Asks three questions');
    await add(page);
    await page.banner(text);
    expect([page.valueOf(/^Name/), page.valueOf(/^Description/)]).toEqual([
      'Bridge keeper',
      'Asks three questions',
    ]);
    expect(document.querySelector('u')).toBeNull();
  });

  it('a refusal of the name of a new role appears at the name until it is edited', async () => {
    standIn.fault({
      match: 'POST /api/roles',
      status: 422,
      body: { errors: { roleName: { message: 'Too short' } } },
      times: 1,
    });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'B');
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Too short'));
    await page.type(/^Name/, 'Bridges');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBeUndefined());
  });

  it.each([
    [
      'missing',
      'Bridge keeper',
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    ],
    ['there', 'Assessor', 'The platform’s response was lost, but your new entry has been added.'],
  ])('a new role whose reply was lost is looked up and not sent twice (%s)', async (_, name, text) => {
    standIn.fault({ match: 'POST /api/roles', drop: true, times: 1 });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, name);
    await add(page);
    await page.banner(text);
    expect(standIn.requestsOf('POST /api/roles')).toHaveLength(1);
    expect(lists().some(({ query, pageSize }) => query === name && pageSize === '0')).toBe(true);
  });
});

describe('editing a role in the list', () => {
  const edit = async (address = '/roles?q=assessor', name = 'superadmin') => {
    const page = await openPage(address, name);
    await page.press('Edit Assessor');
    await screen.findByRole('form', { name: 'Edit Assessor' });
    return page;
  };

  it.each(['/roles?q=assessor', '/roles?q=assessor&view=table'])(
    'a role edited in the list is saved once with its unknown fields (%s)',
    async address => {
      await (
        await standIn.as('second.superadmin')
      ).ask('PUT', '/api/roles', {
        _id: ASSESSOR,
        roleName: 'Assessor',
        roleDescription: 'Kept',
        color: { rgb: [17, 138, 225] },
      });
      const page = await edit(address);
      await page.type(/^Name/, 'County code: assessor{Enter}{Enter}');
      await page.banner(/^The role .+ has been saved\.$/);
      expect(standIn.requestsOf('PUT /api/roles')).toHaveLength(1);
      expect(standIn.requestsOf('PUT /api/roles')[0]!.body).toMatchObject({
        _id: ASSESSOR,
        roleName: 'County code: assessor',
        roleDescription: 'Kept',
        color: { rgb: [17, 138, 225] },
      });
      await waitFor(() => expect(page.names()).toContain('County code: assessor'));
    },
  );

  it('a role edited in the list needs a name, and Cancel discards the edit', async () => {
    const page = await edit();
    await page.type(/^Name/, '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    await page.press('Cancel');
    await waitFor(() => expect(page.names()).toContain('Assessor'));
    expect(standIn.requestsOf('PUT /api/roles')).toEqual([]);
  });

  it.each([
    ['400', { status: 400, body: { message: 'Reserved' } }, 'There was an error saving the data. Reserved'],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed save of a role in the list (%s) is reported, keeps the typed text, and can be repeated',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/roles', ...fault, times: 1 });
      const page = await edit();
      await page.type(/^Name/, 'County code: assessor');
      await page.press('Save');
      await page.banner(text);
      expect(page.valueOf(/^Name/)).toBe('County code: assessor');
      await page.press('Save');
      await page.banner(/^The role .+ has been saved\.$/);
    },
  );

  it('an admin cannot save a role that is used in other applications, and the typed text stays', async () => {
    const page = await edit(undefined, 'admin');
    await page.type(/^Name/, 'County code: assessor');
    await page.press('Save');
    await page.banner(
      'There was an error saving the data. The role is used in applications that you do not administer',
    );
    expect(page.valueOf(/^Name/)).toBe('County code: assessor');
  });
});

describe('deleting a role in the list', () => {
  const ask = async (name = 'Assessor', q = 'assessor') => {
    const page = await openPage(`/roles?q=${q}`);
    await page.press(`Delete ${name}`);
    return { page, question: await page.question(`Sure to delete ${name} ?`) };
  };

  it('the question before a role is deleted counts its users and purposes, and Cancel keeps it', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const [people, carried] = [
      await otherUser.ask('GET', `/api/users/role/${ASSESSOR}`),
      await otherUser.ask('GET', `/api/purposes/role/${ASSESSOR}`),
    ];
    const { page, question } = await ask();
    await within(question).findByText(`Assigned to ${people.length} users`);
    within(question).getByText(`Assigned to ${carried.length} purposes`);
    within(question).getByText(
      / will be removed from all users, purposes, toolgroups and tools that have it\. This cannot be undone\.$/,
    );
    await page.answer('Cancel');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([]);
  });

  it('the question before an unassigned role is deleted says that it is not used, and then it is deleted', async () => {
    const { page, question } = await ask('Seasonal Clerk', 'seasonal');
    await within(question).findByText('The role is not assigned to any user, purpose, toolgroup or tool.');
    await page.answer('Delete');
    await page.banner(/^The role .+ has been deleted\.$/);
    expect(standIn.requestsOf(`DELETE /api/roles/${SEASONAL}`)).toHaveLength(1);
    await screen.findByRole('heading', { name: 'No matches' });
  });

  it('the question before a role is deleted says that its usage could not be checked', async () => {
    standIn.fault({ match: 'GET /api/users/role/*', status: 500 });
    const { question } = await ask();
    expect(await within(question).findByText(/^Could not check where .+ is used\.$/)).toBeTruthy();
  });

  it.each([
    ['400', { status: 400, body: { message: 'In use' } }, 'There was an error removing the data. In use'],
    [
      'a lost connection',
      { drop: true },
      'There was an error removing the data. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed deletion of a role (%s) is reported, and the role stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/roles/*', ...fault, times: 1 });
    const { page } = await ask();
    await page.answer('Delete');
    await page.banner(text);
    expect(page.names()).toContain('Assessor');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toHaveLength(1);
  });
});
