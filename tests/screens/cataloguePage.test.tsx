import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { CATALOGUE_EXAMPLES, giveColour } from './catalogue.ts';
import { groupRowsIn, pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { leave, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => leave());

const openPage = async (address: string, as = 'superadmin') => {
  const page = await visit(standIn, as, address);
  await page.settled();
  return page;
};
const panel = (name: string) => screen.findByRole('region', { name });
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('link')
    .slice(1)
    .map(link => [link.textContent, link.getAttribute('href')]);

describe.each(CATALOGUE_EXAMPLES)(
  'the page of one of the $kind',
  ({
    kind,
    one,
    id,
    named,
    name,
    record,
    page: address,
    help,
    required,
    saved,
    deleted,
    loadError,
    saveError,
    ask,
    title,
  }) => {
    const listed = title.split(' ')[0];
    const save = `PUT ${record}`;

    it('has its name, its help and its id, and leads back to its list', async () => {
      const page = await openPage(address, 'admin');
      screen.getByRole('heading', { level: 1, name: named });
      screen.getByText(help);
      within(await panel('Details')).getByText(id);
      expect(crumbs()).toEqual([[listed, `/${kind}`]]);
      await page.follow('Back');
      await waitFor(() => expect(page.address()).toBe(`/${kind}`));
    });

    it('takes another name and help, sends everything else as it was, and can be taken back', async () => {
      const { before, now } = await giveColour(standIn, { record } as never);
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${named}` });
      await page.type(/^Name/, `${named} 2`);
      await page.type('Help', 'Two\nlines');
      pressIn(form, 'Save');
      await page.banner(saved);
      await screen.findByRole('heading', { level: 1, name: `${named} 2` });
      expect(await now()).toEqual({
        ...before,
        [name]: `${named} 2`,
        helpInfo: 'Two\nlines',
        colour: { rgb: [17, 138, 225] },
        __v: before.__v + 2,
      });
      pressIn(screen.getByRole('status', { name: 'Messages' }), 'Undo');
      await page.banner(`Changes to the ${one} ${named} have been undone.`);
      expect(await now()).toMatchObject({ [name]: named, helpInfo: before.helpInfo });
    });

    it('needs its name, and is as it was with Cancel', async () => {
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${named}` });
      await page.type(/^Name/, '');
      pressIn(form, 'Save');
      await waitFor(() => expect(page.errorOf(/^Name/)).toBe(required));
      pressIn(form, 'Cancel');
      screen.getByRole('heading', { level: 1, name: named });
      expect(standIn.asked(save)).toEqual([]);
    });

    it('that cannot be saved says so and keeps what was typed', async () => {
      standIn.fault({ match: `PUT /api/${kind}/{id}`, status: 503, body: {} });
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${named}` });
      await page.type(/^Name/, 'Another');
      pressIn(form, 'Save');
      await page.banner(new RegExp(`^${saveError}\\.`));
      expect(page.valueOf(/^Name/)).toBe('Another');
    });

    it('asks before deleting, and goes back to the list', async () => {
      const page = await openPage(address);
      await page.press('Delete');
      within(await page.question(`Delete ${named}?`)).getByText(ask);
      await page.answer('Delete');
      await page.banner(deleted);
      await waitFor(() => expect(page.address()).toBe(`/${kind}`));
    });

    it('that cannot be deleted says so and stays', async () => {
      standIn.fault({ match: `DELETE /api/${kind}/{id}`, status: 500, body: { message: 'Locked' } });
      const page = await openPage(address);
      await page.press('Delete');
      await page.answer('Delete');
      await page.banner('There was an error deleting. Locked');
      expect(page.address()).toBe(address);
    });

    it('that cannot be read says so and tries again', async () => {
      standIn.fault({ match: `GET /api/${kind}/{id}`, status: 500, body: { message: 'No disk' }, times: 2 });
      const page = await visit(standIn, 'superadmin', address);
      await screen.findByRole('heading', { name: loadError });
      await page.press('Retry');
      expect(await screen.findByRole('heading', { level: 1, name: named })).toBeTruthy();
    });

    it('of one that is gone says so', async () => {
      const page = await openPage(address.replace(id, '5f3c2a10000dead000000000'));
      await screen.findByRole('heading', { name: `${one[0]!.toUpperCase()}${one.slice(1)} not found` });
      within(page.main()).getAllByRole('link', { name: listed });
      expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    });

    it('shows what somebody else saves', async () => {
      await openPage(address);
      await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
      const naomi = await standIn.as('second.superadmin');
      await naomi.ask('PUT', record, { ...(await naomi.ask('GET', record)), [name]: 'By Naomi' });
      expect(await screen.findByRole('heading', { level: 1, name: 'By Naomi' })).toBeTruthy();
    });

    it('is found by its name in the search of everything', async () => {
      const page = await openPage('/settings');
      await page.press(/^Search/);
      await page.person.type(await screen.findByRole('combobox'), named);
      await page.person.click(await screen.findByRole('option', { name: named }));
      await waitFor(() => expect(page.address()).toBe(address));
    });
  },
);

describe('the way to a tool', () => {
  const [SALES, OUTPUT, CARD, LARKSPUR] = [purposeId(2), toolgroupId(3), toolId(20), applicationId(0)];
  const tool = (query: string) => `/tool/${CARD}/info?${query}`;
  const carry = async () => {
    const naomi = await standIn.as('second.superadmin');
    const sales = await naomi.ask('GET', `/api/purposes/${SALES}`);
    await naomi.ask('PUT', `/api/purposes/${SALES}`, {
      ...sales,
      rolesAssigned: [{ role: roleId(1), application: LARKSPUR }],
    });
  };

  it('is application, purpose and toolgroup, each a link that keeps the way to it', async () => {
    await carry();
    await openPage(tool(`application=${LARKSPUR}&purpose=${SALES}&toolgroup=${OUTPUT}`));
    await waitFor(() =>
      expect(crumbs()).toEqual([
        ['Larkspur County Assessor', `/application/${LARKSPUR}/info`],
        ['Sales Comparison', `/purposes/${SALES}/info?application=${LARKSPUR}`],
        ['Output', `/toolgroup/${OUTPUT}/info?application=${LARKSPUR}&purpose=${SALES}`],
      ]),
    );
  });

  it('begins with the list of what it begins with, where no application is in it', async () => {
    const page = await openPage(tool(`purpose=${SALES}&toolgroup=${OUTPUT}`));
    await waitFor(() =>
      expect(crumbs().map(([name]) => name)).toEqual(['Purposes', 'Sales Comparison', 'Output']),
    );
    await page.follow('Back');
    await waitFor(() => expect(page.address()).toBe(`/toolgroup/${OUTPUT}/info?purpose=${SALES}`));
    await waitFor(() => expect(crumbs().map(([name]) => name)).toEqual(['Purposes', 'Sales Comparison']));
  });

  it.each([
    ['the toolgroup does not have it', `purpose=${SALES}&toolgroup=${toolgroupId(4)}`, ['Tools']],
    [
      'the purpose does not have the toolgroup',
      `purpose=${purposeId(11)}&toolgroup=${OUTPUT}`,
      ['Toolgroups', 'Output'],
    ],
    [
      'no role carries it there',
      `application=${applicationId(11)}&purpose=${SALES}&toolgroup=${OUTPUT}`,
      ['Purposes', 'Sales Comparison', 'Output'],
    ],
    ['nobody knows what is in it', 'application=x&purpose=y&toolgroup=z', ['Tools']],
  ])('is left out as far as it is not true: %s', async (_, query, names) => {
    await carry();
    await openPage(tool(query));
    await waitFor(() => expect(crumbs().map(([name]) => name)).toEqual(names));
  });
});

describe('where something is used', () => {
  it('is listed beside a tool: its purposes, toolgroups and plans, each a link', async () => {
    await openPage(`/tool/${toolId(20)}/info`);
    const where = await panel('Where used');
    await waitFor(() => expect(groupRowsIn(where)).toMatchObject({ Toolgroups: ['Output', 'Valuation'] }));
    expect(within(where).getByRole('link', { name: 'Output' }).getAttribute('href')).toBe(
      `/toolgroup/${toolgroupId(3)}/info`,
    );
    expect(within(where).getByRole('link', { name: 'Sales Comparison' }).getAttribute('href')).toBe(
      `/purposes/${purposeId(2)}/info`,
    );
  });

  it.each([
    ['purpose', `/purposes/${purposeId(12)}/info`],
    ['toolgroup', `/toolgroup/${toolgroupId(12)}/info`],
    ['tool', `/tool/${toolId(40)}/info`],
  ])('names the plans that include a %s', async (_, address) => {
    await openPage(address);
    const where = await panel('Where used');
    await waitFor(() =>
      expect(groupRowsIn(where)).toMatchObject({
        'Subscription plans': expect.arrayContaining(['الاشتراك المهني · City of Millbrook']),
      }),
    );
  });

  it('is said by numbers and names before it is deleted', async () => {
    const page = await openPage(`/toolgroups?q=valuation`);
    await page.press('Delete Valuation');
    const question = await page.question('Delete Valuation?');
    await within(question).findByText('Used in 2 purposes');
    expect(within(question).getByRole('link', { name: 'Appeals Hearing' }).getAttribute('href')).toBe(
      `/purposes/${purposeId(9)}/info`,
    );
  });

  it('is said to be nowhere, where nothing has it', async () => {
    await (await standIn.as('second.superadmin')).ask('POST', '/api/toolgroups/', { toolGroupName: 'Fresh' });
    const page = await openPage('/toolgroups?q=fresh');
    await page.press('Delete Fresh');
    expect(
      await within(await page.question('Delete Fresh?')).findByText(
        'Fresh is not used anywhere and has no roles assigned.',
      ),
    ).toBeTruthy();
  });

  it('that cannot be read is said, and nothing is deleted for it', async () => {
    standIn.fault({ match: 'GET /api/purposes', status: 500, body: {} });
    const page = await openPage('/toolgroups?q=valuation');
    await page.press('Delete Valuation');
    expect(
      await within(await page.question('Delete Valuation?')).findByText(
        'Could not check where Valuation is used.',
      ),
    ).toBeTruthy();
  });

  it('of a role are its purposes, each a link', async () => {
    await openPage(`/role/${roleId(1)}/info#purposes`);
    const [link] = within(await panel('Purposes')).getAllByRole('link');
    expect(link!.getAttribute('href')).toMatch(/^\/purposes\/\w+\/info\?application=\w+$/);
  });
});

describe('the counts of a purpose', () => {
  it('are its tools, each once, its toolgroups, and the roles that carry it', async () => {
    await openPage(`/purposes/${purposeId(13)}/info`);
    const details = within(await panel('Details'));
    expect(await details.findByText('10 tools in 3 toolgroups')).toBeTruthy();
    expect(details.getByText(/^\d roles? in \d applications?$/)).toBeTruthy();
  });
});
