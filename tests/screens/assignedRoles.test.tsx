import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, optionsOf, pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, MILLBROOK] = ['Larkspur County Assessor', 'City of Millbrook'];
const [ASSESSOR, APPRAISER] = [roleId(1), roleId(2)];
const TOOL = `/api/tools/${toolId(11)}`;
const PUT = `PUT ${TOOL}`;

const panel = () => screen.findByRole('region', { name: 'Roles assigned' });
const shows = async (wanted: object) => {
  const container = await panel();
  await waitFor(() => expect(groupRowsIn(container)).toEqual(wanted));
};
const assignedRole = (role: string, application: number) => ({
  role,
  application: applicationId(application),
});
interface Entries<R> {
  toolConfigs: object[];
  rolesAssigned: { role: R; application: R }[];
}
const ids = ({ rolesAssigned }: Entries<string>) =>
  rolesAssigned.map(({ role, application }) => [role, application]);
async function set(path: string, rolesAssigned: object[]) {
  const otherUser = await standIn.as('second.superadmin');
  await otherUser.ask('PUT', path, { ...(await otherUser.ask('GET', path)), rolesAssigned });
}
/** Opens the page of the tool Buffer, to which the role Assessor is assigned in Larkspur. */
async function openPage(name = 'superadmin') {
  await set(TOOL, [assignedRole(ASSESSOR, 0)]);
  const page = await visit(standIn, name, `/tool/${toolId(11)}/info`);
  await page.settled();
  return { page, container: await panel() };
}
const choose = async (container: HTMLElement, application: string, role: string) => {
  await selectChoice(container, 'Applications', application);
  await selectChoice(container, 'Roles', role, role.slice(0, 5));
  pressIn(container, 'Assign role');
};

describe('the roles assigned to a purpose, toolgroup or tool', () => {
  it.each([
    ['purpose', `/purposes/${purposeId(0)}/info`, `/api/purposes/${purposeId(0)}`],
    ['toolgroup', `/toolgroup/${toolgroupId(0)}/info`, `/api/toolgroups/${toolgroupId(0)}`],
    ['tool', `/tool/${toolId(0)}/info`, `/api/tools/${toolId(0)}`],
  ])(
    'the assigned roles are grouped by application, and lead to application and role (%s)',
    async (_, address, path) => {
      await set(path, [assignedRole(APPRAISER, 1), assignedRole(ASSESSOR, 0), assignedRole(APPRAISER, 0)]);
      await visit(standIn, 'superadmin', address);
      await shows({ [MILLBROOK]: ['Appraiser'], [LARKSPUR]: ['Appraiser', 'Assessor'] });
      const links = [...(await panel()).querySelectorAll('h3 a, li a')].map(link =>
        link.getAttribute('href'),
      );
      expect(links).toEqual([
        `/application/${applicationId(1)}/info`,
        `/role/${APPRAISER}/info`,
        `/application/${applicationId(0)}/info`,
        `/role/${APPRAISER}/info`,
        `/role/${ASSESSOR}/info`,
      ]);
    },
  );

  it('assigned roles without role or application are shown, and stay unchanged when another is added', async () => {
    const gone = [
      assignedRole(ASSESSOR, 0),
      { role: APPRAISER, application: null },
      { role: null, application: applicationId(1) },
    ];
    standIn.fault({
      match: `GET ${TOOL}`,
      status: 200,
      body: { _id: toolId(11), toolName: 'Buffer', rolesAssigned: gone },
      times: 3,
    });
    const page = await visit(standIn, 'superadmin', `/tool/${toolId(11)}/info`);
    const container = await panel();
    await waitFor(() =>
      expect(groupRowsIn(container)).toEqual({
        [LARKSPUR]: ['Assessor'],
        [MILLBROOK]: ['No role'],
        'No application': ['Appraiser'],
      }),
    );
    pressIn(container, 'Remove Appraiser, No application');
    within(await page.question('Remove the role Appraiser from Buffer?')).getByText(
      'The role is assigned without an application. Users with it will no longer get Buffer through it.',
    );
    await page.answer('Cancel');
    await choose(container, MILLBROOK, 'Appraiser');
    await waitFor(() =>
      expect(standIn.requestsOf(PUT)[0]?.body.rolesAssigned).toEqual([...gone, assignedRole(APPRAISER, 1)]),
    );
  });

  it('assigned roles that come as IDs are named from the lists of roles and applications', async () => {
    standIn.refs('ids');
    const { container } = await openPage();
    await waitFor(() => expect(groupRowsIn(container)).toEqual({ [LARKSPUR]: ['Assessor'] }));
  });

  it('an admin sees only the assigned roles of their applications, and saving keeps the others', async () => {
    const [mine, other] = (
      await (
        await standIn.as('admin')
      ).ask<{ data: { _id: string; applicationName: string }[] }>('GET', '/api/applications')
    ).data;
    const foreign = assignedRole(ASSESSOR, 11);
    await set(TOOL, [{ role: ASSESSOR, application: mine!._id }, foreign]);
    const page = await visit(standIn, 'admin', `/tool/${toolId(11)}/info`);
    const container = await panel();
    await waitFor(() => expect(groupRowsIn(container)).toEqual({ [mine!.applicationName]: ['Assessor'] }));
    await choose(container, other!.applicationName, 'Appraiser');
    await page.banner('Tool saved successfully');
    const otherUser = await standIn.as('second.superadmin');
    const now = (await otherUser.ask<Entries<{ _id: string }>>('GET', TOOL)).rolesAssigned.map(
      ({ role, application }) => `${role._id} ${application._id}`,
    );
    expect(now.sort()).toEqual(
      [`${ASSESSOR} ${mine!._id}`, `${APPRAISER} ${other!._id}`, `${ASSESSOR} ${foreign.application}`].sort(),
    );
  });
});

