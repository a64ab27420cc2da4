import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, notificationId } from '../../mocks/db/seededIds.ts';
import { startPlatform, type JsonFields } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
type Page = Awaited<ReturnType<typeof visit>>;
const ask = async <T = JsonFields,>(method: string, path: string, body?: object) =>
  (await standIn.as('second.superadmin')).ask<T>(method, path, body);
const CONFIGS = `/api/configs/application/${MILLBROOK}`;

const rename = (edit: string | RegExp, label: RegExp, to: string) => async (page: Page) => {
  await page.press(edit);
  await screen.findByLabelText(label);
  changeField(label, to);
  await page.press('Save');
};
const renameGroup = async (page: Page) => {
  await screen.findByRole('heading', { name: /^Protected layers \d+$/ });
  const [first] = within(screen.getByRole('region', { name: /^Protected layers/ })).getAllByRole('button', {
    name: /^Edit /,
  });
  await page.person.click(first!);
  await screen.findByLabelText(/^Group name/);
  changeField(/^Group name/, 'Renamed');
  await page.press('Save');
};
const saveConfig = async (page: Page) => {
  const editor = (await screen.findByRole('button', { name: 'Raw JSON' })).closest('section')!;
  fireEvent.change(within(editor).getByLabelText('Choose a JSON file'), {
    target: { files: [new File(['{"title":"Changed"}'], 'new.json')] },
  });
  await within(editor).findByText(/Unsaved changes/);
  await page.press('Review and save');
  await page.dialog('Review changes');
  const saveButton = () => screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  await page.person.click(saveButton());
};

const shorten = async (page: Page) => {
  await page.press('Edit');
  await page.press('Edit list: Product Edition');
  await page.press('Remove Baseline from the list');
  await page.press('Save list');
};
const group = { _id: notificationId(0), notificationGroupDate: '' };
const groupNow = async () =>
  Object.assign(group, await ask('GET', `/api/notifications/${group._id}`), { __v: 0 });

/**
 * A change: its page, its steps, the message, the text in the journal, and the stored value; the user, if not
 * a superadmin.
 */
const parts: [
  what: string,
  address: string,
  change: (page: Page) => Promise<unknown>,
  saved: string | RegExp,
  did: () => string,
  stored: () => Promise<unknown>,
  as?: string,
][] = [
  [
    'a layer',
    `/application/${MILLBROOK}/info#application-layers`,
    rename('Edit Parcels', /^Name/, 'Tax Parcels'),
    /^The layer Tax/,
    () => 'Name of Tax Parcels changed',
    async () =>
      (await ask<{ name: string }[]>('GET', `/api/layers/application/${MILLBROOK}`))
        .map(({ name }) => name)
        .sort(),
  ],
  [
    'a group of protected layers',
    `/application/${MILLBROOK}/info#application-layers`,
    renameGroup,
    /^The group Renamed/,
    () => 'Group name of Renamed changed',
    async () =>
      (await ask<{ groupName: string }[]>('GET', `/api/protectedLayers/application/${MILLBROOK}`))
        .map(({ groupName }) => groupName)
        .sort(),
  ],
  [
    'a field app',
    `/application/${LARKSPUR}/info#field-apps`,
    rename('Edit field app', /^Field app name/, 'Night Crew'),
    /^The field app has/,
    () => 'Field app name of Night Crew changed',
    async () =>
      (await ask<{ __v: number }[]>('GET', `/api/field/${LARKSPUR}`)).map(({ __v: _, ...app }) => app),
  ],
  [
    'configs',
    `/application/${MILLBROOK}/info#configs`,
    saveConfig,
    'Config updated successfully',
    () => 'Configs of City of Millbrook saved',
    () => ask('GET', CONFIGS),
  ],
  [
    'default configs',
    '/#defaults',
    saveConfig,
    /./,
    () => 'Default configs saved',
    () => ask('GET', '/api/default-configs/'),
  ],
  [
    'the list of editions',
    `/application/${LARKSPUR}/info`,
    shorten,
    'The list has been saved.',
    () => 'Lists of editions and access types changed',
    () => ask('GET', '/api/applications/properties'),
  ],
  [
    'a group of notifications',
    '/#notifications',
    page => page.press('Unpublish'),
    'Notification group unpublished',
    () => `Notification group ${group.notificationGroupDate} unpublished`,
    async () => ({ ...(await groupNow()) }),
  ],
  [
    'which card is charged',
    '/subscriptions',
    page => page.press('Set as default: MasterCard ending 8210'),
    /is now the default card\.$/,
    () => 'Default card changed',
    async () =>
      (
        await (
          await standIn.as('user')
        ).ask<{ subscriptions: { stripeUser: { default_card: string } } }>('GET', '/api/users/me')
      ).subscriptions.stripeUser.default_card,
    'user',
  ],
];

