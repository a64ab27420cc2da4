import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { lastSessionHint } from '../../src/auth/lastSessionHint.ts';
import { session } from '../../src/auth/session.ts';
import { startPlatform } from './platform.ts';
import { DRAFT_OFFER as OFFER, userDrafts } from './userDrafts.ts';
import { changeField, closeWindow, openUrl, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { edit, list, storedDraft, typeAndVanish } = userDrafts(standIn);
const LEAVE = 'Leave without saving?';

describe('signing out with unsaved changes', () => {
  const ASKED = 'Sign out without saving?';
  const typed = async (name?: string) => {
    const page = await edit(name);
    await page.type(/^Last name/, 'Hopper');
    return page;
  };
  const signedOut = () => screen.findByRole('heading', { name: 'Sign in' });

  it('signing out with unsaved changes asks first, and Stay keeps the form and its draft', async () => {
    const page = await typed();
    await page.press('Sign out');
    await page.question(ASKED);
    screen.getByText('Your unsaved changes will be removed from this device.');
    await page.answer('Stay');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    await waitFor(() => expect(storedDraft()).toContain('Hopper'));
  });

  it('signing out removes all drafts of this person, and none of another user', async () => {
    await typeAndVanish();
    const theirs = `draft:${seededUserId(9)}:user:new`;
    localStorage.setItem(theirs, storedDraft());
    localStorage.setItem(`draft:${seededUserId(0)}:tag:new`, storedDraft());
    const page = await visit(standIn, 'superadmin', '/tags', { keepStorage: true });
    await page.settled();
    await page.press('Sign out');
    await page.answer('Sign out');
    await signedOut();
    expect(Object.keys({ ...localStorage }).filter(key => key.startsWith('draft:'))).toEqual([theirs]);
  });

  it('signing out also removes text that was typed a moment before', async () => {
    const page = await edit();
    changeField(/^Last name/, 'Hopper');
    await page.press('Sign out');
    await page.answer('Sign out');
    await signedOut();
    expect(storedDraft()).toBe('');
  });

  it('signing out from the drawer also asks, even for a form that keeps no draft', async () => {
    const page = await visit(standIn, 'superadmin', '/settings', { width: 390 });
    await page.type(/^Current password/, 'Assessor1');
    await page.press('Menu');
    await page.person.click(within(await page.dialog('Menu')).getByRole('button', { name: 'Sign out' }));
    await page.question(ASKED);
    expect(session.token()).toBeDefined();
    await page.answer('Sign out');
    await signedOut();
  });

  it('signing out also asks about drafts when the console failed to open', async () => {
    await typeAndVanish();
    closeWindow({ keepStorage: true });
    const { token } = await standIn.as('superadmin');
    session.begin(token);
    lastSessionHint.update(token, seededUserId(0), { staff: true });
    standIn.fault({ match: 'GET /api/users/me', status: 500, body: { message: 'No disk' } });
    const page = await openUrl('/users');
    await screen.findByRole('heading', { name: 'No disk' });
    await page.press('Sign out');
    await screen.findByRole('heading', { name: ASKED });
    await page.press('Stay');
    await screen.findByRole('heading', { name: 'No disk' });
    expect(storedDraft()).toContain('Hopper');
    await page.press('Sign out');
    await screen.findByRole('heading', { name: ASKED });
    await page.press('Sign out');
    await signedOut();
    expect(storedDraft()).toBe('');
  });

  it('signing out in another tab removes the draft of this tab', async () => {
    const page = await edit();
    changeField(/^Last name/, 'Hopper');
    const other = new BroadcastChannel('session');
    other.postMessage('signedOut');
    await signedOut();
    other.close();
    expect(storedDraft()).toBe('');
    expect(page.address()).toBe('/login');
  });

  it('signing out does not ask when this person has no unsaved changes', async () => {
    await typeAndVanish();
    const page = await visit(standIn, 'second.superadmin', '/tags', { keepStorage: true });
    await page.settled();
    await page.press('Sign out');
    await signedOut();
    expect(storedDraft()).toContain('Hopper');
  });
});

describe('leaving a form with unsaved changes', () => {
  it('following a link asks before a changed form is left, and Stay keeps the form', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.follow('Tags');
    await page.question(LEAVE);
    screen.getByText(
      'Your changes are saved as a draft on this device. You can restore them when you come back.',
    );
    await page.answer('Stay');
    expect(page.address()).toBe('/users?q=map.example&pageSize=12');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('leaving a changed form keeps its draft, which is offered on return', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.follow('Tags');
    await page.question(LEAVE);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    await page.follow('Users');
    await page.settled();
    await edit('superadmin', true);
    await screen.findByText(OFFER);
  });

  it.each([
    ['Back', (page: Awaited<ReturnType<typeof list>>) => page.back()],
    ['another page of the list', (page: Awaited<ReturnType<typeof list>>) => page.choose('Per page', '16')],
    ['a filter', (page: Awaited<ReturnType<typeof list>>) => page.press('Cards')],
  ])('a changed form in the users list asks before %s', async (_, go) => {
    const page = await list();
    await page.press('Last name');
    await waitFor(() => expect(page.address()).toContain('sortBy=lastName'));
    await page.settled();
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hopper');
    await go(page);
    await page.question(LEAVE);
    await page.answer('Stay');
    expect(page.address()).toContain('sortBy=lastName');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('staying in a changed form resets the search to the text in the address, and the next search asks again', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    const box = 'Search name or email';
    for (const search of [() => changeField(box, 'okafor'), () => page.type(box, 'okafor{Enter}')]) {
      await search();
      await page.question(LEAVE);
      await page.answer('Stay');
      await waitFor(() => expect(page.valueOf(box)).toBe('map.example'));
      expect(page.address()).toBe('/users?q=map.example&pageSize=12');
      expect(page.valueOf(/^Last name/)).toBe('Hopper');
    }
    changeField(box, 'okafor');
    await page.question(LEAVE);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/users?q=okafor&pageSize=12'));
    await waitFor(() => expect(page.valueOf(box)).toBe('okafor'));
  });

  it('staying in a changed form resets a filter to the value in the address', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.press('Filter');
    const count = await screen.findByLabelText<HTMLInputElement>('Top active users');
    fireEvent.change(count, { target: { value: '5' } });
    await page.question(LEAVE);
    await page.answer('Stay');
    await waitFor(() => expect(page.valueOf('Top active users')).toBe(''));
    expect(page.address()).toBe('/users?q=map.example&pageSize=12');
  });

  it('closing the window asks only while the form has changes', async () => {
    const page = await edit();
    const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await page.type(/^Last name/, 'Hopper');
    expect(closes()).toBe(false);
    await page.type(/^Last name/, 'Lindqvist');
    await waitFor(() => expect(closes()).toBe(true));
  });

  it('leaving does not ask when the form is unchanged or saved', async () => {
    const page = await edit();
    await page.follow('Tags');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    const again = await edit();
    await again.type(/^Last name/, 'Hopper');
    await again.press('Save');
    await again.banner(/^Changes to .+ have been saved\.$/);
    await again.follow('Tags');
    await waitFor(() => expect(again.address()).toBe('/tags'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('switching between the tabs of a user page does not ask, and keeps the typed text', async () => {
    const page = await visit(standIn, 'superadmin', `/user/${seededUserId(2)}/info`);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.person.click(screen.getByRole('tab', { name: 'Sessions' }));
    await waitFor(() => expect(page.address()).toContain('#sessions'));
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