describe('assigning a role to a tool', () => {
  it('assigning a role saves all fields of the tool and the roles that another user has assigned since', async () => {
    const { page, container } = await openPage();
    await set(TOOL, [assignedRole(ASSESSOR, 0), assignedRole(ASSESSOR, 3)]);
    await choose(container, MILLBROOK, 'Appraiser');
    await page.banner('Tool saved successfully');
    const { body } = standIn.requestsOf<Entries<string>>(PUT)[0]!;
    expect(ids(body).sort()).toEqual(
      [
        [ASSESSOR, applicationId(0)],
        [ASSESSOR, applicationId(3)],
        [APPRAISER, applicationId(1)],
      ].sort(),
    );
    expect(body).toMatchObject({ toolName: 'Buffer', toolDefaultConfig: { name: 'Buffer' } });
    expect(body.toolConfigs).toHaveLength(4);
    await shows({
      [MILLBROOK]: ['Appraiser'],
      [LARKSPUR]: ['Assessor'],
      'Town of Easton Falls': ['Assessor'],
    });
  });

  it('assigning a role to a tool needs an application and a role that are not assigned yet', async () => {
    const { container } = await openPage();
    pressIn(container, 'Assign role');
    await waitFor(() =>
      expect([errorIn(container, 'Applications'), errorIn(container, 'Roles')]).toEqual([
        'Please select a valid Application',
        'Please select a valid Role',
      ]),
    );
    await choose(container, LARKSPUR, 'Assessor');
    await waitFor(() =>
      expect(errorIn(container, 'Roles')).toBe('(Larkspur County Assessor, Assessor) is/are already added'),
    );
    expect(standIn.requestsOf(PUT)).toEqual([]);
  });

  it('the chosen role stays chosen when the tool could not be saved', async () => {
    const { page, container } = await openPage();
    standIn.fault({ match: PUT, status: 500, body: {} });
    await choose(container, MILLBROOK, 'Appraiser');
    await page.banner(
      'There was an error saving tool. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    );
    expect(groupRowsIn(container)).toEqual({ [LARKSPUR]: ['Assessor'] });
    standIn.clearFaults();
    pressIn(container, 'Assign role');
    await page.banner('Tool saved successfully');
  });

  it('an admin is offered only their own applications for a role of a tool', async () => {
    const { container } = await openPage('admin');
    expect(await optionsOf(container, 'Applications')).toHaveLength(2);
  });
});

describe('removing a role from a tool', () => {
  it('a role is removed from a tool after a question, and Undo assigns it again', async () => {
    const { page, container } = await openPage();
    pressIn(container, 'Remove Assessor, Larkspur County Assessor');
    await page.question('Remove the role Assessor from Buffer?');
    await page.answer('Remove');
    await page.banner('Assessor in Larkspur County Assessor has been removed.');
    expect(standIn.requestsOf(PUT).map(({ body }) => body.rolesAssigned)).toEqual([[]]);
    await shows({});
    await page.person.click(
      within(screen.getByRole('status', { name: 'Messages' })).getByRole('button', { name: /^Undo/ }),
    );
    await page.banner('Assessor in Larkspur County Assessor has been restored.');
    await shows({ [LARKSPUR]: ['Assessor'] });
  });
});
