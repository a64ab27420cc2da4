import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (as = 'superadmin', address = '/tags') => {
  const page = await visit(standIn, as, address);
  await page.settled();
  await page.press('Search');
  const dialog = await page.dialog('Search');
  return {
    ...page,
    searching: dialog,
    type: (text: string) => page.person.type(within(dialog).getByRole('combobox'), text),
  };
};
const matchLabels = (group: string) => {
  const container = screen.queryByRole('group', { name: group });
  return container
    ? within(container)
        .getAllByRole('option')
        .map(option => option.querySelector('[class*=label]')!.textContent)
    : [];
};
const searches = () => standIn.calls().filter(call => /^GET \/api\/(users\/search|roles|tags)/.test(call));

describe('the global search', () => {
  it('the search finds pages and actions by their names without a request', async () => {
    const page = await openPage();
    await page.type('ta');
    expect(matchLabels('Pages')).toEqual(['Tags']);
    expect(matchLabels('Actions')).toEqual(['New tag']);
  });

  it('the search finds users and records from three characters on, and opens them', async () => {
    const page = await openPage();
    const before = searches().length;
    await page.type('par');
    await waitFor(() => expect(matchLabels('Tags')).toContain('Parcels'));
    expect(matchLabels('Roles')).toContain('Parks Planner');
    expect(searches().slice(before).sort()).toEqual([
      'GET /api/roles',
      'GET /api/tags',
      expect.stringMatching(/^GET \/api\/users\/search/),
    ]);
    const tags = within(screen.getByRole('group', { name: 'Tags' }));
    await page.person.click(tags.getByRole('option', { name: /^Par ?cels$/ }));
    await screen.findByRole('heading', { level: 1, name: 'Parcels' });
    expect(page.address()).toMatch(/^\/tag\/\w+\/info$/);
  });

  it('the search shows the best three matches of a list, although others come first by name', async () => {
    const tagNames = ['Additional zone', 'Building zones', 'Cycling zone', 'Zone'];
    standIn.fault({
      match: 'GET /api/tags',
      status: 200,
      body: tagNames.map(tagName => ({ _id: tagName, tagName })),
    });
    const page = await openPage();
    await page.type('zone');
    await waitFor(() => expect(matchLabels('Tags')).toEqual(['Zone', 'Additional zone', 'Building zones']));
  });

  it('the search shows a record without a name by its ID, and a numeric name as text', async () => {
    standIn.fault({
      match: 'GET /api/roles',
      status: 200,
      body: [
        { _id: 'r1', roleName: null },
        { _id: 'r2', roleName: 7 },
      ],
    });
    standIn.fault({ match: 'GET /api/tags', status: 200, body: [{ _id: 't1' }] });
    standIn.fault({
      match: 'GET /api/applications',
      status: 200,
      body: [
        {
          _id: 'a1',
          applicationName: 'Larkspur',
          subscriptionPlans: [{ _id: 'p1' }, { _id: 'p2', name: 7 }],
        },
      ],
      times: 9,
    });
    const page = await openPage();
    await page.type('larkspur');
    await waitFor(() => expect(matchLabels('Subscription plans')).toEqual(['p1', '7']));
    expect([matchLabels('Roles'), matchLabels('Tags')]).toEqual([['r1', '7'], ['t1']]);
  });

  it('Ctrl and Enter open a result of the search in a new tab, and the search stays open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await openPage();
    await page.type('roles');
    await page.person.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/roles', '_blank', 'noopener');
    expect(page.address()).toBe('/tags');
    screen.getByRole('dialog', { name: 'Search' });
  });

  it('the search offers and opens the dialog for a new record of the current page', async () => {
    const page = await openPage('superadmin', '/roles');
    expect(matchLabels('Actions')).toEqual(['New role']);
    await page.type('new role');
    await page.person.keyboard('{Enter}');
    await page.dialog('New role');
    expect(page.address()).toBe('/roles');
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });

  it('the search offers and requests only what the user may see', async () => {
    const page = await openPage('keeper', '/');
    expect(matchLabels('Pages')).toEqual(['Home', 'Profile', 'Subscriptions', 'API keys', 'Change password']);
    expect(matchLabels('Actions').filter(act => act?.startsWith('New'))).toEqual([]);
    await page.type('par');
    await screen.findByText('No matches');
    expect(searches()).toEqual([]);
  });

  it('the search reports that a part failed, and shows the other results', async () => {
    standIn.fault({ match: 'GET /api/roles', status: 400 });
    const page = await openPage();
    await page.type('par');
    await within(page.searching).findByText('There was an error loading the data');
    await waitFor(() => expect(matchLabels('Tags')).toContain('Parcels'));
  });
});

