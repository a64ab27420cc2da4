import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { platform } from './platform.ts';
import { leave, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const open = async (as = 'superadmin', address = '/tags') => {
  const page = await visit(standIn, as, address);
  await page.settled();
  await page.press('Search');
  const dialog = await page.dialog('Search');
  return { ...page, searching: dialog, type: (text: string) => page.person.type(within(dialog).getByRole('combobox'), text) };
};
const found = (group: string) => {
  const place = screen.queryByRole('group', { name: group });
  return place ? within(place).getAllByRole('option').map(option => option.querySelector('[class*=label]')!.textContent) : [];
};
const searches = () => standIn.calls().filter(call => /^GET \/api\/(users\/search|roles|tags)/.test(call));

describe('the search', () => {
  it('finds pages and acts by what they are called, at once', async () => {
    const page = await open();
    await page.type('ta');
    expect(found('Pages')).toEqual(['Tags']);
    expect(found('Acts')).toEqual(['New tag']);
  });

  it('finds people and the records of every resource from three characters on, and goes there', async () => {
    const page = await open();
    const before = searches().length;
    await page.type('par');
    await waitFor(() => expect(found('Tags')).toContain('Parcels'));
    expect(found('Roles')).toContain('Parks Planner');
    expect(searches().slice(before).sort()).toEqual(['GET /api/roles', 'GET /api/tags', expect.stringMatching(/^GET \/api\/users\/search/)]);
    await page.person.click(screen.getByRole('option', { name: /^Par ?cels$/ }));
    await screen.findByRole('heading', { level: 1, name: 'Parcels' });
    expect(page.address()).toMatch(/^\/tag\/\w+\/info$/);
  });

  it('opens what is chosen in a new tab with Ctrl and Enter, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await open();
    await page.type('roles');
    await page.person.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/roles', '_blank', 'noopener');
    expect(page.address()).toBe('/tags');
    screen.getByRole('dialog', { name: 'Search' });
  });

  it('opens the dialog of a new record wherever one is', async () => {
    const page = await open('superadmin', '/users');
    await page.type('new role');
    await page.person.keyboard('{Enter}');
    await page.dialog('New role');
    expect(page.address()).toBe('/users');
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });

  it('sets the theme', async () => {
    const page = await open();
    await page.type('dark');
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });

  it('offers and asks only what one may', async () => {
    const page = await open('keeper', '/');
    expect(found('Pages')).toEqual(['Home', 'Profile', 'Subscriptions', 'API keys', 'Change password']);
    expect(found('Acts').filter(act => act?.startsWith('New'))).toEqual([]);
    await page.type('par');
    await screen.findByText('Nothing fits.');
    expect(searches()).toEqual([]);
  });

  it('says when a part of it could not be asked, and shows the rest', async () => {
    standIn.fault({ match: 'GET /api/roles', status: 400 });
    const page = await open();
    await page.type('par');
    await within(page.searching).findByText('There was an error loading the data');
    await waitFor(() => expect(found('Tags')).toContain('Parcels'));
  });
});

describe('the search finds applications and their plans', () => {
  const asked = () => standIn.asked('GET /api/applications').map(({ query }) => query.query);

  it('plans by their name and their application, and leads there', async () => {
    const page = await open();
    await page.type('larks stand');
    await waitFor(() => expect(found('Subscription plans')).toEqual(['Standard']));
    await page.person.click(screen.getByRole('option', { name: /Standard.*Larkspur County Assessor/ }));
    await screen.findByRole('heading', { level: 1, name: 'Standard' });
    expect(page.address()).toBe(`/subscription-plan/${planId(0, 1)}/edit`);
  });

  it('plans by their name alone, three at most', async () => {
    const page = await open();
    await page.type('professional');
    await waitFor(() => expect(found('Subscription plans')).toEqual(['Professional', 'Professional', 'Professional']));
  });

  it('and offers to make one for an application', async () => {
    const page = await open();
    await page.type('new plan for millb');
    await waitFor(() => expect(found('Subscription plans')).toEqual(['New plan for City of Millbrook']));
    await page.person.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'New plan' });
    expect(page.address()).toBe(`/subscription-plan/${applicationId(1)}`);
  });

  it('both by the same answers, asked only once something is typed that could be one', async () => {
    const page = await open();
    await page.type('la');
    expect(asked()).toEqual([]);
    await page.type('rks');
    await waitFor(() => expect(found('Subscription plans')).toHaveLength(4));
    expect(found('Applications')).toEqual(['Larkspur County Assessor']);
    expect(asked().sort()).toEqual(['larks', undefined]);
  });

  it('not for those who may not change them', async () => {
    const page = await open('user', '/view/profile');
    await page.type('larkspur');
    await within(page.searching).findByText('Nothing fits.');
    expect(asked()).toEqual([]);
  });
});
