import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [MILLBROOK, MANY] = [applicationId(1), applicationId(8)];
const CREATE = `POST /api/protectedLayers/application/${MILLBROOK}`;
const panel = () => screen.getByRole('region', { name: /^Protected layers/ });
const groups = () =>
  within(panel())
    .queryAllByRole('heading', { level: 3 })
    .map(head => head.textContent);
interface Group {
  _id: string;
  groupName: string;
  layerNames: { layerName: string; layerIndex: number }[];
}
const stored = async () =>
  (await standIn.as('superadmin')).ask<[Group, ...Group[]]>(
    'GET',
    `/api/protectedLayers/application/${MILLBROOK}`,
  );
const openPage = async (id = MILLBROOK, more = '') => {
  const page = await visit(standIn, 'superadmin', `/application/${id}/info${more}#application-layers`);
  await screen.findByRole('heading', { name: /^Protected layers \d+$/ });
  return page;
};
const formNamed = async (name: string) => within(await screen.findByRole('form', { name }));
const fill = (groupName: string, groupIndex: string) => {
  changeField(/^Group name/, groupName);
  changeField(/^Group index/, groupIndex);
};

describe('the protected layers of an application', () => {
  it('protected layers are listed as groups with their index and layers', async () => {
    await openPage();
    const [first] = await stored();
    expect(groups()).toHaveLength(4);
    const card = within(panel()).getByRole('heading', { name: first.groupName }).closest('li')!;
    expect(card.textContent).toBe(
      `${first.groupName}Index 1${first.layerNames.map(({ layerName, layerIndex }) => `${layerName}Index ${layerIndex}`).join('')}`,
    );
  });

  it('a new group of protected layers is sent without its layers that have no name', async () => {
    const page = await openPage();
    await page.press('New group');
    await formNamed('New group');
    fill('Sealed', '9');
    await page.press('Add: Layer');
    await page.press('Add: Layer');
    const [name, , index] = [...screen.getAllByLabelText(/^Name/), ...screen.getAllByLabelText(/^Index/)];
    await page.person.type(name!, ' Wells ');
    await page.person.type(index!, '3');
    await page.press('Create group');
    await page.banner('Protected Layer Added against Application.');
    expect(standIn.requestsOf(CREATE).map(({ body }) => body)).toEqual([
      { groupName: 'Sealed', groupIndex: 9, layerNames: [{ layerName: 'Wells', layerIndex: 3 }] },
    ]);
    await waitFor(() => expect(groups()).toContain('Sealed'));
  });

  it.each(['0', '-2', '1.5', ''])(
    'a group of protected layers does not accept %j as index, nor an empty name',
    async index => {
      const page = await openPage();
      await page.press('New group');
      await formNamed('New group');
      fill(' ', index);
      await page.press('Create group');
      await waitFor(() => expect(page.errorOf(/^Group name/)).toBe('Please enter Group Name'));
      expect(page.errorOf(/^Group index/)).toBe('Please enter valid Group Index');
      expect(standIn.requestsOf(CREATE)).toEqual([]);
    },
  );

  it('a group of protected layers is saved with its unknown fields, and Undo restores its name', async () => {
    const page = await openPage();
    const [first] = await stored();
    const extra = {
      ...first,
      color: 'red',
      layerNames: [{ ...first.layerNames[0], opacity: 0.2 }, ...first.layerNames.slice(1)],
    };
    await (await standIn.as('second.superadmin')).ask('PUT', `/api/protectedLayers/${first._id}`, extra);
    await page.press(`Edit ${first.groupName}`);
    await formNamed(`Edit ${first.groupName}`);
    changeField(/^Group name/, 'Renamed');
    await page.press('Save');
    await page.banner('The group Renamed has been saved.');
    expect(standIn.requestsOf(`PUT /api/protectedLayers/${first._id}`)).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({
      groupName: 'Renamed',
      color: 'red',
      layerNames: extra.layerNames,
    });
    await page.press('Undo');
    await page.banner(`Changes to the group ${first.groupName} have been undone.`);
    expect((await stored())[0]).toMatchObject({ groupName: first.groupName, color: 'red' });
  });

  it('a group of protected layers is deleted after a question that mentions its users', async () => {
    const page = await openPage();
    const [{ _id, groupName }] = await stored();
    await page.press(`Delete ${groupName}`);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The group will be removed from the users assigned to it',
    );
    await page.answer('Delete');
    await page.banner(`The group ${groupName} has been deleted.`);
    expect(standIn.requestsOf(`DELETE /api/protectedLayers/${_id}`)).toHaveLength(1);
    await waitFor(() => expect(groups()).not.toContain(groupName));
  });

  it.each([
    ['Delete', 'DELETE /api/protectedLayers/{id}', 'There has been an error deleting protected layer'],
    ['Edit', 'PUT /api/protectedLayers/{id}', 'There was an error saving the details'],
  ])(
    'a failed action on a group of protected layers is reported in the documented words: %s',
    async (act, match, text) => {
      const page = await openPage();
      const [{ groupName }] = await stored();
      standIn.fault({ match, status: 500 });
      await page.press(`${act} ${groupName}`);
      if (act === 'Delete') await page.answer('Delete');
      else {
        await formNamed(`Edit ${groupName}`);
        changeField(/^Group name/, 'Renamed');
        await page.press('Save');
      }
      expect(await page.banner(new RegExp(`^${text}`))).toBeTruthy();
    },
  );

  it('many groups of protected layers are paged and searched', async () => {
    const page = await openPage(MANY);
    expect(groups()).toHaveLength(12);
    changeField('Search this list: Protected layers', '2004');
    await waitFor(() => expect(page.address()).toContain('groupQ=2004'));
    expect(groups().every(name => name?.endsWith('2004'))).toBe(true);
  });

  it('an application without protected layers says so', async () => {
    const superadmin = await standIn.as('superadmin');
    for (const { _id } of await stored()) await superadmin.ask('DELETE', `/api/protectedLayers/${_id}`);
    await visit(standIn, 'superadmin', `/application/${MILLBROOK}/info#application-layers`);
    expect(await screen.findByRole('heading', { name: 'No protected layers yet' })).toBeTruthy();
  });
});
