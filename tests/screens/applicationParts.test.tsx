import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const openPage = async (hash: string, id = LARKSPUR, more = '') => {
  const page = await visit(standIn, 'superadmin', `/application/${id}/info${more}#${hash}`);
  await page.settled();
  return page;
};
const table = (name: string) => screen.findByRole('region', { name });

describe('the override users of an application', () => {
  const OVERRIDES = `GET /api/users/subscription-override/${LARKSPUR}`;

  it('the override users are listed, lead to their pages, and cannot be changed', async () => {
    await openPage('override-users');
    const [first] = await within(await screen.findByRole('table')).findAllByRole('link');
    expect(first!.getAttribute('href')).toMatch(/^\/user\/[0-9a-f]{24}\/info$/);
    expect(within(screen.getByRole('tabpanel')).getAllByRole('region')).toHaveLength(1);
    // No button changes a user.
    expect(
      within(screen.getByRole('tabpanel'))
        .queryAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['Copy emails', 'Name', 'Email', 'Role', 'Active']);
  });

  it('the override users tab shows its empty state', async () => {
    standIn.fault({ match: OVERRIDES, status: 200, body: [] });
    await openPage('override-users');
    await screen.findByRole('heading', { name: 'No override users' });
    expect(within(screen.getByRole('tabpanel')).queryByRole('table')).toBeNull();
  });

  it('the override users tab reports that its only entry could not be read', async () => {
    standIn.fault({ match: OVERRIDES, status: 200, body: [{ email: 'ada@map.example' }] });
    await openPage('override-users');
    expect(await screen.findByText('1 entry could not be read and was skipped.')).toBeTruthy();
  });

  it('the override users are paged, and can be searched by name', async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => ({
      _id: `u${n}`,
      firstName: 'Ada',
      lastName: `Byron ${String(n).padStart(4, '0')}`,
      email: `ada.${n}@map.example`,
    }));
    standIn.fault({ match: OVERRIDES, status: 200, body: many });
    const page = await openPage('override-users', LARKSPUR, '?overridePage=3');
    await screen.findByRole('link', { name: 'Ada Byron 0048' });
    await page.type(/^Search this list/, 'byron 1999');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Byron 0048' })).toBeNull());
    screen.getByRole('link', { name: 'Ada Byron 1999' });
  });

  it('the override users are sorted by the pressed column header, and the next press reverses the order', async () => {
    const page = await openPage('override-users');
    const order = async () =>
      within(await screen.findByRole('table'))
        .getAllByRole('link')
        .map(link => link.textContent);
    const byName = await order();
    await page.press('Name');
    expect(await order()).toEqual(byName.toReversed());
    expect(page.address()).toBe(
      `/application/${LARKSPUR}/info?overrideSortBy=name&overrideSortDirection=desc#override-users`,
    );
  });
});

describe('the subscription plans of an application', () => {
  it('the plans of an application show their price, and lead to their own pages', async () => {
    await openPage('subscriptions');
    const rows = within(await table('Subscription plans'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => within(row).getByRole('link').textContent)).toEqual([
      'Basic',
      'Standard',
      'Professional',
      'Intern',
    ]);
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toMatch(
      /^\/subscription-plan\/[0-9a-f]{24}\/edit$/,
    );
    expect(rows[0]!.textContent).toMatch(/from \$\d+\.\d\d per month$/);
    expect(rows[3]!.textContent).toMatch(/no periods yet$/);
  });

  it('plans of an application that come as IDs lead to their pages, and an empty one is counted as skipped', async () => {
    const record = await (
      await standIn.as('second.superadmin')
    ).ask<{ subscriptionPlans: object[] }>(
      'GET',
      `/api/applications/fullinfo/${LARKSPUR}?expand=subscriptionPlans`,
    );
    standIn.fault({
      match: `GET /api/applications/fullinfo/${LARKSPUR}`,
      status: 200,
      body: { ...record, subscriptionPlans: ['p1', record.subscriptionPlans[0], ''] },
    });
    await openPage('subscriptions');
    const rows = within(await table('Subscription plans'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => row.textContent)).toEqual(['p1–––', expect.stringMatching(/^Basic/)]);
    const link = within(rows[0]!).getByRole('link', { name: 'p1' });
    expect([link.getAttribute('href'), link.querySelector('.mono')]).toEqual([
      '/subscription-plan/p1/edit',
      expect.anything(),
    ]);
    screen.getByText('1 entry could not be read and was skipped.');
  });

  it('a new plan of an application is created on its own page', async () => {
    await openPage('subscriptions');
    expect((await screen.findByRole('link', { name: 'New plan' })).getAttribute('href')).toBe(
      `/subscription-plan/${LARKSPUR}`,
    );
  });

  it('the subscriptions tab shows that an application has no plans yet', async () => {
    await openPage('subscriptions', applicationId(7));
    await screen.findByRole('heading', { name: 'No plans yet' });
    expect(screen.getAllByRole('link', { name: 'New plan' })).toHaveLength(1);
  });
});
