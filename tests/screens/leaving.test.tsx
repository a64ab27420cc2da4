import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { roleId } from '../../mocks/db/seededIds.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const INFO = `/user/${GRACE}/info`;
const LEAVE = 'Leave without saving?';
const LOST = 'Your changes will be lost.';
const KEPT = 'Your changes are saved as a draft on this device. You can restore them when you come back.';
const panel = (name: string) => screen.getByRole('region', { name, hidden: true });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const openPage = async (address = INFO, name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
const isAsking = () => screen.queryByRole('alertdialog') !== null;

describe('choices that were not added', () => {
  it.each([
    ['roles', INFO, 'Roles by application', 'Roles', 'Assessor', ''],
    [
      'protected layers',
      `${INFO}#protected-layers`,
      'Protected layers by application',
      'Protected layers',
      'Exempt Persons',
      '',
    ],
    ['an application to administer', INFO, 'Admin access', 'Application', 'City of Millbrook', ''],
    ['a user of a role', `/role/${roleId(1)}/info`, 'Assigned users', 'User', 'Walter Amari', 'walter'],
  ])(
    'leaving asks about a choice that was not added: %s',
    async (_, address, panelName, label, name, text) => {
      const page = await openPage(address);
      await waitFor(() => panel(panelName));
      if (label === 'Protected layers')
        await selectChoice(panel(panelName), 'Application', 'Larkspur County Assessor');
      await page.follow('Tags');
      await waitFor(() => expect(page.address()).toBe('/tags'));
      page.back();
      await page.settled();
      await waitFor(() => panel(panelName));
      if (label === 'Protected layers')
        await selectChoice(panel(panelName), 'Application', 'Larkspur County Assessor');
      await selectChoice(panel(panelName), label, name, text);
      await page.follow('Tags');
      within(await page.question(LEAVE)).getByText(LOST);
      await page.answer('Stay');
      expect(selectedChoices(panel(panelName), label)).toEqual([name]);
      expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
      await page.follow('Tags');
      await page.answer('Leave');
      await waitFor(() => expect(page.address()).toBe('/tags'));
      expect(isAsking()).toBe(false);
    },
  );

  it('leaving does not ask about a role that was assigned', async () => {
    const page = await openPage();
    await selectChoice(panel('Roles by application'), 'Applications', 'City of Millbrook');
    await selectChoice(panel('Roles by application'), 'Roles', 'Surveyor');
    pressIn(panel('Roles by application'), 'Assign role');
    await page.banner(/\(City of Millbrook, Surveyor\)\.$/);
    await waitFor(() => expect(selectedChoices(panel('Roles by application'), 'Roles')).toEqual([]));
    await page.follow('Tags');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    expect(isAsking()).toBe(false);
  });

  it('a role chosen for one user is not preselected for the next', async () => {
    const page = await openPage();
    await selectChoice(panel('Roles by application'), 'Roles', 'Assessor');
    await page.person.keyboard('{Control>}k{/Control}');
    const jump = await screen.findByRole('dialog');
    await page.person.type(jump.querySelector('input')!, 'walter');
    await page.person.click(await screen.findByRole('option', { name: /^Walter Amari(?!,)/ }));
    await page.answer('Leave');
    await screen.findByRole('heading', { level: 1, name: 'Walter Amari' });
    await page.settled();
    expect(selectedChoices(panel('Roles by application'), 'Roles')).toEqual([]);
  });
});

describe('the tabs of a user page', () => {
  it('the tabs of a user page keep and mark unsaved choices, and leaving asks once for all of them', async () => {
    const page = await openPage();
    await selectChoice(panel('Roles by application'), 'Roles', 'Assessor');
    await page.person.click(tab(/^Protected Layers/));
    await waitFor(() => panel('Protected layers by application'));
    await selectChoice(panel('Protected layers by application'), 'Application', 'Larkspur County Assessor');
    await selectChoice(panel('Protected layers by application'), 'Protected layers', 'Exempt Persons');
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.person.click(tab(/^Sessions/));
    await screen.findByRole('table');
    expect(isAsking()).toBe(false);
    expect(
      screen
        .getAllByRole('tab')
        .filter(one => one.textContent?.endsWith('unsaved'))
        .map(one => one.textContent),
    ).toEqual(['Role List3unsaved', 'Protected Layers3unsaved']);
    await page.person.click(tab(/^Role List/));
    expect(selectedChoices(panel('Roles by application'), 'Roles')).toEqual(['Assessor']);
    expect(selectedChoices(panel('Protected layers by application'), 'Protected layers')).toEqual([
      'Exempt Persons',
    ]);
    await page.follow('Tags');
    within(await page.question(LEAVE)).getByText(LOST);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    expect(isAsking()).toBe(false);
  });

  it('Back goes through the opened tabs of a user page one by one', async () => {
    const page = await openPage();
    await page.person.click(tab(/^Sessions/));
    await waitFor(() => expect(page.address()).toBe(`${INFO}#sessions`));
    await page.person.click(tab(/^Sessions/));
    await page.person.click(tab(/^Protected Layers/));
    await waitFor(() => expect(page.address()).toBe(`${INFO}#protected-layers`));
    page.back();
    await waitFor(() => expect(tab(/^Sessions/).getAttribute('aria-selected')).toBe('true'));
    expect(page.address()).toBe(`${INFO}#sessions`);
    page.back();
    await waitFor(() => expect(tab(/^Role List/).getAttribute('aria-selected')).toBe('true'));
    expect(page.address()).toBe(INFO);
  });

  it('paging the sessions does not ask about an unsaved form on the same page', async () => {
    const page = await openPage(`${INFO}#sessions`);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.follow('Page 2');
    await screen.findByText('11–20 of 34');
    expect(isAsking()).toBe(false);
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });
});

describe('pressing Edit again', () => {
  it('pressing Edit on a user page again asks before a changed form closes, and keeps its draft', async () => {
    const page = await openPage();
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.press('Edit');
    within(await page.question(LEAVE)).getByText(KEPT);
    await page.answer('Stay');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    await page.press('Edit');
    await page.answer('Leave');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await page.press('Edit');
    await screen.findByText(/^You have unsaved changes from/);
    await page.press('Edit');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(isAsking()).toBe(false);
  });

  it('pressing Edit again closes an unchanged form without a question, and keeps chosen roles', async () => {
    const page = await openPage();
    await selectChoice(panel('Roles by application'), 'Roles', 'Assessor');
    await page.press('Edit');
    await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
    await page.press('Edit');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Grace Lindqvist' })).toBeNull());
    expect(isAsking()).toBe(false);
    expect(selectedChoices(panel('Roles by application'), 'Roles')).toEqual(['Assessor']);
  });

  it.each(['table', 'cards'])(
    'editing another row of a list (%s) asks before it replaces a changed form',
    async view => {
      const page = await openPage(`/users?q=map.example&pageSize=12${view === 'cards' ? '&view=cards' : ''}`);
      await page.press('Edit Grace Lindqvist');
      await page.press('Edit Walter Amari');
      await screen.findByRole('form', { name: 'Edit Walter Amari' });
      await page.type(/^Last name/, 'Hopper');
      await page.press('Edit Grace Lindqvist');
      await page.question(LEAVE);
      await page.answer('Stay');
      expect(page.valueOf(/^Last name/)).toBe('Hopper');
      await page.press('Edit Grace Lindqvist');
      await page.answer('Leave');
      await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
      expect(page.valueOf(/^Last name/)).toBe('Lindqvist');
      expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
      await page.press('Edit Walter Amari');
      await screen.findByText(/^You have unsaved changes from/);
    },
  );
});

describe('a dialog with a form', () => {
  const opened = async () => {
    const page = await openPage('/tags');
    await page.press('New tag');
    await page.dialog('New tag');
    return page;
  };
  const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('closing a dialog with typed text asks first, and the dialog is empty afterwards', async () => {
    const page = await opened();
    await page.type(/^Name/, 'Wetlands');
    await page.press('Close');
    within(await page.question(LEAVE)).getByText(LOST);
    await page.answer('Stay');
    expect(page.valueOf(/^Name/)).toBe('Wetlands');
    await page.press('Close');
    await page.answer('Leave');
    await dialogClosed();
    await page.press('New tag');
    await page.dialog('New tag');
    expect(page.valueOf(/^Name/)).toBe('');
  });

  it('a dialog closes without a question by Cancel, by Escape and when it is empty', async () => {
    const page = await opened();
    await page.press('Close');
    await dialogClosed();
    for (const cancel of [() => page.press('Cancel'), () => page.person.keyboard('{Escape}')]) {
      await page.press('New tag');
      await page.type(/^Name/, 'Wetlands');
      await cancel();
      await dialogClosed();
      expect(isAsking()).toBe(false);
    }
  });
});

describe('leaving while a change is being sent', () => {
  const SENDING = 'Leave before it finishes?';
  const SENT = 'Your changes were sent. They may still be saved after you leave.';

  it('leaving while a form is being saved asks first, and the save continues', async () => {
    const page = await openPage(`/tag/${tagId(0)}/info`);
    standIn.fault({ match: 'PUT /api/tags', delayMs: 60_000 });
    await page.type(/^Help/, 'Typed before');
    await page.press('Save');
    await waitFor(() => expect(standIn.requestsOf('PUT /api/tags')).toHaveLength(1));
    await page.follow('Users');
    within(await page.question(SENDING)).getByText(SENT);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/users'));
    standIn.release();
    await waitFor(() => expect(standIn.requestsOf('PUT /api/tags')[0]!.answered).toBe(true));
  });

  it('leaving while roles are being assigned asks first', async () => {
    const page = await openPage();
    const container = panel('Roles by application');
    standIn.fault({ match: 'POST *', delayMs: 60_000 });
    standIn.fault({ match: 'PUT *', delayMs: 60_000 });
    await selectChoice(container, 'Applications', 'City of Millbrook');
    await selectChoice(container, 'Roles', 'Surveyor');
    pressIn(container, 'Assign role');
    await page.follow('Tags');
    within(await page.question(SENDING)).getByText(SENT);
    await page.answer('Stay');
    standIn.release();
    await waitFor(() => expect(selectedChoices(container, 'Roles')).toEqual([]));
  });
});