const undo = async (name: string, as = 'superadmin') => {
  const page = await visit(standIn, as, '/', { keepStorage: true });
  await page.press('My activity');
  await page.dialog('My activity');
  await page.press(`Undo: ${name}`);
  return page;
};

describe('undoing changes from My activity', () => {
  it.each(parts)(
    'a change to %s can be undone after the console is opened again',
    async (_, address, change, saved, did, stored, as = 'superadmin') => {
      const before = await stored();
      const page = await visit(standIn, as, address);
      await page.settled();
      await change(page);
      await page.banner(saved);
      expect(await stored()).not.toEqual(before);
      closeWindow({ keepStorage: true });
      const again = await undo(did(), as);
      await again.banner(`Undone: ${did()}`);
      expect(await stored()).toEqual(before);
    },
  );

  const saved = async () => {
    // The stored document has the same format as the changed one, so that the two differ only in content.
    const before = await ask('GET', CONFIGS);
    await ask('PUT', CONFIGS, before);
    const page = await visit(standIn, 'superadmin', `/application/${MILLBROOK}/info#configs`);
    await page.settled();
    await saveConfig(page);
    await page.banner('Config updated successfully');
    closeWindow({ keepStorage: true });
    return before;
  };
  const CONFIG = 'Configs of City of Millbrook saved';

  it('undoing a change to an application sends its tools, roles and admins as its save does', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info`);
    await page.settled();
    await page.press('Edit');
    await screen.findByLabelText(/^Google Analytics key \(mobile\)/);
    changeField(/^Google Analytics key \(mobile\)/, 'UA-7');
    await page.press('Update');
    await page.banner('Application is Updated Successfully.');
    closeWindow({ keepStorage: true });
    await (
      await undo('Google Analytics key (mobile) of Larkspur County Assessor changed')
    ).banner(/^Undone: /);
    const [save, back] = standIn
      .requestsOf(`PUT /api/applications/${LARKSPUR}`)
      .map(({ body }) => body as { tools: unknown[]; roles: unknown[]; adminUsers: unknown[] });
    expect([back!.tools, back!.roles, back!.adminUsers]).toEqual([
      save!.tools,
      save!.roles,
      save!.adminUsers,
    ]);
  });

  it('undoing a change to configs keeps what another user changed elsewhere in them', async () => {
    const before = await saved();
    await ask('PUT', CONFIGS, { ...(await ask('GET', CONFIGS)), future: { kept: true } });
    const page = await undo(CONFIG);
    await page.banner(`Undone: ${CONFIG}`);
    expect(await ask('GET', CONFIGS)).toEqual({ ...before, future: { kept: true } });
  });

  it('a change to configs is not undone if another user changed the same value, and a message says why', async () => {
    await saved();
    await ask('PUT', CONFIGS, { ...(await ask('GET', CONFIGS)), appConfig: { title: 'Theirs' } });
    const page = await undo(CONFIG);
    await page.banner(/^Not undone: Configs of City of Millbrook saved\. Someone else has changed it since/);
    expect((await ask('GET', CONFIGS)).appConfig).toEqual({ title: 'Theirs' });
  });

  it('My activity stops offering Undo once another window has undone the change', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${MILLBROOK}/info#application-layers`);
    await page.settled();
    const [, , change, sentence, did] = parts[0]!;
    await change(page);
    await page.banner(sentence);
    await page.press('My activity');
    await page.dialog('My activity');
    await screen.findByRole('button', { name: `Undo: ${did()}` });
    const key = Object.keys(localStorage).find(one => one.startsWith('journal:'))!;
    const entries = JSON.parse(localStorage.getItem(key)!) as object[];
    localStorage.setItem(key, JSON.stringify(entries.map(entry => ({ ...entry, undone: Date.now() }))));
    fireEvent(window, new StorageEvent('storage', { key }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Undo: ${did()}` })).toBeNull());
  });
});
