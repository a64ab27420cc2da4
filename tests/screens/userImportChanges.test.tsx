import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { checkImport, IMPORT_HEADERS, IMPORT_URL } from './importFile.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const SAVE = `PUT /api/users/${GRACE}`;
const READ = `GET /api/users/detail/${GRACE}/info`;
const ASSIGN = 'POST /api/users/add/role';
const HEADERS = `${IMPORT_HEADERS},Role,Application`;
const ANA = 'Ana,Imported,ana@import.example,(555) 010-7701,,';
/** Changes the phone of Grace, and assigns a role. The empty last name changes nothing. */
const GRACE_ROW = 'Grace,,USER@map.example,555 010 7702,Auditor,Cedar Ridge Property Viewer';
const WALTER_ROW = 'Walter,Amari,keeper@map.example,,,';
const FELIX_ROW = 'Felix,Baur,facebook@map.example,,,';
const file = (...rows: string[]) => [HEADERS, ...rows].join('\r\n');

type Page = Awaited<ReturnType<typeof checkImport>>;
const other = () => standIn.as('second.superadmin');
const readGrace = async () => (await other()).ask('GET', `/api/users/detail/${GRACE}/info`);
const changeGrace = async (fields: object) =>
  (await other()).ask('PUT', `/api/users/${GRACE}`, { ...(await readGrace()), ...fields });
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr')!;
const changesIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('listitem')
    .map(item => item.textContent);
const graceCheckbox = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Change Grace Lindqvist, row 2' });
const start = async (page: Page, label: string) => {
  await page.press(label);
  return page.confirm(label);
};
const changeGraceByImport = async () => {
  const page = await checkImport(standIn, file(GRACE_ROW));
  await page.person.click(await graceCheckbox());
  return page;
};
const results = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map(item => [...item.children].map(cell => cell.textContent));

describe('existing users in an imported file', () => {
  it('a row of an existing user shows what it would change, and nothing is selected', async () => {
    await checkImport(standIn, file(GRACE_ROW, WALTER_ROW, ANA));
    expect((await graceCheckbox()).checked).toBe(false);
    expect(changesIn(await rowOf('USER@map.example'))).toEqual([
      'Phone: (555) 010-1002 → (555) 010-7702',
      'Gets the role Auditor in Cedar Ridge Property Viewer',
    ]);
    within(await rowOf('keeper@map.example')).getByText('Walter Amari already has these values');
    within(await rowOf('ana@import.example')).getByText('can be created');
    screen.getByText('0 of 1 changes selected');
    screen.getByRole('button', { name: '2 existing' });
    expect(
      standIn
        .requestsOf('GET /api/users')
        .map(({ query }) => query.query)
        .sort(),
    ).toEqual(['keeper@map.example', 'user@map.example']);
  });

  it('a selected change keeps all other fields of the user, and assigns the role', async () => {
    await changeGrace({ badge: 7 });
    const before = await readGrace();
    const page = await changeGraceByImport();
    const question = await start(page, 'Change 1 user');
    expect(question.textContent).toContain(
      'Grace Lindqvist will change. You can undo your last 300 changes in My activity.',
    );
    expect(question.textContent).not.toContain('welcome mail');
    await screen.findByRole('heading', { name: '1 changed' });
    expect(standIn.requestsOf(SAVE)).toHaveLength(1);
    expect(standIn.requestsOf(ASSIGN)).toHaveLength(1);
    expect(await readGrace()).toMatchObject({
      firstName: 'Grace',
      lastName: 'Lindqvist',
      email: 'user@map.example',
      phone: '(555) 010-7702',
      badge: 7,
      loginCount: before.loginCount as number,
      rolesAssigned: expect.arrayContaining([expect.objectContaining({ roleName: 'Auditor' })]),
    });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/people\.csv/);
  });

  it('each change of an import can be undone in My activity', async () => {
    const page = await changeGraceByImport();
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '1 changed' });
    await page.press('My activity');
    await page.press('Undo: Phone of Grace Lindqvist changed');
    await page.banner('Undone: Phone of Grace Lindqvist changed');
    await page.press(/^Undo: Role Auditor assigned to Grace Lindqvist/);
    await waitFor(async () => {
      const { phone, rolesAssigned } = await readGrace();
      expect(phone).toBe('(555) 010-1002');
      expect(JSON.stringify(rolesAssigned)).not.toContain('Auditor');
    });
  });

  it('users are created and changed in one import, and the results name every row', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const page = await checkImport(standIn, file(GRACE_ROW, ANA, WALTER_ROW, FELIX_ROW));
    await page.person.click(await graceCheckbox());
    const question = await start(page, 'Create 1 user and change 1');
    expect(question.textContent).toContain('1 existing user is not selected and will not change.');
    await screen.findByRole('heading', { name: '1 created, 1 changed, 1 unchanged, 1 not selected' });
    expect(results()).toEqual([
      ['Grace ', 'USER@map.example', 'changed'],
      ['Ana Imported', 'ana@import.example', 'created'],
      ['Walter Amari', 'keeper@map.example', 'unchanged, because the user already has these values'],
      ['Felix Baur', 'facebook@map.example', 'not selected, so the user has not changed'],
    ]);
    expect(standIn.calls().filter(call => call.startsWith('PUT '))).toEqual([SAVE]);
    await page.press('Download results');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const text = await (saved.mock.calls[0]![0] as Blob).text();
    expect(text.match(/,(created|changed|"unchanged,.*"|"not selected,.*")\r?$/gm)).toHaveLength(4);
  });

  it('all changes are selected or deselected at once', async () => {
    const page = await checkImport(standIn, file(GRACE_ROW, FELIX_ROW));
    await graceCheckbox();
    screen.getByRole('button', { name: 'No changes selected' });
    await page.press('Select all');
    screen.getByText('2 of 2 changes selected');
    screen.getByRole('button', { name: 'Change 2 users' });
    await page.press('Select none');
    screen.getByText('0 of 2 changes selected');
  });

  it('an invalid cell of an existing user is corrected before the change can be selected', async () => {
    const page = await checkImport(standIn, file('Grace,,user@map.example,12,,'));
    await screen.findByText(/^This email belongs to Grace Lindqvist\./);
    expect(screen.queryByRole('checkbox')).toBeNull();
    changeField('Phone, row 2', '555 010 7702');
    await page.person.click(await graceCheckbox());
    screen.getByText('1 of 1 changes selected');
    // The user of the console has not seen this value when they selected the row.
    changeField('Phone, row 2', '555 010 7703');
    expect((await graceCheckbox()).checked).toBe(false);
  });

  it('an admin sees which existing users an import cannot change', async () => {
    const [firstName, lastName, email, phone] = ANA.split(',');
    await (
      await other()
    ).ask('POST', '/api/users', { firstName, lastName, email, phone, password: 'Assessor1' });
    const page = await checkImport(
      standIn,
      file('Mei,T,google@map.example,,,', ANA, 'Walt,Amari,keeper@map.example,,,'),
      'admin',
    );
    await screen.findByText('Email: The email belongs to a user you are not allowed to edit');
    await screen.findByText('Email: The email is already taken, but not by a user you can see');
    await page.press('Select all');
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '1 changed' });
    screen.getByText(/^2 rows with problems were not imported\./);
  });

  it('an existing user who could not be read is read again', async () => {
    standIn.fault({ match: 'GET /api/users', status: 500, times: 1 });
    const page = await checkImport(standIn, file(GRACE_ROW));
    await screen.findByText(/^Some emails could not be checked\./);
    screen.getByText('Email: The email is already taken');
    await page.press('Check again');
    await graceCheckbox();
    expect(standIn.requestsOf('GET /api/users/email/check')).toHaveLength(1);
  });
});

