import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const PARCELS = tagId(0);
const saves = () => standIn.requestsOf(`PUT /api/users/${GRACE}`);
const TITLE = 'Overwrite newer changes?';

/** Another user saves Grace's whole record with these changes. */
const saveAsOtherUser = async (changes: object) => {
  const otherUser = await standIn.as('second.superadmin');
  const now = await otherUser.ask('GET', `/api/users/detail/${GRACE}/info`);
  await otherUser.ask('PUT', `/api/users/${GRACE}`, { ...now, ...changes });
};
const graceNow = async () =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/users/detail/${GRACE}/info`);
const edit = async () => {
  const page = await visit(standIn, 'superadmin', '/users?q=user%40map');
  await page.settled();
  await page.press('Edit Grace Lindqvist');
  await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
  return page;
};
const differences = (question: HTMLElement) =>
  within(question)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));

describe('saving over a newer change by another user', () => {
  it('saving over a newer change asks first, and shows the field with the stored and the new value', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ phone: '(555) 010-0002', lastName: 'Naomi was here' });
    await page.press('Save');
    const question = await page.question(TITLE);
    expect(differences(question)).toEqual([['Phone', '(555) 010-0002', '(555) 010-0001']]);
    expect(saves()).toEqual([]);
  });

  it('confirming a conflict overwrites only the edited field, and keeps the other user’s changes', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ phone: '(555) 010-0002', lastName: 'Hopper', badge: 7 });
    await page.press('Save');
    await page.answer('Save mine');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(await graceNow()).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      phone: '(555) 010-0001',
      badge: 7,
    });
    expect(saves()).toHaveLength(1);
  });

  it('a conflict is asked again when another change arrives during the question', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ phone: '(555) 010-0002' });
    await page.press('Save');
    await page.question(TITLE);
    await saveAsOtherUser({ phone: '(555) 010-0003' });
    await page.answer('Save mine');
    await waitFor(async () =>
      expect(differences(await page.question(TITLE))).toEqual([
        ['Phone', '(555) 010-0003', '(555) 010-0001'],
      ]),
    );
    expect(saves()).toEqual([]);
    await page.answer('Save mine');
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('cancelling a conflict keeps the typed text and the other user’s change, and sends nothing', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ phone: '(555) 010-0002' });
    await page.press('Save');
    await page.question(TITLE);
    await page.answer('Cancel');
    expect(page.valueOf('Phone')).toBe('(555) 010-0001');
    expect((await graceNow()).phone).toBe('(555) 010-0002');
    expect(saves()).toEqual([]);
    await page.press('Save');
    await page.question(TITLE);
  });

  it('the question about a conflict shows markup as text, and an emptied field as a dash', async () => {
    const page = await edit();
    await page.type(/^First name/, 'Ada');
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ firstName: '<img src=x onerror=alert(1)>', phone: '' });
    await page.press('Save');
    expect(differences(await page.question(TITLE))).toEqual([
      ['First name', '<img src=x onerror=alert(1)>', 'Ada'],
      ['Phone', '–', '(555) 010-0001'],
    ]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('saving keeps another user’s deactivation when Active was switched off and on again', async () => {
    const page = await edit();
    await page.person.click(screen.getByLabelText('Active'));
    await saveAsOtherUser({ isActive: false });
    await page.person.click(screen.getByLabelText('Active'));
    await page.type(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect((await graceNow()).isActive).toBe(false);
  });

  it('a change of another user in a different field causes no question, and both are kept', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ lastName: 'Hopper' });
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(await graceNow()).toMatchObject({ lastName: 'Hopper', phone: '(555) 010-0001' });
  });

  it('the same change by another user causes no question', async () => {
    const page = await edit();
    await page.type('Phone', '(555) 010-0001');
    await saveAsOtherUser({ phone: '(555) 010-0001' });
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('a conflict in a tag asks first, although a tag has no request of its own to be loaded by', async () => {
    const page = await visit(standIn, 'superadmin', '/tags?q=parcels');
    await page.settled();
    await page.press('Edit Parcels');
    await page.type(/^Name/, 'Parcel fabric');
    const otherUser = await standIn.as('second.superadmin');
    await otherUser.ask('PUT', '/api/tags', {
      _id: PARCELS,
      tagName: 'Cadastre',
      helpInfo: 'Newer help',
      numberOfMapsTagged: 148,
    });
    await page.person.click(screen.getByLabelText(/^Name/));
    await page.person.keyboard('{Enter}');
    expect(differences(await page.question(TITLE))).toEqual([['Name', 'Cadastre', 'Parcel fabric']]);
    await page.answer('Save mine');
    await page.banner(/^The tag .+ has been saved\.$/);
    await waitFor(() => expect(standIn.requestsOf('PUT /api/tags')).toHaveLength(1));
    expect(standIn.requestsOf('PUT /api/tags')[0]!.body).toMatchObject({
      _id: PARCELS,
      tagName: 'Parcel fabric',
      helpInfo: 'Newer help',
    });
  });
});
