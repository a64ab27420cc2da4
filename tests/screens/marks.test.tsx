import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

vi.mock('socket.io-client', () => import('./socket.ts'));

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => {
  vi.useRealTimers();
  closeWindow();
});

const GRACE = seededUserId(2);
const INFO = `/user/${GRACE}/info`;
const ONCE = 'Someone else just changed this. You see the latest version.';

const connected = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  // Marks load after the first paint.
  await waitFor(() => expect(page.main().querySelector('[role=status][class*=notes]')).toBeTruthy());
  return page;
};
const note = (text: string | RegExp) => within(screen.getByRole('main')).findByText(text);
const saveAsOtherUser = (id = GRACE) => act(() => sockets.emit('users:save', { _id: id }));
/** The style sheets that mark rows. */
const sheets = () =>
  document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

describe('marks of changes by another user', () => {
  it('a change of another user is announced and marked on the page of a user for a minute', async () => {
    await connected(INFO);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    saveAsOtherUser();
    expect((await note(ONCE)).closest('[role=status]')).toBeTruthy();
    fakeClock.advance(61_000);
    await waitFor(() => expect(screen.queryByText(ONCE)).toBeNull());
  });

  it('repeated changes of another user are announced as work in progress', async () => {
    await connected(INFO);
    saveAsOtherUser();
    saveAsOtherUser();
    expect(await note('Someone else is changing this. You see the latest version.')).toBeTruthy();
  });

  it('a change of another user during editing says that the typed text is kept', async () => {
    const page = await connected('/users?q=user%40map');
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hop');
    saveAsOtherUser();
    await note(
      'Someone else just changed this. Your changes are kept. If there are conflicts, you can resolve them when you save.',
    );
    expect(page.valueOf(/^Last name/)).toBe('Hop');
  });

  it('a change of another user marks only its row in the users list', async () => {
    await connected('/users?q=map.example&pageSize=16');
    expect(sheets()).not.toContain(GRACE);
    saveAsOtherUser();
    await waitFor(() => expect(sheets()).toContain(GRACE));
    expect(sheets()).not.toContain(seededUserId(1));
  });

  it.each(['table', 'cards'])(
    'a change of another user marks only its row in a list of tags (%s)',
    async view => {
      await connected(`/tags?view=${view}`);
      const row = (name: string) => screen.getByRole('link', { name }).closest<HTMLElement>('tr,li')!;
      act(() => sockets.emit('tags:save', { _id: tagId(0) }));
      await waitFor(() => expect(row('Parcels').dataset.mark).toBe('once'));
      expect(row('Split Parcels').dataset.mark).toBeUndefined();
      expect(sheets()).toContain('--mark-once: "Changed just now"');
    },
  );

  it('a change of this user is not marked', async () => {
    const page = await connected(INFO);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    saveAsOtherUser(seededUserId(3));
    await waitFor(() => expect(sheets()).toContain(seededUserId(3)));
    expect(sheets()).not.toContain(GRACE);
    expect(screen.queryByText(ONCE)).toBeNull();
  });
});