describe('applications and plans in the search', () => {
  const requests = () => standIn.requestsOf('GET /api/applications').map(({ query }) => query.query);

  it('the search finds a plan by its name and application, and opens it', async () => {
    const page = await openPage();
    await page.type('larks stand');
    await waitFor(() => expect(matchLabels('Subscription plans')).toEqual(['Standard']));
    await page.person.click(screen.getByRole('option', { name: /Standard.*Larkspur County Assessor/ }));
    await screen.findByRole('heading', { level: 1, name: 'Standard' });
    expect(page.address()).toBe(`/subscription-plan/${planId(0, 1)}/edit`);
  });

  it('the search finds plans by name alone, at most three', async () => {
    const page = await openPage();
    await page.type('professional');
    await waitFor(() =>
      expect(matchLabels('Subscription plans')).toEqual(['Professional', 'Professional', 'Professional']),
    );
  });

  it('the search finds applications and plans with the same requests, from three characters on', async () => {
    const page = await openPage();
    await page.type('la');
    expect(requests()).toEqual([]);
    await page.type('rks');
    await waitFor(() => expect(matchLabels('Subscription plans')).toHaveLength(3));
    expect(matchLabels('Applications')).toEqual(['Larkspur County Assessor']);
    expect(requests().sort()).toEqual(['larks', undefined]);
  });

  it('the search requests no applications for a user who may not change them', async () => {
    const page = await openPage('user', '/view/profile');
    await page.type('larkspur');
    await within(page.searching).findByText('No matches');
    expect(requests()).toEqual([]);
  });
});

describe('details of the results of the search', () => {
  const options = () => screen.getAllByRole('option').map(option => option.textContent);

  it('the search shows users with email and role, applications with their site, tools with their toolgroup', async () => {
    const page = await openPage();
    await page.type('larks');
    await waitFor(() => expect(matchLabels('Applications')).toEqual(['Larkspur County Assessor']));
    expect(options()).toContainEqual(
      expect.stringContaining('Larkspur County Assessorlarkspur-county-assessor.maps.example'),
    );
    await page.person.clear(within(page.searching).getByRole('combobox'));
    await page.type('user@map');
    await waitFor(() => expect(options()).toContainEqual(expect.stringContaining('user@map.example · user')));
    await page.person.clear(within(page.searching).getByRole('combobox'));
    await page.type('buffer');
    await waitFor(() => expect(options()).toContainEqual(expect.stringMatching(/^BufferToolgroup \w+/)));
  });

  it('the search shows the results of the current text, whichever reply comes last', async () => {
    const page = await openPage();
    standIn.fault({ match: 'GET /api/tags', outOfOrder: true });
    const requests = () => standIn.requestsOf('GET /api/tags').map(({ query }) => query.query);
    await page.type('par');
    await waitFor(() => expect(requests()).toContain('par'));
    await page.type('{Backspace}{Backspace}{Backspace}buffer');
    await waitFor(() => expect(matchLabels('Tools')).toContain('Buffer'));
    await waitFor(() =>
      expect(
        standIn.requestLog().some(({ path, status: httpStatus }) => path.includes('query=par') && httpStatus),
      ).toBe(true),
    );
    expect(matchLabels('Tags')).not.toContain('Parcels');
  });
});

