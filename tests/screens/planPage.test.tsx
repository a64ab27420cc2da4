import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, purposeId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { pressIn } from './choosing.ts';
import {
  APPLICATIONS_ROUTE,
  cells,
  details,
  naomiSaves,
  openPlan,
  planNow,
  planUpdateRoute,
  planUrl,
  readOf,
  STANDARD,
} from './plans.ts';
import { startPlatform } from './platform.ts';
import { leave, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const openPage = () => openPlan(standIn);
const edit = async () => {
  const page = await openPage();
  pressIn(details(), 'Edit details');
  await screen.findByRole('form', { name: 'Edit details' });
  return page;
};
const field = (label: RegExp | string) =>
  within(screen.getByRole('form', { name: 'Edit details' })).getByLabelText<HTMLInputElement>(label);
const put = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const saves = () => standIn.asked(planUpdateRoute(STANDARD)).map(({ body }) => body);

describe('a plan’s page', () => {
  it('says what it is, and where it belongs', async () => {
    await openPage();
    await screen.findAllByText('Larkspur County Assessor');
    screen.getByRole('heading', { level: 1, name: 'Standard' });
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Home', 'Larkspur County Assessor', 'Standard']);
    within(details()).getByText('For title companies and realtors');
    within(details()).getByText(STANDARD);
  });

  it.each([
    [
      'with a reason of the platform',
      { message: 'The shop is closed' },
      'Sorry there was an error.',
      'The shop is closed',
    ],
    [
      'without one',
      {},
      'There was an error loading plans',
      'Something went wrong on the platform (500). Try again later.',
    ],
  ])('that cannot be read says so, with a way on (%s)', async (_, body, title, text) => {
    standIn.fault({ match: 'GET /api/subscription-plans/*', status: 500, body, times: 2 });
    const page = await visit(standIn, 'superadmin', planUrl(STANDARD));
    const alertBox = await screen.findByRole('alert');
    within(alertBox).getByRole('heading', { name: title });
    within(alertBox).getByText(text);
    await page.press('Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Standard' })).toBeTruthy();
  });

  it('of no plan says so', async () => {
    await openPlan(standIn, planId(0, 99));
    expect(screen.getByRole('heading', { name: 'Plan not found' })).toBeTruthy();
  });

  it('of somebody else’s application is refused in plain words', async () => {
    const page = await openPlan(standIn, planId(7 + 1, 0), { name: 'admin' });
    await page.banner('You are not authorized to change the plans of this application.');
    expect(page.address()).toBe('/');
  });

  it.each([
    ['names its application', {}],
    ['does not name it', { application: undefined }],
  ])(
    'of an application that an admin does not administer is refused though the platform sends it (%s)',
    async (_, own) => {
      const body = { ...(await planNow(standIn, planId(8, 0))), ...own };
      standIn.fault({ match: 'GET /api/subscription-plans/*', status: 200, body });
      const page = await visit(standIn, 'admin', planUrl(planId(8, 0)));
      expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
      await page.banner('You are not authorized to change the plans of this application.');
      expect(page.address()).toBe('/');
    },
  );

  it('is for staff only: a user who administers an application does not ask for it', async () => {
    const page = await visit(standIn, 'keeper', planUrl(STANDARD));
    await page.banner('You are not authorized to change the plans of this application.');
    expect(standIn.asked(readOf(STANDARD))).toEqual([]);
  });

  it('finds its application where the plan does not say it', async () => {
    const { application: _, ...plan } = await planNow(standIn);
    standIn.fault({ match: 'GET /api/subscription-plans/*', status: 200, body: plan });
    await openPage();
    const chip = await screen.findByTitle('Larkspur County Assessor');
    expect(chip.textContent).toBe('Larkspur County Assessor');
  });

  it('finds its application by its name, without reading all others with their plans', async () => {
    await openPage();
    await screen.findByRole('region', { name: /^Plans of Larkspur/ });
    const requests = standIn.asked(APPLICATIONS_ROUTE).map(({ query }) => query);
    expect(requests).toEqual([
      { page: '1', pageSize: '0', all: 'true' },
      {
        page: '1',
        pageSize: '100',
        sortBy: 'applicationName',
        sortDirection: 'asc',
        query: 'Larkspur County Assessor',
        expand: 'subscriptionPlans',
      },
    ]);
  });
});

