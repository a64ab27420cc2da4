import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { dailyImportTab } from './dailyImportTab.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { asSuperadmin, before, confirmDialog, field, put, writes } = dailyImportTab(standIn);
const [LARKSPUR, NONE] = [applicationId(0), applicationId(2)];
const tab = (id: string) => `/application/${id}/info#daily-import`;
const STORED = (id: string) => `/api/daily-import/client/${id}`;
type Page = Awaited<ReturnType<typeof visit>>;

const elements = () => screen.findByRole('group', { name: 'Import config, elements' });
/** The current text of the document. */
async function textOf(page: Page) {
  await page.press('Raw XML');
  return (await screen.findByRole('textbox', { name: 'Import config, XML' })).textContent;
}
async function load(text: string) {
  await screen.findByRole('button', { name: 'Raw XML' });
  fireEvent.change(screen.getByLabelText('Choose an XML file'), {
    target: { files: [new File([text], 'new.xml')] },
  });
}
async function save(page: Page, name: string) {
  await page.type(/^Backup name/, name);
  await page.press('Review and save');
  await confirmDialog(page, 'Review changes', 'Save');
}
const menu = async (page: Page, row: string, entry: string) => {
  await page.person.click((await screen.findAllByRole('button', { name: `Actions: ${row}` }))[0]!);
  await page.person.click(await screen.findByRole('menuitem', { name: entry }));
};
const store = async (config: string) =>
  void (await (
    await standIn.as('superadmin')
  ).ask('POST', STORED(LARKSPUR), { config, backupName: 'Before', appId: LARKSPUR }));

