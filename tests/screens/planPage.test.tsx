import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, purposeId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { pressIn } from './choosing.ts';
import {
  APPLICATIONS_ROUTE,
  cells,
  details,
  openPlan,
  planReadRoute,
  planUpdateRoute,
  planUrl,
  readStoredPlan,
  saveAsOtherUser,
  STANDARD,
} from './plans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

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
const saves = () => standIn.requestsOf(planUpdateRoute(STANDARD)).map(({ body }) => body);

describe('the page of a plan', () => {
  it('the page of a plan shows name, description and ID, and its application in the breadcrumb', async () => {
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
  ])(
    'the page of a plan reports a failed request, and loads again on Retry (%s)',
    async (_, body, title, text) => {
      standIn.fault({ match: 'GET /api/subscription-plans/*', status: 500, body, times: 2 });
      const page = await visit(standIn, 'superadmin', planUrl(STANDARD));
      const alertBox = await screen.findByRole('alert');
      within(alertBox).getByRole('heading', { name: title });
      within(alertBox).getByText(text);
      await page.press('Retry');
      expect(await screen.findByRole('heading', { level: 1, name: 'Standard' })).toBeTruthy();
    },
  );

  it('the page of an unknown plan says that it was not found', async () => {
    await openPlan(standIn, planId(0, 99));
    expect(screen.getByRole('heading', { name: 'Plan not found' })).toBeTruthy();
  });

  it('an admin is refused the page of a plan of another application', async () => {
    const page = await openPlan(standIn, planId(7 + 1, 0), { name: 'admin' });
    await page.banner('You are not authorized to change the plans of this application.');
    expect(page.address()).toBe('/');
  });

  it.each([
    ['names its application', {}],
    ['does not name it', { application: undefined }],
  ])(
    'an admin is refused a plan of another application even if the platform sends it (the plan %s)',
    async (_, own) => {
      const body = { ...(await readStoredPlan(standIn, planId(8, 0))), ...own };
      standIn.fault({ match: 'GET /api/subscription-plans/*', status: 200, body });
      const page = await visit(standIn, 'admin', planUrl(planId(8, 0)));
      expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
      await page.banner('You are not authorized to change the plans of this application.');
      expect(page.address()).toBe('/');
    },
  );

  it('a user who administers an application without being staff is refused a plan, without a request for it', async () => {
    const page = await visit(standIn, 'keeper', planUrl(STANDARD));
    await page.banner('You are not authorized to change the plans of this application.');
    expect(standIn.requestsOf(planReadRoute(STANDARD))).toEqual([]);
  });

  it('the page of a plan finds its application when the plan does not name it', async () => {
    const { application: _, ...plan } = await readStoredPlan(standIn);
    standIn.fault({ match: 'GET /api/subscription-plans/*', status: 200, body: plan });
    await openPage();
    const chip = await screen.findByTitle('Larkspur County Assessor');
    expect(chip.textContent).toBe('Larkspur County Assessor');
  });

  it('the page of a plan finds its application by name, without loading all plans of others', async () => {
    await openPage();
    await screen.findByRole('region', { name: /^Plans of Larkspur/ });
    const requests = standIn.requestsOf(APPLICATIONS_ROUTE).map(({ query }) => query);
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
  it('the details of a plan are read-only until Edit, and are saved with unknown fields and IDs', async () => {
    await saveAsOtherUser(standIn, { badge: { color: 'gold' } });
    const before = await readStoredPlan(standIn);
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

  it('the details of a plan are sent with IDs when the platform returned objects', async () => {
    const before = await readStoredPlan(standIn);
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

  it('Cancel discards changes to the details of a plan, and Undo reverts saved ones', async () => {
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
    expect((await readStoredPlan(standIn)).name).toBe('Standard');
  });

  it('the details of a plan need a name', async () => {
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

  it('saving the details of a plan keeps what another user changed in other parts', async () => {
    const page = await edit();
    put('Description', 'For everybody');
    await saveAsOtherUser(standIn, { name: 'Standard 2', purposes: [purposeId(4)] });
    await page.press('Save');
    await page.banner('Plan saved successfully');
    expect(await readStoredPlan(standIn)).toMatchObject({
      name: 'Standard 2',
      description: 'For everybody',
      purposes: [purposeId(4)],
    });
  });

  it('saving the details of a plan asks before it overwrites another user’s change in the same field', async () => {
    const page = await edit();
    put(/^Name/, 'Mine');
    await saveAsOtherUser(standIn, { name: 'Theirs' });
    await page.press('Save');
    expect(cells(await page.question('Overwrite newer changes?'))).toEqual([['Name', 'Theirs', 'Mine']]);
    await page.answer('Save mine');
    await page.banner('Plan saved successfully');
    expect((await readStoredPlan(standIn)).name).toBe('Mine');
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
  ])(
    'a failed save of the details of a plan is reported, and the typed text stays (%s)',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/subscription-plans/*', ...fault });
      const page = await edit();
      put(/^Name/, 'Standard plus');
      await page.press('Save');
      await page.banner(text);
      expect(field(/^Name/).value).toBe('Standard plus');
    },
  );

  it('details of a plan whose reply was lost are looked up, and not sent twice', async () => {
    standIn.fault({ match: 'PUT /api/subscription-plans/*', answer: 'cut' });
    const page = await edit();
    put(/^Name/, 'Standard plus');
    await page.press('Save');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(saves()).toHaveLength(1);
  });
});
