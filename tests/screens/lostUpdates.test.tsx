import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, notificationId, roleId } from '../../mocks/db/seededIds.ts';
import { CATALOGUE_EXAMPLES } from './catalogue.ts';
import { startPlatform, type JsonFields } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

type Page = Awaited<ReturnType<typeof visit>>;
type OtherUser = Awaited<ReturnType<typeof standIn.as>>;

interface Notices {
  notifications: JsonFields[];
}

/** A form whose save replaces the whole record. */
interface Form {
  address: string;
  open(page: Page): Promise<unknown>;
  button?: string;
  /** The field that both users change: its label here, its title in the confirmation, and its name. */
  label: RegExp;
  title: string;
  field: string;
  /** The values that the users type; two words by default. */
  mine?: string;
  theirs?: string;
  /** The fields that only the other user changes. */
  otherChanges: JsonFields;
  read(otherUser: OtherUser): Promise<JsonFields>;
  write(otherUser: OtherUser, record: JsonFields): Promise<unknown>;
}

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const [ASSESSOR, FIRST_GROUP_URL] = [roleId(1), `/api/notifications/${notificationId(0)}`];
const LAYERS = `/application/${MILLBROOK}/info#application-layers`;
const findInList =
  (path: string, isIt: (record: JsonFields) => boolean): Form['read'] =>
  async ({ ask }) =>
    (await ask<JsonFields[]>('GET', path)).find(isIt)!;

const forms: [string, Form][] = [
  ...CATALOGUE_EXAMPLES.map(({ kind, noun, search, recordName, nameField, record }): [string, Form] => [
    `a ${noun}`,
    {
      address: `/${kind}?q=${encodeURIComponent(search)}`,
      open: page => page.press(`Edit ${recordName}`),
      label: /^Name/,
      title: 'Name',
      field: nameField,
      otherChanges: { helpInfo: 'Beside' },
      read: ({ ask }) => ask('GET', record),
      write: ({ ask }, now) => ask('PUT', record, now),
    },
  ]),
  [
    'a role',
    {
      address: '/roles?q=assessor',
      open: page => page.press('Edit Assessor'),
      label: /^Name/,
      title: 'Name',
      field: 'roleName',
      otherChanges: { roleDescription: 'Beside' },
      read: ({ ask }) => ask('GET', `/api/roles/${ASSESSOR}/info`),
      write: ({ ask }, now) => ask('PUT', '/api/roles', now),
    },
  ],
  [
    'a layer',
    {
      address: LAYERS,
      open: page => page.press('Edit Parcels'),
      label: /^Description/,
      title: 'Description',
      field: 'description',
      otherChanges: { editable: false, opacity: 0.5 },
      read: findInList(`/api/layers/application/${MILLBROOK}`, ({ name }) => name === 'Parcels'),
      write: ({ ask }, now) => ask('PUT', `/api/layers/${now._id}`, now),
    },
  ],
  [
    'a group of protected layers',
    {
      address: LAYERS,
      label: /^Group name/,
      title: 'Group name',
      field: 'groupName',
      otherChanges: { layerNames: [{ layerName: 'Beside', layerIndex: 4 }] },
      open: async page =>
        page.person.click(
          within(await screen.findByRole('list', { name: 'Protected layers' })).getAllByRole('button', {
            name: /^Edit/,
          })[0]!,
        ),
      read: findInList(`/api/protectedLayers/application/${MILLBROOK}`, ({ groupIndex }) => groupIndex === 1),
      write: ({ ask }, now) => ask('PUT', `/api/protectedLayers/${now._id}`, now),
    },
  ],
  [
    'a county',
    {
      address: `/application/${LARKSPUR}/info#county`,
      open: page => page.press('Edit county'),
      label: /^County code/,
      title: 'County code',
      field: 'code',
      otherChanges: { links: [] },
      read: async ({ ask }) =>
        (await ask<{ county: JsonFields }>('GET', `/api/applications/fullinfo/${LARKSPUR}`)).county,
      write: ({ ask }, county) => ask('POST', '/api/applications/update/county', { county, _id: LARKSPUR }),
    },
  ],
  [
    'the date of a group of notifications',
    {
      address: '/#notifications',
      open: page => page.press('Edit date'),
      label: /^Group date/,
      title: 'Date',
      field: 'notificationGroupDate',
      mine: '1/1/2030',
      theirs: '2/1/2030',
      otherChanges: { published: false },
      read: ({ ask }) => ask('GET', FIRST_GROUP_URL),
      write: ({ ask }, now) => ask('PUT', FIRST_GROUP_URL, now),
    },
  ],
  [
    'a notification',
    {
      address: '/#notifications',
      open: () => screen.findByRole('form', { name: 'Edit notification' }),
      button: 'Update',
      label: /^Title/,
      title: 'Title',
      field: 'title',
      otherChanges: { youtubeVideo: 'https://youtu.be/dQw4w9WgXcQ' },
      read: async ({ ask }) => (await ask<Notices>('GET', FIRST_GROUP_URL)).notifications[0]!,
      write: async ({ ask }, one) => {
        const now = await ask<Notices>('GET', FIRST_GROUP_URL);
        await ask('PUT', FIRST_GROUP_URL, { ...now, notifications: now.notifications.with(0, one) });
      },
    },
  ],
];

const TITLE = 'Overwrite newer changes?';
const writes = () => standIn.calls().filter(call => !call.startsWith('GET'));

describe.each(forms)(
  '%s that another user has changed since',
  (
    _,
    { address, open: openForm, button = 'Save', label, title, field, otherChanges, read, write, ...values },
  ) => {
    const { mine = 'Mine', theirs = 'Theirs' } = values;
    /** This user types, and the other one saves something else. */
    const editConcurrently = async (changes: JsonFields) => {
      const page = await visit(standIn, 'superadmin', address);
      await openForm(page);
      await screen.findByLabelText(label);
      changeField(label, mine);
      const otherUser = await standIn.as('second.superadmin');
      await write(otherUser, { ...(await read(otherUser)), ...changes });
      await page.press(button);
      return { page, now: () => read(otherUser) };
    };

    it('a form is saved without a question when another user changed other fields, and both changes stay', async () => {
      const { now } = await editConcurrently(otherChanges);
      await waitFor(async () => expect(await now()).toMatchObject({ [field]: mine, ...otherChanges }));
      expect(screen.queryByText(TITLE)).toBeNull();
    });

    it('a form asks when another user changed the same field, shows both values, and saves on confirmation', async () => {
      const { page, now } = await editConcurrently({ [field]: theirs });
      const [, ...rows] = within(await page.question(TITLE)).getAllByRole('row');
      expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
        [title, theirs, mine],
      ]);
      expect(writes()).toEqual([]);
      await page.answer('Save mine');
      await waitFor(async () => expect((await now())[field]).toBe(mine));
    });
  },
);