describe('editing a daily import', () => {
  it('a daily import is saved with only the changed attribute replaced, under the trimmed backup name', async () => {
    const was = await before();
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    await save(page, ' Before March ');
    await page.banner('Import config successfully updated!');
    expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        STORED(LARKSPUR),
        {
          config: was.replace('start="02:15"', 'start="03:00"'),
          backupName: 'Before March',
          appId: LARKSPUR,
        },
      ],
    ]);
    expect(
      await within(await screen.findByRole('list', { name: /^Versions/ })).findByText('Before March'),
    ).toBeTruthy();
  });

  it('a daily import is reviewed before it is saved, with only its changes', async () => {
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    await page.type(/^Backup name/, 'Before');
    await page.press('Review and save');
    const dialog = await page.dialog('Review changes');
    expect(await within(dialog).findByText('1 change', { exact: false })).toBeTruthy();
    expect(within(dialog).getByText('02:15')).toBeTruthy();
    expect(within(dialog).getByText('03:00')).toBeTruthy();
  });

  it('the changes of a daily import are listed below it, and each leads to its position in the current view', async () => {
    const page = await asSuperadmin();
    const changes = () =>
      within(screen.getByRole('list', { name: /^Changes/ }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await screen.findByText('No changes. This is the saved version.')).toBeTruthy();
    await put('start of schedule', '03:00');
    await waitFor(() => expect(changes()).toEqual(['Changedschedulestart 02:15→ becomes 03:00']));
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    await page.press('schedule');
    await waitFor(async () => expect(document.activeElement).toBe(await field('start of schedule')));
    await page.press('Raw XML');
    await page.press('schedule');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Import config, XML'),
    );
  });

  it('a change in a daily import with CRLF line ends leads to its position', async () => {
    await store(`<a>${Array.from({ length: 40 }, (_, n) => `\r\n<b${n} c="1"/>`).join('')}\r\n</a>`);
    const page = await asSuperadmin();
    await put('c of b30', '2');
    await page.person.click(await screen.findByRole('button', { name: 'b30' }));
    await waitFor(async () => expect(document.activeElement).toBe(await field('c of b30')));
  });

  it('a daily import with mixed line ends differs from the saved version only in the changed line', async () => {
    await store('<a>\r\n<b c="1"/>\r\n<d/>\n</a>');
    const page = await asSuperadmin();
    await page.press('Diff');
    expect(await screen.findByText('The two documents are identical.')).toBeTruthy();
    await page.press('Structured');
    await put('c of b', '2');
    await page.press('Diff');
    const text = await screen.findByRole('textbox', { name: 'Import config, differences' });
    expect([...text.querySelectorAll('.cm-changedLine')].map(line => line.textContent!.trim())).toEqual([
      '<b c="2"/>',
    ]);
  });

  it('a file that changes only the layout of a daily import counts as unsaved, and the page explains why', async () => {
    await asSuperadmin();
    await load((await before()).replace('<schedule ', '<schedule  '));
    expect(await screen.findByText('Only white space or character escapes have changed.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Save' })).getByText('unsaved')).toBeTruthy();
  });

  it('invalid XML in a daily import keeps the draft, and the page explains when changes are listed and saved', async () => {
    const page = await asSuperadmin();
    await screen.findByText('Same as the saved version', { exact: false });
    await page.press('Raw XML');
    const raw = await screen.findByRole('textbox', { name: 'Import config, XML' });
    EditorView.findFromDOM(raw)!.dispatch({ changes: { from: 0, insert: '<table>' } });
    expect(await screen.findByText('Changes are listed once the XML is valid.')).toBeTruthy();
    expect(screen.getByText('You can save once the XML is valid. Your draft is kept.')).toBeTruthy();
    expect(screen.queryByText('Same as the saved version', { exact: false })).toBeNull();
  });

  it('a daily import is not saved without a backup name', async () => {
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    await page.press('Review and save');
    await waitFor(() => expect(page.errorOf(/^Backup name/)).toBe('A backup name is required'));
    expect(writes()).toEqual([]);
  });

  it('a backup name that the platform refuses shows the platform’s message at its field', async () => {
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    await save(page, 'x'.repeat(251));
    await waitFor(() => expect(page.errorOf(/^Backup name/)).toBe('At most 250 characters are allowed'));
  });

  it('a missing daily import is an empty text without an alert, and its first save names the backup itself', async () => {
    const page = await asSuperadmin(tab(NONE));
    expect(await textOf(page)).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    await load('<dailyImport/>');
    await page.press('Review and save');
    await confirmDialog(page, 'Review changes', 'Save');
    await page.banner('Import config successfully updated!');
    expect(writes().map(({ body }) => body)).toEqual([
      { config: '<dailyImport/>', backupName: 'First version', appId: NONE },
    ]);
    await waitFor(() => expect(screen.getByLabelText(/^Backup name/)).toHaveProperty('value', ''));
    screen.getByText('The version you replace will be kept under this name.');
  });

  it('the review of a daily import warns of a newer version by another user and compares with that version', async () => {
    const was = await before();
    const otherUser = await standIn.as('second.superadmin');
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    await otherUser.ask('POST', STORED(LARKSPUR), {
      config: was.replace('timeout="120"', 'timeout="90"'),
      backupName: 'Theirs',
      appId: LARKSPUR,
    });
    await page.type(/^Backup name/, 'Mine');
    await page.press('Review and save');
    const dialog = await page.dialog('Review changes');
    expect(
      await within(dialog).findByText(/^Someone else saved a newer version after you opened this\./),
    ).toBeTruthy();
    expect(within(dialog).getByText('2 changes', { exact: false })).toBeTruthy();
  });

  it('a change by another user leaves a field of the daily import as it is while it is being edited', async () => {
    const was = await before();
    const otherUser = await standIn.as('second.superadmin');
    await asSuperadmin();
    fireEvent.change(await field('start of schedule'), { target: { value: '03:00' } });
    await otherUser.ask('POST', STORED(LARKSPUR), {
      config: was.replace('timeout="120"', 'timeout="90"'),
      backupName: 'Theirs',
      appId: LARKSPUR,
    });
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    const read = () => standIn.calls().filter(call => call === `GET ${STORED(LARKSPUR)}`).length;
    const times = read();
    act(() => sockets.emit('applications:save', { _id: LARKSPUR }));
    await waitFor(() => expect(read()).toBe(times + 1));
    await waitFor(() =>
      expect(standIn.requestLog().some(({ status: httpStatus }) => httpStatus === 0)).toBe(false),
    );
    expect((await field('start of schedule')).value).toBe('03:00');
  });

  it('a daily import whose save got no reply is looked up and not sent again', async () => {
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    standIn.fault({ match: 'POST /api/daily-import/client/*', answer: 'cut', times: 1 });
    await save(page, 'Before');
    await waitFor(() => expect(page.banners().join()).toMatch(/saved/));
    expect(writes()).toHaveLength(1);
  });

  it('the structured view and the XML text of a daily import share one history', async () => {
    const page = await asSuperadmin();
    await put('start of schedule', '03:00');
    expect(await textOf(page)).toContain('start="03:00"');
    await page.press('Undo');
    await page.press('Structured');
    expect((await field('start of schedule')).value).toBe('02:15');
  });

  it.each([
    [
      '<import>\n  <table>\n</import>',
      'new.xml was not loaded. It has a problem at line 3, column 1. The closing tag import does not match table on line 2.',
    ],
    [
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      'new.xml was not loaded. It has a problem at line 1, column 1. DOCTYPE is not allowed',
    ],
  ])(
    '%j is not loaded as a daily import, and an alert gives the position and the reason',
    async (text, problem) => {
      const page = await asSuperadmin(tab(NONE));
      await load(text);
      expect((await screen.findByRole('alert')).textContent!.replace(/[\u2068\u2069]/g, '')).toContain(
        problem,
      );
      expect(await textOf(page)).toBe('');
    },
  );
});

