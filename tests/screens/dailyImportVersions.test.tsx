import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { dailyImportTab } from './dailyImportTab.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { asSuperadmin, before, confirmDialog, field, put, writes } = dailyImportTab(standIn);
const [LARKSPUR, NONE] = [applicationId(0), applicationId(2)];
const tab = (id: string) => `/application/${id}/info#daily-import`;

describe('versions of a daily import', () => {
  it('the editor of a daily import compares its text with an earlier version, and with the saved one again', async () => {
    const page = await asSuperadmin();
    await page.press('Compare with Before the new server');
    expect(await screen.findByText('Compared with Before the new server.')).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Import config, differences' })).toBeTruthy();
    await page.press('Compare with the saved version');
    await waitFor(() => expect(screen.queryByText('Compared with Before the new server.')).toBeNull());
  });

  it('a revert is shown even when the reply contains no document', async () => {
    const page = await asSuperadmin();
    standIn.fault({ match: 'POST /api/daily-import/revert/version/*', status: 200, body: {} });
    await page.press('Revert to First version');
    await confirmDialog(page, 'Revert to “First version”?', 'Revert');
    await page.banner('Import config successfully reverted!');
    await waitFor(async () => expect((await field('start of schedule')).value).toBe('23:00'));
  });

  it('a revert shows its changes first, and Undo restores the version before it', async () => {
    const was = await before();
    const page = await asSuperadmin();
    await page.press('Revert to First version');
    expect(await within(await page.dialog('Revert to “First version”?')).findByText('23:00')).toBeTruthy();
    await confirmDialog(page, 'Revert to “First version”?', 'Revert');
    await page.banner('Import config successfully reverted!');
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      ['/api/daily-import/revert/version/1', { clientId: LARKSPUR }],
    ]);
    await waitFor(async () => expect((await field('start of schedule')).value).toBe('23:00'));
    await page.person.click(
      within(screen.getByRole('status', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    await page.banner('The previous version has been restored.');
    expect(await before()).toBe(was);
  });

  it('undoing a revert keeps the text that was typed after it', async () => {
    const was = await before();
    const page = await asSuperadmin();
    await page.press('Revert to First version');
    await page.dialog('Revert to “First version”?');
    await confirmDialog(page, 'Revert to “First version”?', 'Revert');
    await page.banner('Import config successfully reverted!');
    await waitFor(async () => expect((await field('start of schedule')).value).toBe('23:00'));
    await put('start of schedule', '03:00');
    await page.person.click(
      within(screen.getByRole('status', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    await page.banner('The previous version has been restored.');
    expect(await before()).toBe(was);
    expect((await field('start of schedule')).value).toBe('03:00');
  });

  it('a revert is not undone when another user has saved a newer version since', async () => {
    const page = await asSuperadmin();
    await page.press('Revert to First version');
    await page.dialog('Revert to “First version”?');
    await confirmDialog(page, 'Revert to “First version”?', 'Revert');
    await page.banner('Import config successfully reverted!');
    const theirs = '<import name="theirs"/>';
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', `/api/daily-import/client/${LARKSPUR}`, {
      config: theirs,
      backupName: 'Naomi',
      appId: LARKSPUR,
    });
    await page.person.click(
      within(screen.getByRole('status', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    await page.banner('Not undone: someone else has saved a newer version.');
    expect(await before()).toBe(theirs);
  });

  it('a version without content cannot be compared, and the revert dialog says that its changes cannot be shown', async () => {
    standIn.fault({
      match: 'GET /api/daily-import/backup-versions/application/*',
      status: 200,
      body: [{ version: 3, backupName: 'Lean', createdOn: 1_700_000_000 }],
    });
    const page = await asSuperadmin();
    expect(
      await screen.findByText(
        /^The platform did not send the content of this version, so it cannot be compared/,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare with Lean' })).toBeNull();
    await page.press('Revert to Lean');
    expect(
      await within(await page.dialog('Revert to “Lean”?')).findByText(/the changes cannot be shown/),
    ).toBeTruthy();
  });

  it.each([undefined, null])(
    'a version whose number is %s shows a dash, can be compared, and cannot be reverted to',
    async version => {
      standIn.fault({
        match: 'GET /api/daily-import/backup-versions/application/*',
        status: 200,
        body: [
          { version, createdOn: null, config: '<a/>' },
          { version, backupName: 'Lean', createdOn: null, config: '<b/>' },
        ],
      });
      const page = await asSuperadmin();
      const list = await screen.findByRole('list', { name: /^Versions/ });
      const rows = () => within(list).getAllByRole('listitem').slice(1);
      expect(
        rows().map(row => [...row.querySelectorAll('span')].map(text => text.textContent).slice(0, 2)),
      ).toEqual([
        ['Version –', 'Version – · –'],
        ['Lean', 'Version – · –'],
      ]);
      expect(within(list).getAllByText(/^The platform did not send a version number/)).toHaveLength(2);
      expect(within(list).queryByRole('button', { name: /^Revert/ })).toBeNull();
      await page.press('Compare with Lean');
      await screen.findByText('Compared with Lean.');
      expect(new Set(rows().map(({ className }) => className)).size).toBe(2);
    },
  );

  it('the list of versions is empty before the first replacement', async () => {
    await asSuperadmin(tab(NONE));
    expect(await screen.findByText('No versions yet')).toBeTruthy();
  });
});
