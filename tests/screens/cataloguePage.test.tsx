import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { addUnknownField, CATALOGUE_EXAMPLES } from './catalogue.ts';
import { groupRowsIn, pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

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
    noun,
    id,
    recordName,
    nameField,
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

    it('a catalogue page shows name, help and ID, and leads back to its list', async () => {
      const page = await openPage(address, 'admin');
      screen.getByRole('heading', { level: 1, name: recordName });
      screen.getByText(help);
      within(await panel('Details')).getByText(id);
      expect(crumbs()).toEqual([[listed, `/${kind}`]]);
      await page.follow('Back');
      await waitFor(() => expect(page.address()).toBe(`/${kind}`));
    });

    it('a catalogue page saves another name and help with all other fields unchanged, and Undo restores both', async () => {
      const { before, now } = await addUnknownField(standIn, { record } as never);
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${recordName}` });
      await page.type(/^Name/, `${recordName} 2`);
      await page.type('Help', 'Two\nlines');
      pressIn(form, 'Save');
      await page.banner(saved);
      await screen.findByRole('heading', { level: 1, name: `${recordName} 2` });
      expect(await now()).toEqual({
        ...before,
        [nameField]: `${recordName} 2`,
        helpInfo: 'Two\nlines',
        color: { rgb: [17, 138, 225] },
        __v: before.__v + 2,
      });
      pressIn(screen.getByRole('status', { name: 'Messages' }), 'Undo');
      await page.banner(`Changes to the ${noun} ${recordName} have been undone.`);
      expect(await now()).toMatchObject({ [nameField]: recordName, helpInfo: before.helpInfo });
    });

    it('a catalogue page needs a name, and Cancel discards the edit', async () => {
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${recordName}` });
      await page.type(/^Name/, '');
      pressIn(form, 'Save');
      await waitFor(() => expect(page.errorOf(/^Name/)).toBe(required));
      pressIn(form, 'Cancel');
      screen.getByRole('heading', { level: 1, name: recordName });
      expect(standIn.requestsOf(save)).toEqual([]);
    });

    it('a failed save on a catalogue page is reported, and the typed name stays', async () => {
      standIn.fault({ match: `PUT /api/${kind}/{id}`, status: 503, body: {} });
      const page = await openPage(address);
      await page.press('Edit');
      const form = await screen.findByRole('form', { name: `Edit ${recordName}` });
      await page.type(/^Name/, 'Another');
      pressIn(form, 'Save');
      await page.banner(new RegExp(`^${saveError}\\.`));
      expect(page.valueOf(/^Name/)).toBe('Another');
    });

    it('deleting on a catalogue page asks first, and leads back to the list', async () => {
      const page = await openPage(address);
      await page.press('Delete');
      within(await page.question(`Delete ${recordName}?`)).getByText(ask);
      await page.answer('Delete');
      await page.banner(deleted);
      await waitFor(() => expect(page.address()).toBe(`/${kind}`));
    });

    it('a failed deletion on a catalogue page is reported, and the page stays', async () => {
      standIn.fault({ match: `DELETE /api/${kind}/{id}`, status: 500, body: { message: 'Locked' } });
      const page = await openPage(address);
      await page.press('Delete');
      await page.answer('Delete');
      await page.banner('There was an error deleting. Locked');
      expect(page.address()).toBe(address);
    });

    it('a catalogue page reports a failed request, and loads again on Retry', async () => {
      standIn.fault({ match: `GET /api/${kind}/{id}`, status: 500, body: { message: 'No disk' }, times: 2 });
      const page = await visit(standIn, 'superadmin', address);
      await screen.findByRole('heading', { name: loadError });
      await page.press('Retry');
      expect(await screen.findByRole('heading', { level: 1, name: recordName })).toBeTruthy();
    });

    it('a catalogue page says that its record was not found, and links to the list', async () => {
      const page = await openPage(address.replace(id, '5f3c2a10000dead000000000'));
      await screen.findByRole('heading', { name: `${noun[0]!.toUpperCase()}${noun.slice(1)} not found` });
      within(page.main()).getAllByRole('link', { name: listed });
      expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    });

    it('a catalogue page shows what another user saves', async () => {
      await openPage(address);
      await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
      const otherUser = await standIn.as('second.superadmin');
      await otherUser.ask('PUT', record, {
        ...(await otherUser.ask('GET', record)),
        [nameField]: 'By Naomi',
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'By Naomi' })).toBeTruthy();
    });

    it('a catalogue page is found by its name in the global search', async () => {
      const page = await openPage('/settings');
      await page.press(/^Search/);
      await page.person.type(await screen.findByRole('combobox'), recordName);
      await page.person.click(await screen.findByRole('option', { name: recordName }));
      await waitFor(() => expect(page.address()).toBe(address));
    });
  },
);

