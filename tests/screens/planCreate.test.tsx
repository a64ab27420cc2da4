import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { APPLICATIONS_ROUTE, LARKSPUR, planUrl } from './plans.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const CREATE = `POST /api/subscription-plans/${LARKSPUR}`;
const openPage = async (name = 'superadmin', app = LARKSPUR) => {
  const page = await visit(standIn, name, `/subscription-plan/${app}`);
  await page.settled();
  return page;
};
const fill = (name = 'Field crews') => {
  changeField(/^Name/, name);
  changeField('Description', 'For those outside');
};
const plans = async () => {
  const { data } = await (
    await standIn.as('second.superadmin')
  ).ask<{ data: { subscriptionPlans: { _id: string; name: string }[] }[] }>(
    'GET',
    '/api/applications?expand=subscriptionPlans&query=Larkspur',
  );
  return data[0]!.subscriptionPlans;
};

describe('the form for a new plan', () => {
  it('a new plan is created with name and description, and its page opens', async () => {
    const page = await openPage();
    fill();
    await page.press('Create plan');
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(CREATE).map(({ body }) => body)).toEqual([
      { name: 'Field crews', description: 'For those outside' },
    ]);
    const made = (await plans()).at(-1)!;
    expect(made.name).toBe('Field crews');
    await waitFor(() => expect(page.address()).toBe(planUrl(made._id)));
    await screen.findByRole('heading', { level: 1, name: 'Field crews' });
    screen.getByText('There are no active options');
  });

  it('a new plan needs a name, and has no options before it exists', async () => {
    const page = await openPage();
    await page.press('Create plan');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Plan name is required'));
    expect(standIn.requestsOf(CREATE)).toEqual([]);
    expect(screen.queryByRole('form', { name: 'New period' })).toBeNull();
    expect(screen.queryByText('Subscription options')).toBeNull();
  });

  it('a new plan is created once when the button is pressed twice', async () => {
    standIn.fault({ match: 'POST /api/subscription-plans/*', delayMs: 200 });
    const page = await openPage();
    fill();
    const button = screen.getByRole('button', { name: 'Create plan' });
    button.click();
    button.click();
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('the breadcrumb of a new plan names its application, and Cancel leads there', async () => {
    const page = await openPage();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Home', 'Larkspur County Assessor', 'New plan']);
    await page.press('Cancel');
    await waitFor(() => expect(page.address()).toBe(`/application/${LARKSPUR}/info`));
  });

  it.each([
    [
      'with a reason of the platform',
      { status: 400, body: { message: 'The shop is closed' } },
      'Sorry there was an error. The shop is closed',
    ],
    [
      'without one',
      { status: 500, body: {} },
      'There was an error saving the plan. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
  ])('a refused plan is reported, and the typed text stays (%s)', async (_, fault, text) => {
    standIn.fault({ match: 'POST /api/subscription-plans/*', ...fault });
    const page = await openPage();
    fill();
    await page.press('Create plan');
    await page.banner(text);
    expect(page.valueOf(/^Name/)).toBe('Field crews');
  });

  it('a refusal of the name of a new plan appears at the name', async () => {
    const page = await openPage();
    fill('x'.repeat(251));
    await page.press('Create plan');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('At most 250 characters are allowed'));
    expect(page.banners()).toEqual([]);
  });
});

describe('a new plan whose reply was lost', () => {
  it.each(['html', 'empty', 'broken', 'cut'] as const)(
    'a new plan whose reply was lost is found among the plans of the application (%s)',
    async answer => {
      const page = await openPage();
      fill();
      standIn.fault({ match: 'POST /api/subscription-plans/*', answer });
      await page.press('Create plan');
      await page.banner('The platform’s response was lost, but your new entry has been added.');
      expect(standIn.requestsOf(CREATE)).toHaveLength(1);
      const made = (await plans()).filter(({ name }) => name === 'Field crews');
      expect(made).toHaveLength(1);
      await waitFor(() => expect(page.address()).toBe(planUrl(made[0]!._id)));
    },
  );

  it('an existing plan of the same name is not taken for the new plan whose reply was lost', async () => {
    const page = await openPage();
    fill('Standard');
    standIn.fault({ match: 'POST /api/subscription-plans/*', drop: true });
    await page.press('Create plan');
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(page.valueOf(/^Name/)).toBe('Standard');
    expect(await plans()).toHaveLength(4);
  });

  it('a new plan is not sent again when it is unknown whether it exists', async () => {
    const page = await openPage();
    fill();
    standIn.fault({ match: 'POST /api/subscription-plans/*', drop: true });
    standIn.fault({ match: APPLICATIONS_ROUTE, status: 500 });
    await page.press('Create plan');
    await page.banner(
      'The platform’s response was lost and your changes may not have been saved. Check before you try again.',
    );
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });
});

describe('permission to create plans', () => {
  it('an admin can create a plan for an application that they administer', async () => {
    const { data } = await (
      await standIn.as('admin')
    ).ask<{ data: { _id: string }[] }>('GET', '/api/applications');
    const page = await openPage('admin', data[0]!._id);
    fill();
    await page.press('Create plan');
    expect(await page.banner('Plan saved successfully')).toBeTruthy();
  });

  it('creating a plan is refused to an admin of other applications and to a plain user', async () => {
    const page = await openPage('admin', applicationId(7));
    await page.banner('You are not authorized to change the plans of this application.');
    expect(page.address()).toBe('/');
    closeWindow();
    await visit(standIn, 'keeper', `/subscription-plan/${LARKSPUR}`);
    await page.banner('You are not authorized to change the plans of this application.');
    // The home page lists applications, without their plans.
    expect(standIn.requestsOf(APPLICATIONS_ROUTE).filter(({ query }) => query.expand)).toEqual([]);
  });

  it('the form for a new plan says that its application was not found', async () => {
    await openPage('superadmin', applicationId(999));
    await screen.findByRole('heading', { name: 'Application not found' });
    expect(screen.queryByRole('form')).toBeNull();
  });
});

it('the form for a new plan reports that applications could not be loaded, and loads again on Retry', async () => {
  standIn.fault({ match: APPLICATIONS_ROUTE, status: 500, times: 4 });
  const page = await openPage();
  await screen.findByRole('heading', { name: 'There was an error loading plans' });
  await page.press('Retry');
  expect(await screen.findByLabelText(/^Name/)).toBeTruthy();
});