describe('actions for the current record in the search', () => {
  const LARKSPUR = `/application/${applicationId(0)}/info`;

  it('the search on an application offers to clone it, and to create a plan for it', async () => {
    const page = await openPage('superadmin', LARKSPUR);
    expect(matchLabels('Actions')).toEqual([
      'New Organization',
      'Clone Larkspur County Assessor',
      'New plan for Larkspur County Assessor',
    ]);
    await page.type('new plan');
    await page.person.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'New plan' });
    expect(page.address()).toBe(`/subscription-plan/${applicationId(0)}`);
  });

  it('the search on an application offers an admin no cloning', async () => {
    await openPage('admin', LARKSPUR);
    expect(matchLabels('Actions')).toEqual(['New Organization', expect.stringContaining('New plan for')]);
  });

  it('the search on a user leads to assigning a role to them', async () => {
    const page = await openPage('superadmin', `/user/${seededUserId(2)}/info#sessions`);
    await page.type('assign a role');
    await waitFor(() => expect(matchLabels('Actions')).toEqual(['Assign a role to Grace Lindqvist']));
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toMatch(/^\/user\/\w+\/info\?add=role#roles$/));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole('combobox', { name: /^Applications/ })[0]),
    );
  });
});

describe('recent pages in the search', () => {
  it('the search lists recent records first but for the current page, and signing out removes them', async () => {
    const page = await openPage();
    expect(matchLabels('Recent')).toEqual([]);
    await page.type('larks');
    await waitFor(() => expect(matchLabels('Applications')).toEqual(['Larkspur County Assessor']));
    await page.person.click(screen.getByRole('option', { name: /^Larks ?pur County Assessor\s*lark/ }));
    await screen.findByRole('heading', { level: 1, name: 'Larkspur County Assessor' });
    await page.press('Search');
    await page.dialog('Search');
    expect(matchLabels('Recent')).toEqual([]);
    const again = await visit(standIn, 'superadmin', '/tags', { keepStorage: true });
    await again.settled();
    await again.press('Search');
    await again.dialog('Search');
    expect(matchLabels('Recent')).toEqual(['Larkspur County Assessor']);
    expect(screen.getAllByRole('option')[0]!.textContent).toContain('Larkspur');
    await again.person.keyboard('{Escape}');
    await again.press('Sign out');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter(key => key.startsWith('recent'))).toEqual([]),
    );
  });

  it('the search lists recent pages, but none that the user may not see', async () => {
    const page = await openPage('keeper', '/');
    await page.type('api keys');
    await page.person.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'API keys' });
    const [kept] = Object.keys(localStorage).filter(key => key.startsWith('recent:'));
    const other = [
      { to: '/tag/1/info', label: 'A tag' },
      { to: '/elsewhere', label: 'Elsewhere' },
    ];
    localStorage.setItem(kept!, JSON.stringify([...other, ...JSON.parse(localStorage.getItem(kept!)!)]));
    const again = await visit(standIn, 'keeper', '/', { keepStorage: true });
    await again.press('Search');
    await again.dialog('Search');
    expect(matchLabels('Recent')).toEqual(['API keys']);
  });
});

describe('keyboard shortcuts', () => {
  const at = async () => {
    const page = await visit(standIn, 'superadmin', '/tags');
    await page.settled();
    return page;
  };

  it('the key ? lists the keyboard shortcuts, except in a text field', async () => {
    const page = await at();
    await page.person.type(screen.getByRole('searchbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.person.clear(screen.getByRole('searchbox'));
    page.main().focus();
    await page.person.keyboard('?');
    const dialog = await page.dialog('Keyboard shortcuts');
    within(dialog).getByText('Undo the last action, while Undo is shown');
    await page.person.keyboard('?{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the keyboard shortcuts are listed by a button in the search', async () => {
    const page = await openPage();
    await page.press('All shortcuts');
    await page.dialog('Keyboard shortcuts');
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });

  it('keyboard shortcuts can be switched off, and on again from the search', async () => {
    const page = await at();
    page.main().focus();
    await page.person.keyboard('?');
    await page.dialog('Keyboard shortcuts');
    await page.person.click(screen.getByRole('checkbox', { name: 'Ctrl K opens the search' }));
    await page.person.click(screen.getByRole('checkbox', { name: '? shows the shortcuts' }));
    const again = await visit(standIn, 'superadmin', '/tags', { keepStorage: true });
    await again.settled();
    again.main().focus();
    await again.person.keyboard('{Control>}k{/Control}?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-keyshortcuts')).toBeNull();
    await again.press('Search');
    await again.press('All shortcuts');
    await again.person.click(await screen.findByRole('checkbox', { name: '? shows the shortcuts' }));
    await again.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again.main().focus();
    await again.person.keyboard('?');
    await again.dialog('Keyboard shortcuts');
  });
});
