import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitConsole } from './consoleVisit.tsx';
import { startPlatform } from './platform.ts';

startPlatform();

describe('the home page', () => {
  it.each([
    ['superadmin', 64],
    ['admin', 2],
  ])('the home page shows its four tabs to %s', async (name, organizations) => {
    await visitConsole(name, '/');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent);
    await waitFor(() =>
      expect(tabs()).toEqual([
        `Organizations${organizations}`,
        'Default App Config Management',
        'Notification Center',
        'Misc',
      ]),
    );
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  it('the home page opens the tab of the address, and puts the chosen tab into the address', async () => {
    const page = await visitConsole('admin', '/#notifications');
    expect(
      (await screen.findByRole('tab', { name: 'Notification Center' })).getAttribute('aria-selected'),
    ).toBe('true');
    await page.person.click(screen.getByRole('tab', { name: 'Default App Config Management' }));
    expect(page.address()).toBe('/#defaults');
  });

  it("the home page shows only 'This is Your Dashboard' to a user who administers an application", async () => {
    await visitConsole('keeper', '/');
    await screen.findByRole('heading', { level: 1, name: 'This is Your Dashboard' });
    expect(screen.getByRole('main').textContent).toBe('This is Your Dashboard');
  });

  it('the home page leads any other user to the subscriptions, with their account and roles', async () => {
    const page = await visitConsole('user', '/');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
    const links = within(await screen.findByRole('navigation', { name: 'Your account' })).getAllByRole(
      'link',
    );
    expect(links.map(link => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/view/profile', 'ProfileGrace Lindqvist, user@map.example'],
      ['/settings', 'Change password'],
      ['/apikeys', 'API keys'],
    ]);
    const roles = within(screen.getByRole('region', { name: 'Your roles' }));
    expect(roles.getAllByRole('listitem').map(role => role.textContent)).toEqual([
      'Field Inspector',
      'Public',
    ]);
  });
});
