import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { errorIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const PARKS = '5f3c2a100012000000000004';
const GRACE = seededUserId(2);
const IAN = seededUserId(7);
const of = (user: string, type: string) =>
  `/api/applications/workOrderDepartments/${PARKS}/users/${user}/userTypes/${type}`;
const openPage = async (more = `?workDepartment=${PARKS}`) => {
  const page = await visit(
    standIn,
    'superadmin',
    `/application/${LARKSPUR}/info${more}#application-work-orders`,
  );
  await screen.findByRole('navigation', { name: 'Departments' });
  return page;
};
const addMember = async (
  page: Awaited<ReturnType<typeof openPage>>,
  name: string,
  part: string,
  type: string,
) => {
  await selectChoice(page.main(), 'User', name, part);
  await page.person.selectOptions(screen.getByLabelText('User type'), type);
  await page.press('Add member');
};
const toggles = () => screen.getAllByRole('button', { pressed: true });
const people = () => screen.getByRole('list', { name: /^Members of/ });
const writes = () => standIn.calls().filter(call => !call.startsWith('GET'));
/** Adds a user to one part of the department Parks. */
const add = async (user: string, type: string) =>
  (await standIn.as('second.superadmin')).ask('PUT', of(user, type));

describe('the work order departments of an application', () => {
  it('the departments show the number of their members, and which one has no admin', async () => {
    await openPage('');
    const links = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link');
    expect(links.map(link => link.querySelector('span')?.textContent)).toEqual([
      'Assessor',
      'Building',
      'Drainage',
      'Highways',
      'Parks',
      'Water and Sewer',
    ]);
    expect(links[0]!.textContent).toMatch(/^Assessor\d admins? · \d users · \d+ workers$/);
    expect(links[4]!.textContent).toMatch(/^ParksNo admin · /);
    screen.getByRole('heading', { name: /^Assessor \d+ members$/ });
  });

  it('the address keeps the chosen department, and Back returns to the earlier one', async () => {
    const page = await openPage('');
    await page.person.click(screen.getByRole('link', { name: /^Parks/ }));
    expect(page.address()).toBe(
      `/application/${LARKSPUR}/info?workDepartment=${PARKS}#application-work-orders`,
    );
    await screen.findByRole('heading', { name: /^Parks / });
    page.back();
    await screen.findByRole('heading', { name: /^Assessor / });
  });

  it('the work orders tab says that an application has no departments yet', async () => {
    await visit(standIn, 'superadmin', `/application/${applicationId(1)}/info#application-work-orders`);
    await screen.findByRole('heading', { name: 'No departments yet' });
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('the work orders tab reports that its only department could not be read', async () => {
    standIn.fault({
      match: `GET /api/applications/${LARKSPUR}/workOrderDepartments`,
      status: 200,
      body: [{ department: 'Parks' }],
    });
    await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info#application-work-orders`);
    await screen.findByText('1 entry could not be read and was skipped.');
    expect(screen.queryByRole('navigation', { name: 'Departments' })).toBeNull();
  });
});

describe('the members of a department', () => {
  it('a user is found and added to a department with the chosen type, once', async () => {
    const page = await openPage();
    await page.press('Add member');
    await waitFor(() => expect(errorIn(page.main(), 'User')).toBe('Please select a valid User'));
    await addMember(page, 'Grace Lindqvist', 'lindq', 'Admin');
    await page.banner('Grace Lindqvist has been added to admins.');
    expect(writes()).toEqual([`PUT ${of(GRACE, 'admins')}`]);
    expect(
      (await screen.findByRole('button', { name: 'Remove Grace Lindqvist from admins' })).getAttribute(
        'aria-pressed',
      ),
    ).toBe('true');
    expect(screen.getByRole('link', { name: /^Parks/ }).textContent).toContain('1 admin ·');
    await addMember(page, 'Grace Lindqvist', 'lindqv', 'Admin');
    expect(errorIn(page.main(), 'User')).toBe(
      'Grace Lindqvist is already one of the admins of this department',
    );
    expect(writes()).toHaveLength(1);
  });

  it('a member is removed from a department only after a question, and Undo adds them again', async () => {
    await add(GRACE, 'workers');
    const page = await openPage(`?workDepartment=${PARKS}&workQ=lindqvist`);
    await page.press('Remove Grace Lindqvist from workers');
    within(await page.question('Remove Grace Lindqvist from workers?')).getByText(
      /^Grace Lindqvist will no longer receive work orders of Parks\./,
    );
    await page.answer('Cancel');
    await page.press('Remove Grace Lindqvist from workers');
    await page.answer('Remove');
    await page.banner('Grace Lindqvist has been removed from workers.');
    await page.press('Undo');
    await page.banner('Grace Lindqvist has been added to workers.');
    expect(writes()).toEqual([`DELETE ${of(GRACE, 'workers')}`, `PUT ${of(GRACE, 'workers')}`]);
  });

  it('a user whom the platform refuses as a member is shown as not added, with the platform’s reason', async () => {
    const page = await openPage();
    await addMember(page, 'Ian Castellanos', 'castell', 'Worker');
    const row = (
      await screen.findByText(
        'Ian Castellanos is inactive and gets no work orders. Activate the account first.',
      )
    ).closest('li')!;
    within(row).getByText('Not added');
    expect(page.banners()).toEqual([]);
    await page.press('Show latest list');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(people()).queryByRole('link', { name: 'Ian Castellanos' })).toBeNull();
    expect(writes()).toEqual([`PUT ${of(IAN, 'workers')}`]);
  });

  it('a removed member whose reply was lost is looked up, and not removed twice', async () => {
    await add(GRACE, 'workers');
    const page = await openPage(`?workDepartment=${PARKS}&workQ=lindqvist`);
    standIn.fault({ match: `DELETE ${of(GRACE, 'workers')}`, answer: 'cut' });
    await page.press('Remove Grace Lindqvist from workers');
    await page.answer('Remove');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(writes()).toEqual([`DELETE ${of(GRACE, 'workers')}`]);
  });

  it('the members of a department are searched by name', async () => {
    const page = await openPage('');
    const [first] = within(people()).getAllByRole('link');
    await page.type(/^Search this list/, first!.textContent!);
    await waitFor(() =>
      expect(
        within(people())
          .getAllByRole('link')
          .map(link => link.textContent),
      ).toEqual([first!.textContent]),
    );
    expect(toggles().length).toBeGreaterThan(0);
  });

  it('a member who comes as a bare ID is named from the users of the application', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', `/api/applications/${LARKSPUR}/users`, { userId: GRACE });
    await add(GRACE, 'workers');
    standIn.refs('ids');
    await openPage();
    expect(
      (await within(people()).findByRole('link', { name: 'Grace Lindqvist' })).getAttribute('href'),
    ).toBe(`/user/${GRACE}/info`);
  });

  it('a member who comes as an ID keeps their position until their own record has been loaded', async () => {
    standIn.fault({
      match: `GET /api/applications/${LARKSPUR}/workOrderDepartments`,
      status: 200,
      body: [{ _id: PARKS, department: 'Parks', admins: [IAN, GRACE, 'u9'] }],
      times: 9,
    });
    standIn.fault({ match: `GET /api/users/detail/${GRACE}/info`, hang: true, times: 1 });
    await openPage();
    const rows = () => [...people().querySelectorAll('li > :first-child')].map(row => row.textContent);
    await waitFor(() => expect(rows()).toEqual(['Ian Castellanos', 'Loading…', 'Unknown user u9']));
    for (const button of within(people()).getAllByRole('button', { name: /Loading…/ }))
      expect(button.getAttribute('aria-disabled')).toBe('true');
    standIn.release();
    await waitFor(() => expect(rows()).toEqual(['Grace Lindqvist', 'Ian Castellanos', 'Unknown user u9']));
    within(people()).getByRole('button', { name: 'Copy Unknown user u9' });
    expect(standIn.requestsOf(`GET /api/users/detail/${IAN}/info`)).toHaveLength(1);
  });

  it('2,000 members of a department are paged and searched', async () => {
    const workers = Array.from({ length: 2_000 }, (_, n) => ({
      _id: `u${n}`,
      firstName: 'Ada',
      lastName: `Byron ${n}`,
      email: `ada.${n}@map.example`,
    }));
    standIn.fault({
      match: `GET /api/applications/${LARKSPUR}/workOrderDepartments`,
      status: 200,
      body: [{ _id: PARKS, department: 'Parks', workers }],
    });
    const page = await openPage();
    expect(within(people()).getAllByRole('listitem')).toHaveLength(12);
    await page.type(/^Search this list/, 'byron 1999');
    await waitFor(() =>
      expect(
        within(people())
          .getAllByRole('link')
          .map(link => link.textContent),
      ).toEqual(['Ada Byron 1999']),
    );
  });
});