describe('the structured view of a daily import', () => {
  it('the structured view shows comments, CDATA, texts and instructions at their positions', async () => {
    await asSuperadmin();
    const shown = within(await elements());
    expect(shown.getAllByText('Comment')).toHaveLength(2);
    expect(shown.getAllByText('CDATA')).toHaveLength(2);
    expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Text of column' }).value).toBe(
      'Owner & mailing name',
    );
    expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Instruction notify' }).value).toBe(
      'gis@larkspur.example',
    );
  });

  it('elements of a daily import can be added, renamed, moved and deleted, and each step can be undone', async () => {
    const page = await asSuperadmin();
    const was = await textOf(page);
    await page.press('Structured');
    await menu(page, 'schedule', 'Add attribute…');
    fireEvent.change(await field('Name of the new attribute'), { target: { value: 'retry' } });
    await page.press('Add');
    await put('retry of schedule', '3 & more');
    await menu(page, 'connection', 'Rename…');
    fireEvent.change(await field('New name'), { target: { value: 'source' } });
    await page.press('Rename');
    await menu(page, 'source', 'Move down');
    await menu(page, 'table', 'Delete');
    const now = await textOf(page);
    expect(now).toContain('<schedule start="02:15" days="Mon Tue Wed Thu Fri Sat" retry="3 &amp; more"/>');
    expect(now!.indexOf('<schedule')).toBeLessThan(now!.indexOf('<source driver="sqlserver"'));
    expect(now).not.toContain('name="Parcels"');
    for (let n = 0; n < 5; n++) await page.press('Undo');
    expect(await textOf(page)).toBe(was);
  });

  it('an element of a daily import is moved by keyboard, each position is announced, and it keeps the focus', async () => {
    const page = await asSuperadmin();
    const grip = await screen.findByRole('button', { name: 'Drag schedule' });
    grip.focus();
    fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
    await screen.findByText(/^Picked up schedule at position 2 of \d/);
    fireEvent.keyDown(grip, { key: 'ArrowUp', keyCode: 38 });
    await screen.findByText(/^schedule is now at position 1 of \d/);
    fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Drag schedule'));
    expect((await textOf(page))!.indexOf('<schedule')).toBeLessThan(
      (await textOf(page))!.indexOf('<connection'),
    );
  });

  it('the structured view refuses an invalid element name and a comment with two hyphens', async () => {
    const page = await asSuperadmin();
    await menu(page, 'schedule', 'Add child element…');
    fireEvent.change(await field('Name of the new element'), { target: { value: '1st table' } });
    await page.press('Add');
    expect(await screen.findByText(/^Enter a valid XML name\./)).toBeTruthy();
    const comment = (await screen.findAllByRole('textbox', { name: 'Comment' }))[0]!;
    fireEvent.change(comment, { target: { value: 'a -- b' } });
    fireEvent.blur(comment);
    expect(await screen.findByText('A comment cannot contain two hyphens in a row')).toBeTruthy();
  });

  it('the structured view refuses edits that would make the XML unreadable, and explains why at the edit', async () => {
    const text = '<a xmlns:x="urn:x"><x:b c="1">d</x:b></a>';
    const page = await asSuperadmin(tab(NONE));
    await load(text);
    await page.press('Structured');
    const why = async () => (await screen.findByRole('alert')).textContent!.replace(/[\u2068\u2069]/g, '');
    await menu(page, 'x:b', 'Rename…');
    fireEvent.change(await field('New name'), { target: { value: 'y:b' } });
    await page.press('Rename');
    expect(await why()).toBe('The prefix y is not declared. Add its xmlns attribute.');
    await menu(page, 'x:b', 'Add attribute…');
    fireEvent.change(await field('Name of the new attribute'), { target: { value: 'xlink:href' } });
    await page.press('Add');
    expect(await why()).toBe('The prefix xlink is not declared. Add its xmlns attribute.');
    fireEvent.keyDown(await field('Name of the new attribute'), { key: 'Escape' });
    await menu(page, 'a', 'Delete xmlns:x');
    expect(await why()).toBe('The prefix x is not declared. Add its xmlns attribute.');
    await put('c of x:b', '2');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await put('Text of x:b', 'd\u000Be');
    expect(await why()).toBe('The character U+000B is not allowed in XML.');
    expect((await field('Text of x:b')).value).toBe('d\u000Be');
    expect(await textOf(page)).toBe(text.replace('"1"', '"2"'));
  });
});
