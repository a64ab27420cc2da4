import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, takeUnfilledPlaceholders, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openButton = () => screen.findByRole('button', { name: /^View(s$|: )/ });
const openPage = async (address: string, options = {}) => {
  const page = await visit(standIn, 'superadmin', address, options);
  await page.settled();
  await openButton();
  const views = async () => {
    await page.person.click(await openButton());
    return page.dialog('Saved views');
  };
  const save = async (name: string) => {
    await views();
    await page.type('Save current view as', name);
    await page.press('Save view');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const act = async (name: string, what: string) => {
    await views();
    await page.press(`Actions: ${name}`);
    await page.person.click(await screen.findByRole('menuitem', { name: what }));
  };
  return { ...page, views, save, act };
};
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(head => head.textContent!.trim())
    .filter(head => head && head !== 'Actions');
const viewButton = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the saved views of a list', () => {
  it('the dialog of saved views explains them before the first is saved', async () => {
    const page = await openPage('/users');
    const dialog = await page.views();
    within(dialog).getByText(/Save the current search, filters, order, columns and row height as a view/);
    expect(within(dialog).getByRole('button', { name: 'Default view' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('a saved view restores filters, order, columns and row height', async () => {
    const page = await openPage(
      '/users?filter=admin&sortBy=email&sortDirection=desc&columns=email&rows=compact',
    );
    expect(heads()).toEqual(['First name', 'Email']);
    await page.save('Admins');
    const dialog = await page.views();
    await page.person.click(within(dialog).getByRole('button', { name: 'Default view' }));
    await waitFor(() => expect(page.address()).toBe('/users'));
    await viewButton('Views');
    await page.settled();
    expect(heads().length).toBeGreaterThan(4);
    await page.person.click(within(await page.views()).getByRole('button', { name: 'Admins' }));
    await viewButton('View: Admins');
    await page.settled();
    expect(page.address()).toBe(
      '/users?filter=admin&sortBy=email&sortDirection=desc&columns=email&rows=compact&saved=Admins',
    );
    expect(heads()).toEqual(['First name', 'Email']);
    expect(screen.getByRole('button', { name: 'Row height: compact' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('saved views are kept for the person who saved them only', async () => {
    const page = await openPage('/tags?q=par');
    await page.save('Parks');
    const again = await openPage('/tags', { keepStorage: true });
    within(await again.views()).getByRole('button', { name: 'Parks' });
    const other = await visit(standIn, 'admin', '/tags', { keepStorage: true });
    await other.settled();
    await other.person.click(await openButton());
    expect(within(await other.dialog('Saved views')).queryByRole('button', { name: 'Parks' })).toBeNull();
  });

  it('a changed view is marked as changed, and can be reset or updated', async () => {
    const page = await openPage('/users?filter=admin');
    await page.save('Admins');
    await viewButton('View: Admins');
    await page.press('Row height: comfortable');
    await viewButton('View: Admins, changed');
    await page.views();
    await page.press('Reset to “Admins”');
    await viewButton('View: Admins');
    expect(screen.getByRole('button', { name: 'Row height: comfortable' })).toBeTruthy();
    await page.press('Row height: comfortable');
    await page.views();
    await page.press('Update “Admins”');
    await viewButton('View: Admins');
    expect(page.address()).toContain('rows=compact');
  });

  it('a saved view can be renamed, but not to an existing or empty name', async () => {
    const page = await openPage('/tags?q=par');
    await page.save('Parks');
    await page.save('Second');
    await page.act('Second', 'Rename');
    await page.type('New name for “Second”', 'parks');
    await page.press('Save');
    expect(page.errorOf('New name for “Second”')).toBe(
      'A view with this name already exists. Choose another name or update that view.',
    );
    await page.type('New name for “Second”', '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf('New name for “Second”')).toBe('A name is required'));
    await page.type('New name for “Second”', 'Parcels');
    await page.press('Save');
    await page.person.keyboard('{Escape}');
    expect((await viewButton('View: Parcels')).textContent).toBe('Parcels');
  });

  it('a saved view can be deleted, and Undo restores it', async () => {
    const page = await openPage('/tags?q=par');
    await page.save('Parks');
    await page.act('Parks', 'Delete');
    await page.banner('The view “Parks” has been deleted.');
    await viewButton('Views');
    expect(page.address()).not.toContain('saved');
    await page.press(/^Undo/);
    within(await page.views()).getByRole('button', { name: 'Parks' });
  });

  it('deleting a saved view is not listed in My activity, where earlier actions can still be undone', async () => {
    const page = await openPage('/tags?view=table');
    await page.press('New tag');
    await page.type(/^Name/, 'Floodplain');
    await page.press('Create tag');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.save('Mine');
    await page.act('Mine', 'Delete');
    await page.banner('The view “Mine” has been deleted.');
    await page.person.keyboard('{Escape}');
    await page.press('My activity');
    await page.dialog('My activity');
    await page.press('Undo: Tag Floodplain created');
    await page.answer('Delete');
    await page.banner('Undone: Tag Floodplain created');
  });

  it('the second press of a double click on a saved view does not reach the page below', async () => {
    const page = await openPage('/tags?q=par');
    await page.save('Parks');
    const view = within(await page.views()).getByRole('button', { name: 'Parks' });
    const [below] = await screen.findAllByRole('link', { name: 'Parcels', hidden: true });
    const heard = vi.fn<() => void>();
    below!.addEventListener('click', heard);
    const press = (element: HTMLElement, clientX: number) => {
      fireEvent.pointerDown(element, { clientX, clientY: 100 });
      fireEvent.click(element, { clientX, clientY: 100 });
    };
    press(view, 200);
    press(below!, 200);
    expect(heard).not.toHaveBeenCalled();
    press(below!, 600);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('the name of a saved view may contain markup and placeholders, which appear as text', async () => {
    const name = '<img src=x onerror=alert(1)> %{name} ‮';
    const page = await openPage('/tags?q=par');
    await page.views();
    await page.person.click(screen.getByLabelText('Save current view as'));
    await page.person.paste(name);
    await page.press('Save view');
    expect((await viewButton(/^View: /)).textContent).toBe(name.trim());
    closeWindow();
    expect(takeUnfilledPlaceholders()).toContain('%{name}');
  });

  it('a view can be saved for the visit when the browser storage is full', async () => {
    const page = await openPage('/tags?q=par');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.save('Parks');
    await viewButton('View: Parks');
    expect(
      within(await page.views())
        .getByRole('button', { name: 'Parks' })
        .getAttribute('aria-current'),
    ).toBe('true');
    set.mockRestore();
  });

  it('a list within a tab has saved views with its own address parameters', async () => {
    const page = await openPage('/?orgQ=lark#organizations');
    await page.save('Larkspur');
    await viewButton('View: Larkspur');
    expect(page.address()).toBe(
      '/?orgQ=lark&orgColumns=&orgRows=comfortable&orgSaved=Larkspur#organizations',
    );
  });

  it('the dialog of saved views is translated into Spanish', async () => {
    const page = await openPage('/tags');
    language.set('es');
    await page.person.click(await screen.findByRole('button', { name: 'Vistas' }));
    expect(
      within(await page.dialog('Vistas guardadas'))
        .getByRole('button', { name: 'Vista predeterminada' })
        .getAttribute('aria-current'),
    ).toBe('true');
  });
});

describe('the link of a saved view', () => {
  const HIDDEN = `preference:${seededUserId(0)}:users.datatable`;

  it('the link of a saved view contains columns and row height, and can be copied', async () => {
    const page = await openPage('/users?filter=admin&columns=email&rows=compact');
    await page.save('Admins');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page.views();
    await page.press('Copy link');
    await page.dialog('Saved views');
    expect(write).toHaveBeenCalledWith(
      `${location.origin}/users?filter=admin&columns=email&rows=compact&saved=Admins`,
    );
    await screen.findByRole('button', { name: 'Link copied' });
  });

  it('opening the link of a view keeps the own columns until one is changed', async () => {
    const page = await openPage('/users?columns=email&saved=Hers');
    expect(heads()).toEqual(['First name', 'Email']);
    expect(localStorage.getItem(HIDDEN)).toBeNull();
    await page.press('Columns');
    await page.person.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(heads()).toEqual(['First name', 'Email', 'Phone']));
    expect(JSON.parse(localStorage.getItem(HIDDEN)!)).toEqual([
      'lastName',
      'role',
      'provider',
      'loginCount',
      'averageTime',
    ]);
    expect(page.address()).toBe('/users?saved=Hers');
  });

  it('a person who opens the link of a view can save it under its name', async () => {
    const page = await openPage('/tags?q=par&columns=&rows=comfortable&saved=Hers');
    await viewButton('View: Hers');
    await page.views();
    expect(page.valueOf('Save current view as')).toBe('Hers');
    await page.press('Save view');
    expect(
      within(await page.views())
        .getByRole('button', { name: 'Hers' })
        .getAttribute('aria-current'),
    ).toBe('true');
  });

  it('the link of a view with unknown columns and filters shows the default list', async () => {
    await openPage('/users?columns=gone&gone=1&rows=huge');
    expect(heads().length).toBeGreaterThan(4);
  });
});