describe('the details of a plan', () => {
  it('are locked until Edit, and saved whole with ids, unknown fields too', async () => {
    await naomiSaves(standIn, { badge: { colour: 'gold' } });
    const before = await planNow(standIn);
    const page = await edit();
    put(/^Name/, 'Standard plus');
    put('Description', '');
    await page.press('Save');
    await page.banner('Plan saved successfully');
    expect(saves()).toEqual([{ ...before, name: 'Standard plus', description: '' }]);
    await screen.findByRole('heading', { level: 1, name: 'Standard plus' });
    expect(screen.queryByRole('form', { name: 'Edit details' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit details'));
  });

  it('are sent with ids where the platform answered objects', async () => {
    const before = await planNow(standIn);
    standIn.refs('populated');
    const page = await edit();
    put(/^Name/, 'Standard plus');
    await page.press('Save');
    await page.banner('Plan saved successfully');
    const { application, ...sent } = saves()[0]!;
    const { application: __, ...wanted } = before;
    expect(sent).toEqual({ ...wanted, name: 'Standard plus' });
    expect(application).toMatchObject({ _id: applicationId(0) });
  });

  it('are as before on Cancel, and on Undo', async () => {
    const page = await edit();
    put(/^Name/, 'Nothing');
    pressIn(details(), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit details' })).toBeNull());
    within(details()).getByText('Standard');
    expect(saves()).toEqual([]);
    pressIn(details(), 'Edit details');
    put(/^Name/, 'Standard plus');
    await page.press('Save');
    await page.banner('Plan saved successfully');
    await page.press('Undo');
    await page.banner('Changes to the plan Standard have been undone.');
    expect((await planNow(standIn)).name).toBe('Standard');
  });

  it('need a name', async () => {
    const page = await edit();
    put(/^Name/, ' ');
    await page.press('Save');
    await waitFor(() =>
      expect(document.getElementById(`${field(/^Name/).id}-error`)?.textContent).toBe(
        'Plan name is required',
      ),
    );
    expect(saves()).toEqual([]);
  });

  it('leave alone what somebody else changed meanwhile in another part of the plan', async () => {
    const page = await edit();
    put('Description', 'For everybody');
    await naomiSaves(standIn, { name: 'Standard 2', purposes: [purposeId(4)] });
    await page.press('Save');
    await page.banner('Plan saved successfully');
    expect(await planNow(standIn)).toMatchObject({
      name: 'Standard 2',
      description: 'For everybody',
      purposes: [purposeId(4)],
    });
  });

  it('ask before they overwrite what somebody else changed in the same field', async () => {
    const page = await edit();
    put(/^Name/, 'Mine');
    await naomiSaves(standIn, { name: 'Theirs' });
    await page.press('Save');
    expect(cells(await page.question('Overwrite newer changes?'))).toEqual([['Name', 'Theirs', 'Mine']]);
    await page.answer('Save mine');
    await page.banner('Plan saved successfully');
    expect((await planNow(standIn)).name).toBe('Mine');
  });

  it.each([
    [
      'with a reason of the platform',
      { status: 409, body: { message: 'Somebody was faster' } },
      'Sorry there was an error. Somebody was faster. Check the current version and try again.',
    ],
    [
      'without one',
      { status: 503, body: {} },
      'There was an error updating plan. Something went wrong on the platform (503). Try again later. Your changes are kept.',
    ],
    [
      'without an answer',
      { drop: true },
      'There was an error updating plan. The connection was lost. Check your connection and try again.',
    ],
  ])('that cannot be saved say so, and what was typed stays (%s)', async (_, fault, text) => {
    standIn.fault({ match: 'PUT /api/subscription-plans/*', ...fault });
    const page = await edit();
    put(/^Name/, 'Standard plus');
    await page.press('Save');
    await page.banner(text);
    expect(field(/^Name/).value).toBe('Standard plus');
  });

  it('whose answer was lost are looked into: they are saved', async () => {
    standIn.fault({ match: 'PUT /api/subscription-plans/*', answer: 'cut' });
    const page = await edit();
    put(/^Name/, 'Standard plus');
    await page.press('Save');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(saves()).toHaveLength(1);
  });
});
