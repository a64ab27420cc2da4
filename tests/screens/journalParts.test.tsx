import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, notificationId } from '../../mocks/db/seededIds.ts';
import { platform } from './platform.ts';
import { leave, put, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
type Page = Awaited<ReturnType<typeof visit>>;
const ask = async (method: string, path: string, body?: object) => (await standIn.as('second.superadmin')).ask(method, path, body);
const CONFIGS = `/api/configs/application/${MILLBROOK}`;
const entries = () => screen.queryAllByRole('listitem').map(item => item.textContent?.replace(/\d\d:\d\d/g, 'HH:MM'));

const rename = (edit: string | RegExp, label: RegExp, to: string) => async (page: Page) => {
  await page.press(edit);
  await screen.findByLabelText(label);
  put(label, to);
  await page.press('Save');
};
const renameGroup = async (page: Page) => {
  await screen.findByRole('heading', { name: /^Protected layers \d+$/ });
  const [first] = within(screen.getByRole('region', { name: /^Protected layers/ })).getAllByRole('button', { name: /^Edit / });
  await page.person.click(first!);
  await screen.findByLabelText(/^Group name/);
  put(/^Group name/, 'Renamed');
  await page.press('Save');
};
const saveConfig = async (page: Page) => {
  const inEditor = () => within(screen.getByRole('region', { name: 'App Config' }));
  const editor = (await waitFor(() => inEditor().getByRole('button', { name: 'Raw JSON' }))).closest('section')!;
  fireEvent.change(within(editor).getByLabelText('Choose a JSON file'), { target: { files: [new File(['{"title":"Changed"}'], 'new.json')] } });
  await within(editor).findByText(/Unsaved changes/);
  await page.press('Review and save');
  await page.dialog('Review changes');
  const own = () => screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(own().getAttribute('aria-disabled')).not.toBe('true'));
  await page.person.click(own());
};

const parts = [
  ['a layer', `/application/${MILLBROOK}/info#application-layers`, rename('Edit Parcels', /^Name/, 'Tax Parcels'), /^The layer Tax/, 'Name of Tax Parcels changed', async () => (await ask('GET', `/api/layers/application/${MILLBROOK}`)).map(({ name }: { name: string }) => name).sort()],
  ['a group of protected layers', `/application/${MILLBROOK}/info#application-layers`, renameGroup, /^The group Renamed/, 'Group name of Renamed changed', async () => (await ask('GET', `/api/protectedLayers/application/${MILLBROOK}`)).map(({ groupName }: { groupName: string }) => groupName).sort()],
  ['a field app', `/application/${LARKSPUR}/info#field-apps`, rename('Edit field app', /^Field app name/, 'Night Crew'), /^The field app has/, 'Field app name of Night Crew changed', async () => (await ask('GET', `/api/field/${LARKSPUR}`)).map(({ __v: _, ...app }: { __v: number }) => app)],
  ['configs', `/application/${MILLBROOK}/info#configs`, saveConfig, 'Config updated successfully', 'Configs of City of Millbrook saved', () => ask('GET', CONFIGS)],
] as const;

const undo = async (name: string) => {
  const page = await visit(standIn, 'superadmin', '/', { again: true });
  await page.press('What I did');
  await page.dialog('What I did');
  await page.press(`Undo: ${name}`);
  return page;
};

describe('What I did to', () => {
  it.each(parts)('%s is put back where the page is opened again', async (_, address, change, saved, did, stored) => {
    const before = await stored();
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    await change(page);
    await page.banner(saved);
    expect(await stored()).not.toEqual(before);
    leave({ again: true });
    const again = await undo(did);
    await again.banner(`Undone: ${did}`);
    expect(await stored()).toEqual(before);
  });

  const saved = async () => {
    // Written as the other one writes it, too: their texts then differ in what they mean only.
    const before = await ask('GET', CONFIGS);
    await ask('PUT', CONFIGS, before);
    const page = await visit(standIn, 'superadmin', `/application/${MILLBROOK}/info#configs`);
    await page.settled();
    await saveConfig(page);
    await page.banner('Config updated successfully');
    leave({ again: true });
    return before;
  };
  const CONFIG = 'Configs of City of Millbrook saved';

  it('configs is put back beside what somebody changed elsewhere in them', async () => {
    const before = await saved();
    await ask('PUT', CONFIGS, { ...(await ask('GET', CONFIGS)), future: { kept: true } });
    const page = await undo(CONFIG);
    await page.banner(`Undone: ${CONFIG}`);
    expect(await ask('GET', CONFIGS)).toEqual({ ...before, future: { kept: true } });
  });

  it('configs stays where somebody changed the same place, and says so', async () => {
    await saved();
    await ask('PUT', CONFIGS, { ...(await ask('GET', CONFIGS)), appConfig: { title: 'Theirs' } });
    const page = await undo(CONFIG);
    await page.banner(/^Not undone: Configs of City of Millbrook saved\. Somebody has changed the same place since/);
    expect((await ask('GET', CONFIGS)).appConfig).toEqual({ title: 'Theirs' });
  });

  it('a group of notifications is said as its button said it', async () => {
    const page = await visit(standIn, 'superadmin', '/#notifications');
    await page.press('Unpublish');
    await page.banner('Notification group unpublished');
    const { notificationGroupDate: date } = await ask('GET', `/api/notifications/${notificationId(0)}`);
    await page.press('What I did');
    await page.dialog('What I did');
    expect(entries()).toContainEqual(expect.stringMatching(new RegExp(`^Group ${date} unpublishedUndo`)));
  });

  it('anything is not offered again once another window has undone it', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${MILLBROOK}/info#application-layers`);
    await page.settled();
    await parts[0][2](page);
    await page.banner(parts[0][3]);
    await page.press('What I did');
    await page.dialog('What I did');
    await screen.findByRole('button', { name: `Undo: ${parts[0][4]}` });
    const key = Object.keys(localStorage).find(one => one.startsWith('journal:'))!;
    const there = JSON.parse(localStorage.getItem(key)!) as object[];
    localStorage.setItem(key, JSON.stringify(there.map(entry => ({ ...entry, undone: Date.now() }))));
    fireEvent(window, new StorageEvent('storage', { key }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Undo: ${parts[0][4]}` })).toBeNull());
  });
});
