import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [GRACE, WALTER, CAROL] = [2, 3, 37].map(seededUserId) as [string, string, string];
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const SEARCH = 'GET /api/protectedLayers/';
const ASSIGN = `POST /api/protectedLayers/assign-to-user/${GRACE}`;
const panel = () => screen.getByRole('region', { name: 'Protected layers by application', hidden: true });
const openPage = async (id = GRACE, name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info#protected-layers`);
  await page.settled();
  await waitFor(() => panel());
  return page;
};
const visibleNames = () => groupRowsIn(panel());
const bodies = () => standIn.requestsOf(ASSIGN).map(({ body }) => body);
const removals = () => standIn.calls().filter(call => call.startsWith('DELETE'));
const layersOf = async (application: string): Promise<{ _id: string; groupName: string }[]> =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/protectedLayers/?application=${application}`);

describe('the protected layers of a user', () => {
  it('the protected layers of a user are grouped by application, with the layers of each group', async () => {
    await openPage();
    expect(visibleNames()).toEqual({
      'City of Millbrook': ['Appeals in Progress'],
      'Larkspur County Assessor': ['Owner Names', 'Unpublished Sales'],
    });
    within(panel()).getByText('Owners, Mailing Addresses');
    expect(screen.getByRole('tab', { name: /^Protected Layers/ }).textContent).toBe('Protected Layers3');
  });

  it.each([
    [
      'grouped',
      [
        {
          application: { _id: 'a1', applicationName: 'Larkspur' },
          protectedLayers: [
            { _id: 'l1', groupName: 'Owner Names' },
            { _id: 'l2', groupName: 'Sales' },
          ],
        },
      ],
      { Larkspur: ['Owner Names', 'Sales'] },
    ],
    [
      'grouped, by ids',
      [{ application: 'a1', protectedLayers: ['l1'] }],
      { 'Unknown application a1': ['l1'] },
    ],
    [
      'flat',
      [
        { _id: 'l1', groupName: 'Owner Names', application: { _id: 'a1', applicationName: 'Larkspur' } },
        { _id: 'l2', groupName: 'Sales', application: 'a2' },
      ],
      { 'Unknown application a2': ['Sales'], Larkspur: ['Owner Names'] },
    ],
  ])('the protected layers of a user are read when they come %s', async (_, protectedLayers, groups) => {
    standIn.fault({
      match: 'GET /api/users/detail/*',
      status: 200,
      body: { _id: GRACE, email: 'bare@map.example', protectedLayers },
    });
    await openPage();
    await waitFor(() => expect(visibleNames()).toEqual(groups));
  });

  it('the panel of protected layers says that a user has none yet', async () => {
    await openPage(WALTER);
    expect(within(panel()).getByRole('heading', { name: 'No protected layers yet' })).toBeTruthy();
  });

  it('many protected layers of a user can be searched', async () => {
    const page = await openPage(CAROL);
    expect(Object.values(visibleNames()).flat()).toHaveLength(84);
    await page.person.type(panel().querySelector('input[type=search]')!, 'valves');
    await waitFor(() =>
      expect(
        Object.values(visibleNames())
          .flat()
          .every(name => name!.startsWith('Critical Utilities')),
      ).toBe(true),
    );
  });
});

describe('assigning protected layers to a user', () => {
  it('assigning protected layers needs one application and at least one layer', async () => {
    await openPage();
    await waitFor(() => errorIn(panel(), 'Application'));
    pressIn(panel(), 'Assign layers');
    await waitFor(() =>
      expect(errorIn(panel(), 'Application')).toBe('Please select atleast one application'),
    );
    await waitFor(() =>
      expect(errorIn(panel(), 'Protected layers')).toBe('Please select atleast one protected layer'),
    );
    await selectChoice(panel(), 'Application', 'City of Millbrook');
    await waitFor(() => expect(errorIn(panel(), 'Application')).toBeUndefined());
    expect(errorIn(panel(), 'Protected layers')).toBe('Please select atleast one protected layer');
    pressIn(panel(), 'Assign layers');
    expect(bodies()).toEqual([]);
  });

  it('the selector of protected layers searches in the application, without the layers that the user has', async () => {
    await openPage();
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    expect(standIn.requestsOf(SEARCH)).toEqual([]);
    expect(await optionsOf(panel(), 'Protected layers')).toEqual(['Exempt Persons', 'Appeals in Progress']);
    expect(standIn.requestsOf(SEARCH).map(({ query }) => query)).toEqual([
      { application: LARKSPUR, filterExistingUser: GRACE },
    ]);
    expect(await optionsOf(panel(), 'Protected layers', 'x')).toEqual(['Exempt Persons']);
    expect(standIn.requestsOf(SEARCH).at(-1)!.query).toEqual({
      application: LARKSPUR,
      query: 'x',
      filterExistingUser: GRACE,
    });
  });

  it('several protected layers are assigned in one request, and then listed', async () => {
    const page = await openPage();
    const [, , exempt, appeals] = await layersOf(LARKSPUR);
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    await selectChoice(panel(), 'Protected layers', 'Exempt Persons');
    await selectChoice(panel(), 'Protected layers', 'Appeals in Progress');
    pressIn(panel(), 'Assign layers');
    pressIn(panel(), 'Assign layers');
    await page.banner(/^Grace Lindqvist can now see /);
    expect(bodies()).toEqual([{ applications: [LARKSPUR], protectedLayers: [exempt!._id, appeals!._id] }]);
    await waitFor(() =>
      expect(visibleNames()['Larkspur County Assessor']).toEqual([
        'Appeals in Progress',
        'Exempt Persons',
        'Owner Names',
        'Unpublished Sales',
      ]),
    );
    await waitFor(() => expect(selectedChoices(panel(), 'Protected layers')).toEqual([]));
    expect(errorIn(panel(), 'Application')).toBeUndefined();
  });

  it('a protected layer chosen while others are being assigned stays chosen', async () => {
    standIn.fault({ match: ASSIGN, delayMs: 60_000, times: 1 });
    const page = await openPage();
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    await selectChoice(panel(), 'Protected layers', 'Exempt Persons');
    pressIn(panel(), 'Assign layers');
    await waitFor(() => expect(standIn.calls()).toContain(ASSIGN));
    await selectChoice(panel(), 'Protected layers', 'Appeals in Progress');
    standIn.release();
    await page.banner(/^Grace Lindqvist can now see /);
    expect(selectedChoices(panel(), 'Protected layers')).toEqual(['Appeals in Progress']);
  });

  it('choosing another application clears the chosen protected layers', async () => {
    await openPage();
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    await selectChoice(panel(), 'Protected layers', 'Exempt Persons');
    await selectChoice(panel(), 'Application', 'City of Millbrook');
    await waitFor(() => expect(selectedChoices(panel(), 'Protected layers')).toEqual([]));
    expect(await optionsOf(panel(), 'Protected layers')).not.toContain('Appeals in Progress');
    expect(standIn.requestsOf(SEARCH).at(-1)!.query).toMatchObject({ application: MILLBROOK });
  });

  it.each([
    ['400', { status: 400, body: { message: 'No' } }, 'There was an error saving the details. No'],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the details. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed assignment of protected layers (%s) is reported, and the choice stays',
    async (_, fault, text) => {
      standIn.fault({ match: 'POST /api/protectedLayers/*', ...fault, times: 1 });
      const page = await openPage();
      await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
      await selectChoice(panel(), 'Protected layers', 'Exempt Persons');
      pressIn(panel(), 'Assign layers');
      await page.banner(text);
      expect([selectedChoices(panel(), 'Application'), selectedChoices(panel(), 'Protected layers')]).toEqual(
        [['Larkspur County Assessor'], ['Exempt Persons']],
      );
      expect(bodies()).toHaveLength(1);
    },
  );
});

describe('removing a protected layer from a user', () => {
  const remove = async () => {
    pressIn(panel(), 'Remove Owner Names, Larkspur County Assessor');
    return screen.findByRole('alertdialog', { name: 'Remove the layer Owner Names?' });
  };

  it('a protected layer is removed from a user after a question, and Undo assigns it again', async () => {
    const page = await openPage();
    const [owners] = await layersOf(LARKSPUR);
    within(await remove()).getByText(
      'Grace Lindqvist will no longer see this layer in Larkspur County Assessor.',
    );
    await page.answer('Cancel');
    expect(removals()).toEqual([]);
    await remove();
    await page.answer('Remove');
    await page.banner('Owner Names in Larkspur County Assessor has been removed.');
    expect(removals()).toEqual([
      `DELETE /api/protectedLayers/remove-from-user/protectedLayer/${owners!._id}/application/${LARKSPUR}/user/${GRACE}`,
    ]);
    await waitFor(() => expect(visibleNames()['Larkspur County Assessor']).toEqual(['Unpublished Sales']));
    await page.press('Undo');
    await page.banner(/ has been restored\.$/);
    expect(bodies()).toEqual([{ applications: [LARKSPUR], protectedLayers: [owners!._id] }]);
    await waitFor(() =>
      expect(visibleNames()['Larkspur County Assessor']).toEqual(['Owner Names', 'Unpublished Sales']),
    );
  });

  it('two protected layers removed one after the other can both be undone', async () => {
    const page = await openPage();
    for (const name of ['Owner Names', 'Unpublished Sales']) {
      pressIn(panel(), `Remove ${name}, Larkspur County Assessor`);
      await page.answer('Remove');
      await page.banner(`${name} in Larkspur County Assessor has been removed.`);
    }
    standIn.fault({ match: ASSIGN, delayMs: 60_000 });
    await page.person.keyboard('{Control>}z{/Control}');
    await page.gone('Unpublished Sales in Larkspur County Assessor has been removed.');
    await page.person.keyboard('{Control>}z{/Control}');
    await page.gone('Owner Names in Larkspur County Assessor has been removed.');
    standIn.clearFaults();
    await waitFor(() =>
      expect(visibleNames()['Larkspur County Assessor']).toEqual(['Owner Names', 'Unpublished Sales']),
    );
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'Locked' } },
      'There has been an error deleting protected layer. Locked',
    ],
    [
      'a lost connection',
      { drop: true },
      'There has been an error deleting protected layer. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed removal of a protected layer (%s) is reported, and the layer stays',
    async (_, fault, text) => {
      standIn.fault({ match: 'DELETE /api/protectedLayers/*', ...fault, times: 1 });
      const page = await openPage();
      await remove();
      await page.answer('Remove');
      await page.banner(text);
      expect(visibleNames()['Larkspur County Assessor']).toEqual(['Owner Names', 'Unpublished Sales']);
      expect(removals()).toHaveLength(1);
    },
  );
});
