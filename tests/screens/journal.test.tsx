import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const SAVE = `PUT /api/users/${GRACE}`;
type Page = Awaited<ReturnType<typeof visit>>;
const other = () => standIn.as('second.superadmin');
const grace = async () => (await other()).ask('GET', `/api/users/detail/${GRACE}/info`);
const changeGrace = async (fields: object) =>
  (await other()).ask('PUT', `/api/users/${GRACE}`, { ...(await grace()), ...fields });

const openPage = async (page: Page) => {
  await page.press('My activity');
  return page.dialog('My activity');
};
const entries = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('listitem')
    .map(item => item.textContent?.replace(/\d\d:\d\d/g, 'HH:MM'));
const rename = async () => {
  const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12');
  await page.settled();
  await page.press('Edit Grace Lindqvist');
  await page.type(/^Last name/, 'Hopper');
  await page.press('Save');
  await page.banner('Changes to Grace Hopper have been saved.');
  return page;
};
const makeTag = async (name: string) => {
  const page = await visit(standIn, 'superadmin', '/tags');
  await page.settled();
  await page.press('New tag');
  await page.type(/^Name/, name);
  await page.press('Create tag');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return page;
};
const UNDO = 'Undo: Last name of Grace Hopper changed';

describe('My activity', () => {
  it('My activity shows the user and field that changed, and Undo keeps newer changes in other fields', async () => {
    const page = await rename();
    await changeGrace({ productEmailSubscription: true });
    const panel = await openPage(page);
    expect(entries(panel)).toEqual(['Last name of Grace Hopper changedUndoHH:MM · Lindqvist to Hopper']);
    await page.press(UNDO);
    await page.banner('Undone: Last name of Grace Hopper changed');
    expect(standIn.requestsOf(SAVE).at(-1)!.body).toMatchObject({
      lastName: 'Lindqvist',
      productEmailSubscription: true,
      loginCount: 46,
    });
    expect(entries(panel)).toEqual([
      'Last name of Grace Hopper changedUndoneHH:MM · Lindqvist to Hopper · Undone at HH:MM',
    ]);
    expect(within(panel).queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('a double press on Undo in My activity sends one request', async () => {
    const page = await rename();
    const undo = within(await openPage(page)).getByRole('button', { name: UNDO });
    const saves = standIn.requestsOf(SAVE).length;
    act(() => {
      undo.click();
      undo.click();
    });
    await page.banner('Undone: Last name of Grace Hopper changed');
    await page.settled();
    expect(standIn.requestsOf(SAVE)).toHaveLength(saves + 1);
  });

  it('a change undone by the banner is marked as undone in My activity', async () => {
    const page = await rename();
    await page.press('Undo');
    await page.banner('Changes to Grace Lindqvist have been undone.');
    expect(entries(await openPage(page))).toEqual([
      'Last name of Grace Hopper changedUndoneHH:MM · Lindqvist to Hopper · Undone at HH:MM',
    ]);
  });

  it('Undo in My activity asks before it overwrites a newer change by another user', async () => {
    const page = await rename();
    await changeGrace({ lastName: 'Murray' });
    const panel = await openPage(page);
    const saves = standIn.requestsOf(SAVE).length;
    await page.press(UNDO);
    const question = await page.question('Undo and overwrite newer changes?');
    expect(question.textContent).toContain('Last name: Murray becomes Lindqvist');
    await page.answer('Cancel');
    expect(standIn.requestsOf(SAVE)).toHaveLength(saves);
    await page.press(UNDO);
    await page.answer('Undo anyway');
    await page.banner('Undone: Last name of Grace Hopper changed');
    expect(await grace()).toMatchObject({ lastName: 'Lindqvist' });
    expect(entries(panel)).toEqual([expect.stringContaining('Undone at')]);
  });

  it('Undo in My activity keeps another user’s changes made during its question, and asks again on conflict', async () => {
    const page = await rename();
    await changeGrace({ lastName: 'Murray' });
    await openPage(page);
    await page.press(UNDO);
    await page.question('Undo and overwrite newer changes?');
    await changeGrace({ lastName: 'Brewster', phone: '(555) 010-0009' });
    await page.answer('Undo anyway');
    await waitFor(async () =>
      expect((await page.question('Undo and overwrite newer changes?')).textContent).toContain(
        'Last name: Brewster becomes Lindqvist',
      ),
    );
    await page.answer('Undo anyway');
    await page.banner('Undone: Last name of Grace Hopper changed');
    expect(await grace()).toMatchObject({ lastName: 'Lindqvist', phone: '(555) 010-0009' });
  });

  it('My activity and its Undo are kept when the console is opened again', async () => {
    await rename();
    closeWindow({ keepStorage: true });
    const page = await visit(standIn, 'superadmin', '/', { keepStorage: true });
    await openPage(page);
    await page.press(UNDO);
    await page.banner('Undone: Last name of Grace Hopper changed');
    expect(await grace()).toMatchObject({ lastName: 'Lindqvist' });
  });

  it('My activity is hidden from another user, and is deleted when its owner signs out', async () => {
    const first = await rename();
    closeWindow({ keepStorage: true });
    const second = await visit(standIn, 'second.superadmin', '/', { keepStorage: true });
    expect((await openPage(second)).textContent).toContain('No changes yet');
    expect(Object.keys(localStorage).filter(key => key.startsWith('journal:'))).toHaveLength(1);
    closeWindow({ keepStorage: true });
    const again = await visit(standIn, 'superadmin', '/', { keepStorage: true });
    await again.press('Sign out');
    await waitFor(() => expect(first.address()).toBe('/login'));
    expect(Object.keys(localStorage).filter(key => key.startsWith('journal:'))).toEqual([]);
  });

  it('My activity lists a created tag, and asks before Undo deletes it', async () => {
    const page = await makeTag('Floodplain');
    const panel = await openPage(page);
    expect(entries(panel)).toEqual(['Tag Floodplain createdUndoHH:MM']);
    await page.press('Undo: Tag Floodplain created');
    await page.answer('Delete');
    await page.banner('Undone: Tag Floodplain created');
    await waitFor(() => expect(page.names()).not.toContain('Floodplain'));
  });

  it('Undo in My activity reports that the created tag no longer exists', async () => {
    const page = await makeTag('Floodplain');
    const second = await other();
    const { data } = (await second.ask('GET', '/api/tags?pageSize=0')) as {
      data: { _id: string; tagName: string }[];
    };
    await second.ask('DELETE', `/api/tags/${data.find(({ tagName }) => tagName === 'Floodplain')!._id}`);
    const panel = await openPage(page);
    await page.press('Undo: Tag Floodplain created');
    await page.answer('Delete');
    await page.banner('Not undone: Tag Floodplain created. It no longer exists.');
    expect(entries(panel)).toEqual(['Tag Floodplain createdHH:MMCannot be undone: it no longer exists']);
  });

  it('My activity keeps Undo when the platform refuses it, and shows the reason', async () => {
    const page = await rename();
    standIn.fault({ match: SAVE, status: 403, body: { message: 'Not today' } });
    const panel = await openPage(page);
    await page.press(UNDO);
    await page.banner('Not undone: Last name of Grace Hopper changed. Not today');
    expect(within(panel).queryByRole('button', { name: UNDO })).not.toBeNull();
  });

  it('My activity lists a deleted tag, and says that it cannot be undone', async () => {
    const page = await visit(standIn, 'superadmin', '/tags');
    await page.settled();
    await page.press('Delete Aerial Imagery');
    await page.answer('Delete');
    await waitFor(() => expect(page.names()).not.toContain('Aerial Imagery'));
    expect(entries(await openPage(page))).toEqual([
      'Tag Aerial Imagery deletedHH:MMA deletion cannot be undone',
    ]);
  });

  it.each([
    ['has no change that failed', { status: 500 }, /^There was an error saving the user\. /, []],
    [
      'has a change whose reply was lost, but which was found in the record',
      { answer: 'cut' },
      'The platform’s response was lost, but your changes have been saved.',
      ['Last name of Grace Hopper changedUndoHH:MM · Lindqvist to Hopper'],
    ],
  ] as const)('My activity %s', async (_, fault, sentence, noted) => {
    const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12');
    await page.settled();
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hopper');
    standIn.fault({ match: SAVE, times: 1, ...fault });
    await page.press('Save');
    await page.banner(sentence);
    expect(entries(await openPage(page))).toEqual(noted);
  });

  it('My activity never stores a password', async () => {
    const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12');
    await page.settled();
    await page.press('Edit Grace Lindqvist');
    await page.type('New password', 'Assessor2');
    await page.press('Save');
    await page.banner('Changes to Grace Lindqvist have been saved.');
    expect(entries(await openPage(page))).toEqual([
      expect.stringMatching(/of Grace Lindqvist changedHH:MMCannot be undone: secret values are not stored$/),
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Assessor2');
  });

  it('My activity says who sees it, and for how long', async () => {
    const page = await visit(standIn, 'superadmin', '/');
    expect((await openPage(page)).textContent).toContain(
      'Only you can see this list. It is cleared when you sign out.',
    );
  });
});

describe('My activity on the page of a user', () => {
  const WALTER = seededUserId(3);
  const [LARKSPUR, ADMIN] = [applicationId(0), roleId(0)];

  it('My activity lists a removed role with its application, and Undo assigns it there again', async () => {
    const page = await visit(standIn, 'superadmin', `/user/${WALTER}/info`);
    await page.settled();
    await page.press('Remove Admin, Larkspur County Assessor');
    await page.answer('Remove');
    await page.banner(/^Admin in Larkspur/);
    expect(entries(await openPage(page))).toEqual([
      'Role Admin removed from Walter AmariUndoHH:MM · Larkspur County Assessor',
    ]);
    await page.press(/^Undo: Role Admin/);
    await waitFor(() =>
      expect(standIn.requestsOf('POST /api/users/add/role').map(({ body }) => body)).toEqual([
        { _id: WALTER, roleData: { application: LARKSPUR, role: ADMIN } },
      ]),
    );
    await screen.findByText(/Undone at/);
  });
});

describe('My activity after an action on many users', () => {
  it('My activity lists a bulk action once with its failures, and Undo reverts the users that changed', async () => {
    const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12');
    await page.settled();
    for (const name of ['Grace Lindqvist', 'Uma Petersen', 'Walter Amari'])
      fireEvent.click(screen.getByLabelText(`Select ${name}`));
    standIn.fault({
      match: `PUT /api/users/${seededUserId(3)}`,
      status: 400,
      body: { message: 'Not him' },
      times: 1,
    });
    pressIn(screen.getByRole('toolbar', { name: 'Selected users' }), 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: /^Deactivate 3 users/ });
    pressIn(dialog, 'Deactivate');
    await screen.findByRole('dialog', { name: '2 users deactivated, 1 failed' });
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await page.banner(/can no longer sign in\.$/);
    const panel = await openPage(page);
    expect(entries(panel)).toEqual([
      expect.stringMatching(
        /^2 users deactivatedUndoHH:MM · (Grace Lindqvist and Uma Petersen|Uma Petersen and Grace Lindqvist)1 failed and was not changed$/,
      ),
    ]);
    await page.press('Undo: 2 users deactivated');
    await waitFor(() => expect(entries(panel)).toEqual([expect.stringContaining('Undone at')]));
    expect(await grace()).toMatchObject({ isActive: true });
  });
});

describe('export of My activity', () => {
  it('the export of My activity is a text with its author, dates and times', async () => {
    const page = await rename();
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => (made.push(blob as Blob), 'blob:note'));
    await openPage(page);
    await page.press('Export');
    await waitFor(() => expect(made).toHaveLength(1));
    expect((await made[0]!.text()).split('\r\n')).toEqual([
      'My activity',
      expect.stringMatching(/^By .+, superadmin@map\.example$/),
      `Time zone: ${timeZone()}`,
      '',
      expect.stringMatching(/^Today, \d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/^ {2}\d\d:\d\d {2}Last name of Grace Hopper changed · Lindqvist to Hopper$/),
      '',
    ]);
  });
});
