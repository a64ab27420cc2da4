import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import { IMPORT_URL as ADDRESS, chooseImportFile as choose, IMPORT_HEADERS as HEADS } from './importFile.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const CREATE = 'POST /api/users';
const CHECK = 'GET /api/users/email/check';
const people = (...names: string[]) =>
  [
    HEADS,
    ...names.map(
      (name, at) => `${name},Imported,${name.toLowerCase()}@import.example,(555) 010-77${10 + at}`,
    ),
  ].join('\r\n');

/** Encodes a text as Windows does in western countries. */
const windows1252 = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const openPage = async () => {
  const page = await visit(standIn, 'superadmin', ADDRESS);
  await page.settled();
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const toCheck = async (page: Page, text: string) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  choose(text);
  await page.press('Check rows');
};
const created = () =>
  standIn
    .requestsOf(CREATE)
    .map(({ body }) => (body as { email: string }).email)
    .sort();
const clickButton = async (page: Page, label: string) => {
  await waitFor(() =>
    expect((screen.getByRole('button', { name: label }) as HTMLButtonElement).disabled).toBe(false),
  );
  await page.press(label);
  within(await page.question(label.replace(/$/, '?'))).getByText(/Each user will receive a welcome mail/);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }));
};

describe('import of users from a file', () => {
  it('imported rows are checked, corrected in place, and then created as users', async () => {
    const page = await openPage();
    await toCheck(page, `${people('Ana', 'Bea')}\r\nCarl,,user@map.example,12`);
    await screen.findByText('Email: The email is already taken');
    screen.getByText('Last name: Last name is required');
    expect(
      standIn
        .requestsOf(CHECK)
        .map(({ query }) => query.email)
        .sort(),
    ).toEqual(['ana@import.example', 'bea@import.example', 'user@map.example']);
    expect(standIn.requestsOf(CREATE)).toEqual([]);
    await page.press('1 with problems');
    changeField('Last name, row 4', 'Imported');
    changeField('Phone, row 4', '555 010 7799');
    changeField('Email, row 4', 'carl@import.example');
    fireEvent.blur(screen.getByLabelText('Email, row 4'));
    await screen.findByText('can be created');
    await clickButton(page, 'Create 3 users');
    await screen.findByRole('heading', { name: '3 created' });
    expect(created()).toEqual(['ana@import.example', 'bea@import.example', 'carl@import.example']);
    const phones = standIn.requestsOf(CREATE).map(({ body }) => (body as { phone: string }).phone);
    expect(phones.toSorted()).toEqual(['(555) 010-7710', '(555) 010-7711', '(555) 010-7799']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/import\.example/);
  });

  it('an imported user with a role is assigned it in the given application', async () => {
    const page = await openPage();
    await toCheck(
      page,
      `${HEADS},Role,Application\nDana,Imported,dana@import.example,(555) 010-7701,Nobody,Nowhere\nEmil,Imported,emil@import.example,(555) 010-7702,Auditor,Cedar Ridge Property Viewer`,
    );
    await screen.findByText('Role: Role not found');
    screen.getByText('Application: Application not found among those you administer');
    await clickButton(page, 'Create 1 user');
    await screen.findByRole('heading', { name: '1 created' });
    screen.getByText(/^1 row with problems was not imported\./);
    expect(standIn.requestsOf('POST /api/users/add/role')).toHaveLength(1);
  });

  it('an imported user with an application but no role column can get a role in place', async () => {
    const page = await openPage();
    await toCheck(
      page,
      `${HEADS},Application\nDana,Imported,dana@import.example,(555) 010-7701,Cedar Ridge Property Viewer`,
    );
    await screen.findByText('Role: The role is missing');
    changeField('Role, row 2', 'Auditor');
    await screen.findByText('can be created');
    expect(screen.getByLabelText<HTMLInputElement>('Role, row 2').value).toBe('Auditor');
  });

  it('an imported user whose reply is lost is looked up, and never created twice', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE, drop: true, times: 1 });
    await toCheck(page, people('Finn'));
    await clickButton(page, 'Create 1 user');
    await screen.findByRole('heading', { name: /^(1 created|0 created, 1 failed)$/ });
    if (screen.queryByRole('button', { name: 'Retry 1 user' })) await page.press('Retry 1 user');
    await screen.findByRole('heading', { name: '1 created' });
    expect(standIn.requestsOf(CHECK).length).toBeGreaterThan(1);
    const { data } = await (
      await standIn.as('second.superadmin')
    ).ask('GET', '/api/users?page=1&pageSize=8&query=finn@import');
    expect(data).toHaveLength(1);
  });

  it('an interrupted import resumes later, creates each user once, and never stores a password', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE, status: 500, times: 1 });
    await toCheck(
      page,
      `${HEADS},Password\nGus,Imported,gus@import.example,(555) 010-7711,Secret77x\nHugo,Imported,hugo@import.example,(555) 010-7712,Secret77x`,
    );
    await clickButton(page, 'Create 2 users');
    await screen.findByRole('heading', { name: '1 created, 1 failed' });
    screen.getByText(/^not created: /);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Secret77x/);
    const again = await visit(standIn, 'superadmin', ADDRESS, { keepStorage: true });
    await screen.findByText(/^people\.csv: 1 of 2 users were created\./);
    await again.press('Resume import');
    await screen.findByRole('heading', { name: '2 created' });
    const sent = created();
    expect(sent).toHaveLength(3);
    expect(new Set(sent)).toEqual(new Set(['gus@import.example', 'hugo@import.example']));
  });

  it('a stopped import finishes the users in progress, and Retry creates each of the others once', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE, delayMs: 600_000, times: 4 });
    await toCheck(page, people('Ana', 'Bea', 'Cleo', 'Dora', 'Emma', 'Faye'));
    await clickButton(page, 'Create 6 users');
    await waitFor(() => expect(created()).toHaveLength(4));
    await page.press('Stop');
    standIn.release();
    await screen.findByRole('heading', { name: '4 created, 2 not started' });
    await page.press('Retry 2 users');
    await screen.findByRole('heading', { name: '6 created' });
    expect(created()).toEqual(
      ['Ana', 'Bea', 'Cleo', 'Dora', 'Emma', 'Faye'].map(name => `${name.toLowerCase()}@import.example`),
    );
  });

  it('users in progress when the page was closed appear in My activity once the import is resumed', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE, hang: true, times: 1 });
    await toCheck(page, people('Gus', 'Hugo'));
    await clickButton(page, 'Create 2 users');
    await waitFor(() => expect(created()).toHaveLength(2));
    fireEvent(window, new Event('pagehide'));
    const second = await standIn.as('second.superadmin');
    closeWindow({ keepStorage: true });
    // The users whose calls were pending were still created.
    for (const name of ['Gus', 'Hugo']) {
      const email = `${name.toLowerCase()}@import.example`;
      await second
        .ask('POST', '/api/users', {
          firstName: name,
          lastName: 'Imported',
          email,
          phone: '(555) 010-7711',
          password: 'Assessor1',
        })
        .catch(() => undefined);
    }
    const again = await visit(standIn, 'superadmin', ADDRESS, { keepStorage: true });
    await again.press('Resume import');
    await screen.findByRole('heading', { name: '2 created' });
    await again.press('My activity');
    const panel = await again.dialog('My activity');
    await waitFor(() => expect(panel.textContent).toMatch(/Gus Imported/));
    expect(panel.textContent).toMatch(/Hugo Imported/);
    // The calls of the closed page end before the test does.
    standIn.clearFaults();
    await waitFor(() =>
      expect(standIn.requestsOf('GET /api/users/search').filter(({ answered }) => answered)).toHaveLength(2),
    );
  });

  it('imported users can be deleted right after the import, after a question', async () => {
    const page = await openPage();
    await toCheck(page, people('Ines', 'Jon'));
    await clickButton(page, 'Create 2 users');
    await page.press('Delete the 2 created users');
    await page.question('Delete 2 users?');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Delete the 2 created users' })).toBeNull(),
    );
    expect(await screen.findAllByText('created, then deleted')).toHaveLength(2);
    expect(standIn.calls().filter(call => call.startsWith('DELETE /api/users/'))).toHaveLength(2);
    await page.press('My activity');
    expect((await page.dialog('My activity')).textContent).toContain('2 users deleted');
  });

  it('a file of users can be dropped anywhere on the page', async () => {
    const page = await openPage();
    await screen.findByText('or drop it here');
    const dataTransfer = { types: ['Files'], files: [new File([people('Ana')], 'dropped.csv')] };
    expect(fireEvent.dragOver(page.main(), { dataTransfer })).toBe(false);
    expect(fireEvent.drop(page.main(), { dataTransfer })).toBe(false);
    await screen.findByText(/^1 row in dropped\.csv\./);
  });

  it('a Spanish file of users with semicolons in Windows-1252 is read, and the page names that encoding', async () => {
    const page = await openPage();
    act(() => language.set('es'));
    await screen.findByRole('button', { name: 'Elegir un archivo' });
    choose(
      windows1252(
        'Nombre;Apellidos;Correo electr\u00f3nico;Tel\u00e9fono;Rol asignado;Aplicaci\u00f3n\r\nI\u00f1aki;Mu\u00f1oz;inaki@import.example;(555) 010-7731;;\r\n',
      ),
      'personas.csv',
    );
    await screen.findByText(/^personas\.csv no est\u00e1 en UTF-8 y se ley\u00f3 como Windows-1252\./);
    await page.press('Comprobar las filas');
    await screen.findByText('I\u00f1aki');
    await waitFor(() =>
      expect((screen.getByRole('button', { name: 'Crear 1 usuario' }) as HTMLButtonElement).disabled).toBe(
        false,
      ),
    );
    await page.press('Crear 1 usuario');
    await page.question('\u00bfCrear 1 usuario?');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Crear 1 usuario' }));
    await screen.findByRole('heading', { name: '1 creado' });
    expect(standIn.requestsOf(CREATE).map(({ body }) => body)).toMatchObject([
      {
        firstName: 'I\u00f1aki',
        lastName: 'Mu\u00f1oz',
        email: 'inaki@import.example',
        phone: '(555) 010-7731',
      },
    ]);
  });

  it('a row with extra cells is reported with these cells, and can be imported without them', async () => {
    const page = await openPage();
    await toCheck(page, `${people('Ana')},Jr.,II`);
    await screen.findByText('This row has more cells than the header. Extra cells: Jr. · II');
    expect(screen.getByLabelText<HTMLInputElement>('Last name, row 2').value).toBe('Imported');
    screen.getByRole('button', { name: 'No users to create' });
    await page.press('Import without the extra cells');
    screen.getByText('can be created');
    await clickButton(page, 'Create 1 user');
    await screen.findByRole('heading', { name: '1 created' });
  });

  it('a row of Polish text that was read as Western European is marked', async () => {
    const page = await openPage();
    await screen.findByRole('button', { name: 'Choose a file' });
    choose(windows1252(people('Ana', 'Wa\u00b3\u00easa')));
    await page.press('Check rows');
    const note = await screen.findByText(/^This may be Polish text that was read as Western European\./);
    expect(note.closest('tr')!.textContent).toContain('Wa\u00b3\u00easa');
  });

  it('two columns of an import with the same name are distinguished by their position', async () => {
    await openPage();
    await screen.findByRole('button', { name: 'Choose a file' });
    choose('Name,Name,Email,Phone\nAda,Byron,ada@import.example,(555) 010-7732');
    const options = within(await screen.findByLabelText(/^Last name/))
      .getAllByRole('option')
      .map(option => option.textContent);
    expect(options).toEqual(['None', 'Name (Column 1)', 'Name (Column 2)', 'Email', 'Phone']);
  });

  it('a file that is too large, is not CSV or is malformed is refused with advice', async () => {
    await openPage();
    await screen.findByRole('button', { name: 'Choose a file' });
    const expectAlert = (what: string) =>
      waitFor(() => expect(screen.queryByRole('alert')?.textContent).toBe(what));
    choose(new Uint8Array(10 * 1024 * 1024 + 1));
    await expectAlert('people.csv is larger than 10 MB. Split it into several files.');
    choose('PK\u0003\u0004\u0000\u0000', 'people.xlsx');
    await expectAlert('people.xlsx is not a CSV file. In Excel, choose Save as and “CSV UTF-8”.');
    choose(`${HEADS}\nAna,\u0000,ana@import.example,1`);
    await expectAlert(
      'Row 2 of people.csv contains a NUL character (U+0000). Remove it and choose the file again.',
    );
    choose(HEADS);
    await expectAlert('people.csv has only a header row. Add one user per row below it.');
    choose(`${HEADS}\n"Ada,Byron,ada@import.example,1\nBo,Lee,bo@import.example,2`);
    await expectAlert(
      'Row 2 of people.csv has a quotation mark that is not closed. Close it and choose the file again.',
    );
  });

  it('the users list leads to the import, which refuses an empty file and one without the needed columns', async () => {
    const page = await visit(standIn, 'superadmin', '/users');
    await page.settled();
    await page.follow('Import');
    expect(page.address()).toBe(ADDRESS);
    await screen.findByRole('button', { name: 'Choose a file' });
    choose('');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'people.csv is empty. Download the template below and fill it in.',
    );
    choose('A,B\n1,2');
    await page.press('Check rows');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Choose a column for First name, Last name, Email and Phone',
    );
  });

  it('the results of an import are saved without passwords and with formulas escaped', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const page = await openPage();
    await toCheck(page, `${HEADS},Password\n=Karl,Imported,karl@import.example,(555) 010-7721,Secret77x`);
    await clickButton(page, 'Create 1 user');
    await page.press('Download results');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const text = await (saved.mock.calls[0]![0] as Blob).text();
    expect(text).toContain("'=Karl,Imported,karl@import.example,(555) 010-7721,,,created");
    expect(text).not.toContain('Secret77x');
  });
});
