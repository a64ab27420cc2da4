import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const INFO = `GET /api/applications/fullinfo/${LARKSPUR}`;
const openPage = async (address = `/application/${LARKSPUR}/info`, name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
const tab = (name: RegExp | string) => screen.findByRole('tab', { name });

describe('the page of an application', () => {
  it('the page of an application shows its edition and access, and the documented tabs', async () => {
    await openPage();
    screen.getByRole('heading', { level: 1, name: 'Larkspur County Assessor' });
    expect([...document.querySelectorAll('main .chip')].map(chip => chip.textContent)).toEqual([
      'Elevate Full',
      'Summit',
      'Public',
    ]);
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual([
      'Application',
      'Configs',
      'Daily Import',
      'Tools33',
      'Subscriptions4',
      'Application Layers',
      'Work Orders',
      'Override Users',
      'Application Paths3',
      'County',
    ]);
    expect(screen.getByRole('link', { name: /^Open map/ }).getAttribute('href')).toBe(
      'https://larkspur-county-assessor.maps.example',
    );
    expect(standIn.requestsOf(INFO).map(({ query }) => query)).toEqual([{ expand: 'subscriptionPlans' }]);
  });

  it('the page of an application opens the tab of the address, and puts the chosen tab into the address', async () => {
    const page = await openPage(`/application/${LARKSPUR}/info#county`);
    expect((await tab('County')).getAttribute('aria-selected')).toBe('true');
    await page.person.click(await tab('Work Orders'));
    expect(page.address()).toBe(`/application/${LARKSPUR}/info#application-work-orders`);
    page.back();
    await waitFor(() => expect(page.address()).toBe(`/application/${LARKSPUR}/info#county`));
  });

  it('the page of an application scrolls the chosen tab into view when the tabs get less room', async () => {
    const resized = new Map<Element, () => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(readonly tell: () => void) {}
        observe(one: Element) {
          resized.set(one, this.tell);
        }
        disconnect() {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await openPage(`/application/${LARKSPUR}/info#county`);
    const list = screen.getByRole('tablist');
    const laidOut = (one: Element, left: number, width: number) =>
      Object.defineProperties(one, {
        offsetLeft: { value: left, configurable: true },
        offsetWidth: { value: width, configurable: true },
      });
    laidOut(await tab('County'), 900, 80);
    for (const [room, from] of [
      [1_100, 0],
      // The fade beside the tab takes 32 pixels.
      [600, 412],
    ] as const) {
      laidOut(list, 0, room);
      resized.get(list)?.();
      expect([room, list.scrollLeft]).toEqual([room, from]);
    }
  });

  it.each([
    ['users', 'Users'],
    ['field-apps', 'Field Apps'],
  ])('the page of an application opens #%s, which has no tab of its own', async (hash, title) => {
    await openPage(`/application/${LARKSPUR}/info#${hash}`);
    // The list of users in it has the same name.
    const [panel] = await screen.findAllByRole('region', { name: title });
    within(panel!).getByRole('link', {
      name: 'Back to Application',
    });
    expect(screen.queryByRole('tab', { name: title })).toBeNull();
  });

  it('an admin of other applications is not authorized to see an application, and is led back', async () => {
    const page = await visit(standIn, 'admin', `/application/${applicationId(2)}/info`);
    await page.banner('You are not authorized to view this Application details');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(page.banners()).toHaveLength(1);
    expect(standIn.requestsOf(`GET /api/applications/fullinfo/${applicationId(2)}`)).toEqual([]);
  });

  it('a plain user is not authorized to see an application, and is led back', async () => {
    const page = await visit(standIn, 'keeper', `/application/${LARKSPUR}/info`);
    await page.banner('You are not authorized to view this Application details');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(standIn.requestsOf(INFO)).toEqual([]);
  });

  it('the page of an unknown application says that it was not found', async () => {
    await openPage(`/application/${applicationId(999)}/info`);
    expect(screen.getByRole('alert').textContent).toContain('Application not found');
  });

  it('the page of an application does not link to a site address with a script', async () => {
    standIn.fault({
      match: INFO,
      status: 200,
      body: { _id: LARKSPUR, applicationName: 'Torn', applicationDomainName: 'javascript:alert(1)' },
    });
    await openPage();
    screen.getByRole('heading', { level: 1, name: 'Torn' });
    expect(
      [...document.querySelectorAll('main a')]
        .map(link => link.getAttribute('href'))
        .filter(href => href?.includes('script')),
    ).toEqual([]);
  });
});
