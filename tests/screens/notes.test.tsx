import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { tagsResource } from '../../src/resources/tags/index.ts';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { startPlatform } from './platform.ts';
import { server } from './server.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
const online = (on: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: on });
  dispatchEvent(new Event(on ? 'online' : 'offline'));
};
afterEach(() => {
  vi.useRealTimers();
  online(true);
  document.head.querySelector('script[src^="/assets/"]')?.remove();
  closeWindow();
});

const openPage = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  // Notes about the connection load after the first paint.
  await waitFor(() => expect(page.main().querySelector('[role=status][class*=notes]')).toBeTruthy());
  return page;
};
const SICK = 'The platform is not responding properly. Retrying; the data you see may be out of date.';

describe('a platform that does not respond properly', () => {
  it('a platform that responds with 503 is retried, and the page loads once it responds again', async () => {
    const page = await openPage('/roles');
    fakeClock.start();
    standIn.fault({ match: 'GET /api/tags', status: 503 });
    await page.follow('Tags');
    await screen.findByText(SICK);
    const before = standIn.requestsOf('GET /api/tags').length;
    fakeClock.advance(6_100);
    await waitFor(() => expect(standIn.requestsOf('GET /api/tags').length).toBeGreaterThan(before));
    standIn.clearFaults();
    fakeClock.advance(12_100);
    await screen.findByRole('heading', { level: 1, name: /^Tags \d+$/ });
    await waitFor(() => expect(screen.queryByText(SICK)).toBeNull());
  });

  it('a platform that responds with 500 is not reported as not responding properly', async () => {
    const page = await openPage('/roles');
    standIn.fault({ match: 'GET /api/tags', status: 500 });
    await page.follow('Tags');
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(SICK)).toBeNull();
  });
});

describe('a console without connection', () => {
  it('a page opened before is shown from memory when offline, and a failed save keeps the typed text', async () => {
    const page = await openPage('/tags?q=parcels');
    await page.follow('Roles');
    await screen.findByRole('heading', { level: 1, name: /^Roles/ });
    online(false);
    standIn.fault({ match: '* /api/*', drop: true });
    page.back();
    await screen.findByRole('link', { name: 'Parcels' });
    await screen.findByText(
      /^You are offline and see data from .+\. You cannot save until you are back online\.$/,
    );
    await page.press('Edit Parcels');
    await page.type(/^Name/, 'Parcel fabric');
    await page.press('Save');
    await page.banner(
      'There was an error saving the tags. The connection was lost. Check your connection and try again.',
    );
    expect(page.valueOf(/^Name/)).toBe('Parcel fabric');
    expect(standIn.requestsOf('PUT /api/tags')).toEqual([]);
  });

  it('a page whose code is missing offline is reported, and Retry loads the code but not the document', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { list: tagsPage } = tagsResource;
    let isAvailable = false;
    tagsResource.list = lazyComponent(
      async () => {
        if (isAvailable) return { default: tagsPage };
        throw new TypeError('Failed to fetch dynamically imported module: /assets/TagList.js');
      },
      [],
      'parent',
    );
    const page = await openPage('/roles');
    online(false);
    await page.follow('Tags');
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    isAvailable = true;
    await page.press('Retry');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    expect(reload).not.toHaveBeenCalled();
    tagsResource.list = tagsPage;
  });
});

describe('a newer version of the console', () => {
  const TEXT = 'A new version of the console is available.';
  /** The first file is that of this console; the document now names the second one. */
  const built = (own: string, served: string) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', own);
    // Keeps the script from loading.
    Object.defineProperty(script, 'src', { value: own });
    document.head.append(script);
    server.use(
      http.get('*/', () =>
        HttpResponse.html(`<script type="module" src="${served}"></script><div id="root"></div>`),
      ),
    );
  };
  const codeIsGone = () => dispatchEvent(new Event('vite:preloadError'));

  it('a newer version is offered, and reloading keeps a draft without a question', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const page = await openPage(`/user/${seededUserId(2)}/info`);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    built('/assets/index-a.js', '/assets/index-b.js');
    codeIsGone();
    const note = (
      await within(page.main()).findByText(`${TEXT} You can restore your drafts after reloading.`)
    ).closest('div')!;
    await page.person.click(within(note).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('reloading for a newer version asks first when a form keeps no draft', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const page = await openPage('/tags?q=parcels');
    await page.press('Edit Parcels');
    await page.type(/^Name/, 'Parcel fabric');
    built('/assets/index-a.js', '/assets/index-b.js');
    codeIsGone();
    await within(page.main()).findByText(TEXT);
    await page.press('Reload');
    await page.question('Leave without saving?');
    await page.answer('Stay');
    expect(reload).not.toHaveBeenCalled();
    await page.press('Reload');
    await page.answer('Leave');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('a newer version is not offered when the served one is the same', async () => {
    const page = await openPage('/tags?q=parcels');
    built('/assets/index-a.js', '/assets/index-a.js');
    const requested = new Promise(done =>
      server.events.on('request:match', ({ request }) => new URL(request.url).pathname === '/' && done(true)),
    );
    codeIsGone();
    await requested;
    await page.follow('Roles');
    await screen.findByRole('heading', { level: 1, name: /^Roles/ });
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