describe('changes of existing users that cannot be saved', () => {
  it('an import does not overwrite what someone else has changed since the check', async () => {
    const page = await changeGraceByImport();
    await changeGrace({ phone: '(555) 010-0001' });
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '0 changed, 1 failed' });
    screen.getByText(/^not changed: Someone else has changed this user since the check\./);
    expect(screen.queryByRole('button', { name: 'Retry 1 user' })).toBeNull();
    expect(standIn.requestsOf(SAVE)).toEqual([]);
    expect(standIn.requestsOf(ASSIGN)).toEqual([]);
  });

  it('an import keeps what someone else has changed in another field since the check', async () => {
    const page = await changeGraceByImport();
    await changeGrace({ lastName: 'Hopper' });
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '1 changed' });
    expect(await readGrace()).toMatchObject({ lastName: 'Hopper', phone: '(555) 010-7702' });
  });

  it('a change that failed is retried, and the saved part is not sent again', async () => {
    const page = await changeGraceByImport();
    standIn.fault({ match: ASSIGN, status: 500, times: 1 });
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '0 changed, 1 failed' });
    screen.getByText(/^changed, but without the role: /);
    await page.press('Retry 1 user');
    await screen.findByRole('heading', { name: '1 changed' });
    expect(standIn.requestsOf(SAVE)).toHaveLength(1);
    expect(standIn.requestsOf(ASSIGN)).toHaveLength(2);
  });

  it('a change whose reply is lost is verified, and never sent twice', async () => {
    const page = await changeGraceByImport();
    standIn.fault({ match: SAVE, answer: 'cut', times: 1 });
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '1 changed' });
    expect(standIn.requestsOf(SAVE)).toHaveLength(1);
  });

  it('an interrupted import of changes resumes with the same changes', async () => {
    const page = await checkImport(standIn, file(GRACE_ROW, FELIX_ROW));
    await page.person.click(await graceCheckbox());
    standIn.fault({ match: READ, status: 500, times: 2 });
    await start(page, 'Change 1 user');
    await screen.findByRole('heading', { name: '0 changed, 1 not selected, 1 failed' });
    const again = await visit(standIn, 'superadmin', IMPORT_URL, { keepStorage: true });
    await screen.findByText(/^people\.csv: 0 of 1 users were created or changed\./);
    standIn.clearFaults();
    await again.press('Resume import');
    await screen.findByRole('heading', { name: '1 changed, 1 not selected' });
    expect(await readGrace()).toMatchObject({ phone: '(555) 010-7702' });
  });
});

it('a user who is in two rows of a file is changed at most once', async () => {
  const page = await checkImport(standIn, file(GRACE_ROW, GRACE_ROW));
  await graceCheckbox();
  screen.getByText('Email: This email is already in an earlier row');
  await page.press('Select all');
  screen.getByText('1 of 1 changes selected');
});