describe('the breadcrumb of a tool', () => {
  const [SALES, OUTPUT, CARD, LARKSPUR] = [purposeId(2), toolgroupId(3), toolId(20), applicationId(0)];
  const tool = (query: string) => `/tool/${CARD}/info?${query}`;
  const carry = async () => {
    const otherUser = await standIn.as('second.superadmin');
    const sales = await otherUser.ask('GET', `/api/purposes/${SALES}`);
    await otherUser.ask('PUT', `/api/purposes/${SALES}`, {
      ...sales,
      rolesAssigned: [{ role: roleId(1), application: LARKSPUR }],
    });
  };

  it('the breadcrumb of a tool links application, purpose and toolgroup, each with the path to it', async () => {
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

  it('the breadcrumb of a tool without application begins with the list of its first part', async () => {
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
      'no role gives access to it there',
      `application=${applicationId(11)}&purpose=${SALES}&toolgroup=${OUTPUT}`,
      ['Purposes', 'Sales Comparison', 'Output'],
    ],
    ['its ids are unknown', 'application=x&purpose=y&toolgroup=z', ['Tools']],
  ])('the breadcrumb of a tool leaves out each part that does not apply: %s', async (_, query, names) => {
    await carry();
    await openPage(tool(query));
    await waitFor(() => expect(crumbs().map(([name]) => name)).toEqual(names));
  });
});

describe('the usage of a record', () => {
  it('a tool lists the purposes, toolgroups and plans that use it, each as a link', async () => {
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
  ])('the panel Where used names the plans that include a %s', async (_, address) => {
    await openPage(address);
    const where = await panel('Where used');
    await waitFor(() =>
      expect(groupRowsIn(where)).toMatchObject({
        'Subscription plans': expect.arrayContaining(['الاشتراك المهني · City of Millbrook']),
      }),
    );
  });

  it('the question before deletion names where a toolgroup is used', async () => {
    const page = await openPage(`/toolgroups?q=valuation`);
    await page.press('Delete Valuation');
    const question = await page.question('Delete Valuation?');
    await within(question).findByText('Used in 2 purposes');
    expect(within(question).getByRole('link', { name: 'Appeals Hearing' }).getAttribute('href')).toBe(
      `/purposes/${purposeId(9)}/info`,
    );
  });

  it('the question before deletion says that a toolgroup is not used anywhere', async () => {
    await (await standIn.as('second.superadmin')).ask('POST', '/api/toolgroups/', { toolGroupName: 'Fresh' });
    const page = await openPage('/toolgroups?q=fresh');
    await page.press('Delete Fresh');
    expect(
      await within(await page.question('Delete Fresh?')).findByText(
        'Fresh is not used anywhere and has no roles assigned.',
      ),
    ).toBeTruthy();
  });

  it('the question before deletion says that the usage could not be checked', async () => {
    standIn.fault({ match: 'GET /api/purposes', status: 500, body: {} });
    const page = await openPage('/toolgroups?q=valuation');
    await page.press('Delete Valuation');
    expect(
      await within(await page.question('Delete Valuation?')).findByText(
        'Could not check where Valuation is used.',
      ),
    ).toBeTruthy();
  });

  it('the page of a role links to its purposes', async () => {
    await openPage(`/role/${roleId(1)}/info#purposes`);
    const [link] = within(await panel('Purposes')).getAllByRole('link');
    expect(link!.getAttribute('href')).toMatch(/^\/purposes\/\w+\/info\?application=\w+$/);
  });
});

describe('the counts of a purpose', () => {
  it('a purpose counts its distinct tools, its toolgroups and the roles assigned to it', async () => {
    await openPage(`/purposes/${purposeId(13)}/info`);
    const details = within(await panel('Details'));
    expect(await details.findByText('10 tools in 3 toolgroups')).toBeTruthy();
    expect(details.getByText(/^\d roles? in \d applications?$/)).toBeTruthy();
  });
});
