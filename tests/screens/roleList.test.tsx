import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../mocks/db/places.ts';
import { roleId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { fakeClock, leave, put, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const LIST = 'GET /api/roles';
const ASSESSOR = roleId(1);
const SEASONAL = roleId(ROLES.length - 1);
const plain = { page: '1', pageSize: '24', sortBy: 'roleName', sortDirection: 'asc' };
const lists = () => standIn.asked(LIST).map(({ query }) => query);
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

describe('the roles', () => {
  it.each(['superadmin', 'admin'])('are cards with name and description, asked for once (%s)', async name => {
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
  });

  it.each([
    ['superadmin', 3],
    ['admin', 0],
  ])('offer to change, clone and delete the role Admin to superadmins alone (%s)', async (name, buttons) => {
    await openPage('/roles', name);
    const card = screen.getByRole('link', { name: 'Admin' }).closest('li')!;
    expect(within(card).queryAllByRole('button')).toHaveLength(buttons);
  });

  it.each([8, 12, 16, 24, 32, 40, 100])('come %i to a page where the address says so', async size => {
    const page = await openPage(`/roles?pageSize=${size}`);
    expect(lists()).toEqual([{ ...plain, pageSize: String(size) }]);
    expect(page.names()).toHaveLength(Math.min(size, ROLES.length));
  });

  it('offer the documented page sizes', async () => {
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

  it('are asked once a pause ends the typing, and the page is not loaded or read anew for it', async () => {
    const page = await openPage();
    const me = standIn.asked('GET /api/users/me').length;
    const box = screen.getByRole('searchbox');
    fakeClock.hold();
    for (const text of ['a', 'ap', 'appr']) {
      put('Search roles', text);
      fakeClock.pass(499);
    }
    expect(lists()).toHaveLength(1);
    fakeClock.pass(1);
    await waitFor(() => expect(page.address()).toBe('/roles?q=appr'));
    await waitFor(() =>
      expect(page.names()).toEqual([
        'Agricultural Appraiser',
        'Appraiser',
        'Commercial Appraiser',
        'Mass Appraisal Modeler',
      ]),
    );
    fakeClock.pass(2000);
    expect(lists().slice(1)).toEqual([{ ...plain, query: 'appr' }]);
    // The box is the one that was typed into: nothing was drawn anew.
    expect(screen.getByRole('searchbox')).toBe(box);
    expect(standIn.asked('GET /api/users/me')).toHaveLength(me);
  });

  it('are found at once by their address', async () => {
    const page = await openPage('/roles?q=%F0%9F%8C%B2');
    expect(lists()).toEqual([{ ...plain, query: '🌲' }]);
    expect(page.names()).toEqual(['🌲 Timber & Trails 🗺️']);
  });

  it.each(['data', 'array'] as const)('come in any shape (%s)', async shape => {
    standIn.listShape(shape);
    const page = await openPage('/roles?page=2&pageSize=8');
    expect(page.names()).toHaveLength(8);
    screen.getByText('9–16 of ' + ROLES.length);
  });

  it('show names of 200 characters, from right to left, and in pictures', async () => {
    const page = await openPage('/roles?pageSize=100');
    const names = page.names();
    expect(names).toContain('مُقيِّم العقارات');
    expect(names).toContain('שמאי מקרקעין');
    expect(names.filter(name => (name ?? '').length === 200)).toHaveLength(1);
  });

  it('that are none say so in the documented words, and offer a new one', async () => {
    standIn.fault({ match: LIST, status: 200, body: { data: [], pagingMeta: { totalRecords: 0 } } });
    const page = await openPage();
    expect(
      screen.getByRole('heading', { name: 'There is no roles in your Application(s) Yet...' }),
    ).toBeTruthy();
    await popup(page);
  });

  it('that cannot be read say so and try again', async () => {
    standIn.fault({ match: LIST, status: 500, body: { message: 'No disk' }, times: 2 });
    const page = await visit(standIn, 'superadmin', '/roles');
    await screen.findByText('No disk');
    await page.press('Retry');
    await waitFor(() => expect(page.names()).toHaveLength(24));
  });

  it.each([
    ['403', { status: 403, body: { authorized: false } }],
    ['200 with the flag', { status: 200, body: { authorized: false } }],
  ])('refused by the platform (%s): that is said, and the product goes back', async (_, fault) => {
    standIn.fault({ match: LIST, ...fault });
    const page = await visit(standIn, 'admin', '/roles');
    await page.banner('You are not authorized to view Roles.');
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it('are not for a plain user', async () => {
    const page = await visit(standIn, 'user', '/roles');
    await page.banner('You are not authorized to view Roles.');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
  });
});

describe('a new role', () => {
  it('takes name and description, and needs the name', async () => {
    const page = await openPage();
    const dialog = await popup(page);
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    put(/^Name/, '   ');
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    expect(standIn.asked('POST /api/roles')).toEqual([]);
  });

  it('is created once, in the documented words, and shown', async () => {
    standIn.fault({ match: 'POST /api/roles', delayMs: 100, times: 1 });
    const page = await openPage('/roles?q=aaa');
    await popup(page);
    await page.type(/^Description/, 'First of all');
    await page.type(/^Name/, 'Aaa role{Enter}{Enter}');
    await page.banner('Role ssuccessfully created.');
    expect(standIn.asked('POST /api/roles').map(({ body }) => body)).toEqual([
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
  ])('that cannot be saved (%s) says so, and keeps what was typed', async (_, fault, text) => {
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

  it('has what the server says of its name under it', async () => {
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
      'not there',
      'Bridge keeper',
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    ],
    ['there', 'Assessor', 'The platform’s response was lost, but your new entry has been added.'],
  ])('whose answer was lost is looked for and not sent again (%s)', async (_, name, text) => {
    standIn.fault({ match: 'POST /api/roles', drop: true, times: 1 });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, name);
    await add(page);
    await page.banner(text);
    expect(standIn.asked('POST /api/roles')).toHaveLength(1);
    expect(lists().some(({ query, pageSize }) => query === name && pageSize === '0')).toBe(true);
  });
});

describe('a role edited in its place', () => {
  const edit = async (address = '/roles?q=assessor', name = 'superadmin') => {
    const page = await openPage(address, name);
    await page.press('Edit Assessor');
    await screen.findByRole('form', { name: 'Edit Assessor' });
    return page;
  };

  it.each(['/roles?q=assessor', '/roles?q=assessor&view=table'])(
    'is saved whole, without an id in the address (%s)',
    async address => {
      await (
        await standIn.as('second.superadmin')
      ).ask('PUT', '/api/roles', {
        _id: ASSESSOR,
        roleName: 'Assessor',
        roleDescription: 'Kept',
        colour: { rgb: [17, 138, 225] },
      });
      const page = await edit(address);
      await page.type(/^Name/, 'County code: assessor{Enter}{Enter}');
      await page.banner(/^The role .+ has been saved\.$/);
      expect(standIn.asked('PUT /api/roles')).toHaveLength(1);
      expect(standIn.asked('PUT /api/roles')[0]!.body).toMatchObject({
        _id: ASSESSOR,
        roleName: 'County code: assessor',
        roleDescription: 'Kept',
        colour: { rgb: [17, 138, 225] },
      });
      await waitFor(() => expect(page.names()).toContain('County code: assessor'));
    },
  );

  it('needs its name, and goes back to what it was on Cancel', async () => {
    const page = await edit();
    await page.type(/^Name/, '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    await page.press('Cancel');
    await waitFor(() => expect(page.names()).toContain('Assessor'));
    expect(standIn.asked('PUT /api/roles')).toEqual([]);
  });

  it.each([
    ['400', { status: 400, body: { message: 'Reserved' } }, 'There was an error saving the data. Reserved'],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'that cannot be saved (%s) says so, keeps what was typed, and can be saved again',
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

  it('by an admin, but used beyond his applications, is refused with the reason, and keeps what was typed', async () => {
    const page = await edit(undefined, 'admin');
    await page.type(/^Name/, 'County code: assessor');
    await page.press('Save');
    await page.banner(
      'There was an error saving the data. The role is used in applications that you do not administer',
    );
    expect(page.valueOf(/^Name/)).toBe('County code: assessor');
  });
});

describe('deleting a role', () => {
  const ask = async (name = 'Assessor', q = 'assessor') => {
    const page = await openPage(`/roles?q=${q}`);
    await page.press(`Delete ${name}`);
    return { page, question: await page.question(`Sure to delete ${name} ?`) };
  };

  it('says first where it is used', async () => {
    const naomi = await standIn.as('second.superadmin');
    const [people, carried] = [
      await naomi.ask('GET', `/api/users/role/${ASSESSOR}`),
      await naomi.ask('GET', `/api/purposes/role/${ASSESSOR}`),
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

  it('says when nobody has it, and removes it', async () => {
    const { page, question } = await ask('Seasonal Clerk', 'seasonal');
    await within(question).findByText('The role is not assigned to any user, purpose, toolgroup or tool.');
    await page.answer('Delete');
    await page.banner(/^The role .+ has been deleted\.$/);
    expect(standIn.asked(`DELETE /api/roles/${SEASONAL}`)).toHaveLength(1);
    await screen.findByRole('heading', { name: 'No matches' });
  });

  it('says when that cannot be read', async () => {
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
  ])('says when it failed (%s), and the role stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/roles/*', ...fault, times: 1 });
    const { page } = await ask();
    await page.answer('Delete');
    await page.banner(text);
    expect(page.names()).toContain('Assessor');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toHaveLength(1);
  });
});
