import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { sentWrites } from './sentWrites.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const writes = () => sentWrites(standIn);

interface Piece {
  _id: string;
  title: string;
  youtubeVideo: string;
  likes: string[];
  comments: unknown[];
}
interface Group {
  _id: string;
  notificationGroupDate: string;
  published: boolean;
  notifications: Piece[];
}
const FIRST = notificationId(0);
const CENTER = '/#notifications';
const form = () => screen.findByRole('form', { name: 'Edit notification' });
const groups = () => screen.findByRole('navigation', { name: 'Groups' });
const pieces = () => screen.findByRole('navigation', { name: 'Notifications' });
const stored = async (id = FIRST): Promise<Group> =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/notifications/${id}`);

describe('the notification center', () => {
  it('the notification center shows the state of each group, and likes, comments and time of notifications', async () => {
    await visit(standIn, 'admin', CENTER);
    const [newest, sent] = within(await groups()).getAllByRole('link');
    expect(newest!.textContent).toMatch(/^\d+\/\d+\/\d{4}3 notificationsPublished$/);
    expect(sent!.textContent).toMatch(/PublishedNewsletter sent$/);
    expect(within(await pieces()).getAllByRole('link')[0]!.textContent).toMatch(
      /^Parcels of one ownerLikes: 31Comments: 2\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    );
  });

  it('a new group of notifications is created unpublished with its typed date, and opens', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.type(/^New group/, ' 3/16/2019 ');
    await page.press('Create group');
    await page.banner('New notification group created');
    expect(writes()).toEqual([
      [
        'POST',
        '/api/notifications',
        { notificationGroupDate: '3/16/2019', published: false, newsletterSent: false, notifications: [] },
      ],
    ]);
    await screen.findByRole('heading', { level: 2, name: '3/16/2019' });
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('a new group of notifications needs a date', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.press('Create group');
    expect(await screen.findByText('Please set a notification group name')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it.each(['13/45/2019', '2/29/2023', 'next week'])(
    'the date %s is refused for a group of notifications',
    async date => {
      const page = await visit(standIn, 'admin', CENTER);
      await form();
      await page.type(/^New group/, date);
      await page.press('Create group');
      expect(await screen.findByText('Enter a date as month/day/year, such as 3/16/2019')).toBeTruthy();
      expect(writes()).toEqual([]);
    },
  );

  it('the date of a group is sent as month/day/year, and a date that another group has causes a question', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.type(/^New group/, '2019-03-16');
    await page.press('Create group');
    await page.banner('New notification group created');
    await page.type(/^New group/, '03/16/2019');
    await page.press('Create group');
    await page.question('There is already a group for 3/16/2019');
    await page.answer('Cancel');
    expect(page.valueOf(/^New group/)).toBe('03/16/2019');
    await page.press('Create group');
    await page.answer('Use this date');
    await waitFor(() =>
      expect(writes().map(([, , body]) => (body as Group).notificationGroupDate)).toEqual([
        '3/16/2019',
        '3/16/2019',
      ]),
    );
  });

  it('a group of notifications that was refused keeps its typed date', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    standIn.fault({ match: 'POST /api/notifications', status: 500 });
    await page.type(/^New group/, '3/16/2027');
    await page.press('Create group');
    await page.banner(/^There was an error saving the data/);
    expect(page.valueOf(/^New group/)).toBe('3/16/2027');
  });

  it('one button publishes and unpublishes a group, ignores a second press, and can be repeated after a failure', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.press('Unpublish');
    await page.banner('Notification group unpublished');
    await screen.findByRole('button', { name: 'Publish' });
    await page.press('Publish');
    expect(writes()).toHaveLength(1);
    expect((await stored()).published).toBe(false);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000);
    standIn.fault({ match: `PUT /api/notifications/${FIRST}`, status: 500 });
    await page.press('Publish');
    await page.banner(/^There was an error saving the data/);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy();
    standIn.clearFaults();
    await page.press('Publish');
    await page.banner('Notification group published');
  });

  it('the date of a group of notifications can be changed to a valid date', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.press('Edit date');
    await page.type(/^Group date/, '12/24/2026');
    await page.press('Save');
    await screen.findByRole('heading', { level: 2, name: '12/24/2026' });
    expect((await stored()).notificationGroupDate).toBe('12/24/2026');
    await page.press('Edit date');
    await page.type(/^Group date/, '2/30/2026');
    await page.press('Save');
    expect(await screen.findByText('Enter a date as month/day/year, such as 3/16/2019')).toBeTruthy();
  });

  it.each([
    ['2020-03-16T00:00:00.000Z', '3/16/2020'],
    ['2020-03-16', '3/16/2020'],
    ['1650000000', '4/15/2022'],
    ['1650000000000', '4/15/2022'],
    ['Spring 2020', 'Spring 2020'],
  ])(
    'the group date %s is shown as %s and stays stored as it is unless it is edited',
    async (date, expected) => {
      await (
        await standIn.as('superadmin')
      ).ask('PUT', `/api/notifications/${FIRST}`, { ...(await stored()), notificationGroupDate: date });
      const page = await visit(standIn, 'admin', CENTER);
      await screen.findByRole('heading', { level: 2, name: expected });
      expect(within(await groups()).getByRole('link', { current: true }).textContent).toMatch(
        new RegExp(`^${expected}3`),
      );
      await page.press('Delete group');
      await page.question(`Delete group ${expected}?`);
      await page.press('Cancel');
      await page.press('Edit date');
      expect(page.valueOf(/^Group date/)).toBe(expected);
      await page.press('Save');
      await screen.findByRole('heading', { level: 2, name: expected });
      expect((await stored()).notificationGroupDate).toBe(date);
    },
  );

  it.each([null, ''])(
    'a group whose date is %j is shown with a dash, and named in questions and in My activity',
    async date => {
      standIn.fault({
        match: 'GET /api/notifications',
        status: 200,
        body: [{ _id: FIRST, notificationGroupDate: date, notifications: [] }],
      });
      const page = await visit(standIn, 'admin', CENTER);
      const heading = await screen.findByRole('heading', { level: 2, name: 'without a date' });
      expect(heading.textContent).toMatch(/^–/);
      within(await groups()).getByRole('link', { name: /^without a date/ });
      screen.getByRole('region', { name: 'without a date' });
      await page.press('Delete group');
      await page.question('Delete group without a date?');
      await page.answer('Delete group');
      await page.banner('Deleted notification group');
      await page.press('My activity');
      expect(within(await page.dialog('My activity')).getByRole('listitem').textContent).toMatch(
        /^Notification group without a date deleted/,
      );
    },
  );

  it('a group is deleted after a question that counts the notifications in it', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.press('Delete group');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Its 3 notifications will be deleted too');
    await page.person.click(within(question).getByRole('button', { name: 'Delete group' }));
    await page.banner('Deleted notification group');
    expect(writes().map(([method, path]) => [method, path])).toEqual([
      ['DELETE', `/api/notifications/${FIRST}`],
    ]);
    await waitFor(async () => expect(within(await groups()).getAllByRole('link')).toHaveLength(4));
  });
});

describe('editing notifications', () => {
  it('a notification is added by its title, and opens', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    await page.press('Add notification');
    const adding = await screen.findByRole('form', { name: 'Add notification' });
    await page.person.type(within(adding).getByLabelText(/^Title/), 'Snow lines');
    await page.person.click(within(adding).getByRole('button', { name: 'Add notification' }));
    await page.banner('The notification has been added.');
    await waitFor(async () =>
      expect(within(await form()).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Snow lines'),
    );
    expect((await stored()).notifications.map(({ title }) => title)).toEqual([
      'Parcels of one owner',
      'New aerial photos',
      'Printing on tabloid paper',
      'Snow lines',
    ]);
  });

  it('a notification added despite a lost reply is found, and Undo in My activity removes it', async () => {
    standIn.fault({ match: `PUT /api/notifications/${FIRST}`, answer: 'cut', times: 1 });
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    const before = await stored();
    await page.press('Add notification');
    const adding = await screen.findByRole('form', { name: 'Add notification' });
    await page.person.type(within(adding).getByLabelText(/^Title/), 'Snow lines');
    await page.person.click(within(adding).getByRole('button', { name: 'Add notification' }));
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    await page.press('My activity');
    await page.dialog('My activity');
    await page.press(/^Undo: /);
    await page.banner(/^Undone: /);
    expect((await stored()).notifications).toEqual(before.notifications);
  });

  it('saving a notification keeps its group as another user changed it, with new likes', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    const before = await stored();
    const otherUser = await standIn.as('second.superadmin');
    const theirs = {
      ...before,
      future: 1,
      notifications: before.notifications.map((one, n) => ({
        ...one,
        likes: [...one.likes, 'late'],
        ...(n === 1 && { title: 'Theirs' }),
      })),
    };
    await otherUser.ask('PUT', `/api/notifications/${FIRST}`, theirs);
    await page.type(/^Title/, 'Mine');
    await page.press('Update');
    await page.banner('The notification has been updated.');
    const { notifications, ...rest } = await stored();
    expect(rest).toMatchObject({ future: 1, notificationGroupDate: before.notificationGroupDate });
    expect(notifications).toEqual(
      theirs.notifications.map((one, n) => (n ? one : { ...one, title: 'Mine' })),
    );
  });

  it('a notification is deleted after a question, and Undo puts it back at its position', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    await form();
    const before = await stored();
    await page.press('Delete notification');
    await screen.findByRole('alertdialog', { name: 'Delete the notification Parcels of one owner?' });
    await page.answer('Cancel');
    expect(await stored()).toEqual(before);
    await page.press('Delete notification');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You can undo this.');
    await page.answer('Delete notification');
    await page.banner('Parcels of one owner has been deleted.');
    expect((await stored()).notifications).toEqual(before.notifications.slice(1));
    await page.person.click(
      within(screen.getByRole('status', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    await page.banner('Parcels of one owner has been restored.');
    expect((await stored()).notifications).toEqual(before.notifications);
  });

  it('60 notifications of a group are paged and searched, and the open one stays open', async () => {
    const {
      notifications: [one],
      ...group
    } = await stored();
    const notifications = Array.from({ length: 60 }, (_, at) => ({
      ...one,
      _id: `n${at}`,
      title: `News ${at}`,
    }));
    standIn.fault({ match: 'GET /api/notifications', status: 200, body: [{ ...group, notifications }] });
    const page = await visit(standIn, 'admin', `/?newsGroup=${FIRST}&newsItem=n3#notifications`);
    await form();
    expect(within(await pieces()).getAllByRole('listitem').length).toBeGreaterThanOrEqual(24);
    expect(within(await pieces()).queryByRole('link', { name: /^News 24/ })).toBeNull();
    await page.person.click(within(await pieces()).getByRole('link', { name: 'Page 2' }));
    await within(await pieces()).findByRole('link', { name: /^News 24/ });
    fireEvent.change(within(await pieces()).getByRole('searchbox'), { target: { value: 'news 59' } });
    await waitFor(async () =>
      expect(
        within(await pieces())
          .getAllByRole('link')
          .map(link => link.textContent),
      ).toEqual([expect.stringMatching(/^News 59/)]),
    );
    expect(page.valueOf(/^Title/)).toBe('News 3');
  });

  it('a text above 50,000 characters is edited as HTML, and its preview is refreshed by a button', async () => {
    const {
      notifications: [one],
      ...group
    } = await stored();
    const content = '<p>Long text.</p>'.repeat(4000);
    standIn.fault({
      match: 'GET /api/notifications',
      status: 200,
      body: [{ ...group, notifications: [{ ...one, content }] }],
    });
    const page = await visit(standIn, 'admin', CENTER);
    const edited = await form();
    expect(within(edited).getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe(content);
    expect(within(edited).getByText(/^This text is longer than 50,000 characters/)).toBeTruthy();
    const preview = screen.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(within(preview).getAllByText('Long text.').length).toBeGreaterThan(1));
    fireEvent.change(within(edited).getByLabelText(/^Text/), { target: { value: `<p>New.</p>${content}` } });
    expect(within(preview).queryByText('New.')).toBeNull();
    await page.press('Refresh preview');
    expect(within(preview).getByText('New.')).toBeTruthy();
  });

  it('a pasted YouTube iframe plays at its start time, and its address is saved', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    const edited = await form();
    const frame = '<iframe width="560" src="//www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;start=90"></iframe>';
    fireEvent.change(within(edited).getByLabelText(/^Video link/), { target: { value: frame } });
    await page.person.click(within(edited).getByRole('button', { name: 'Load video' }));
    expect(within(edited).getByTitle('Video').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90',
    );
    await page.press('Update');
    await page.banner('The notification has been updated.');
    expect((await stored()).notifications[0]!.youtubeVideo).toBe(
      'https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&start=90',
    );
  });

  it('a link to a playlist is reported as not a video', async () => {
    await visit(standIn, 'admin', CENTER);
    fireEvent.change(within(await form()).getByLabelText(/^Video link/), {
      target: { value: 'https://www.youtube.com/playlist?list=PL12345678' },
    });
    expect((await screen.findAllByText('This is a playlist, not a video.')).length).toBe(2);
  });

  it('a video is loaded only when its button is pressed', async () => {
    const page = await visit(standIn, 'admin', CENTER);
    const edited = await form();
    expect(document.querySelector('iframe')).toBeNull();
    await page.person.click(within(edited).getByRole('button', { name: 'Load video' }));
    expect(within(edited).getByTitle('Video').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    );
  });
});
