import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { APPLICATION_NAMES } from '../../mocks/db/demoNames.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { errorIn, optionsOf, pressIn, selectChoice } from './choosing.ts';
import { openPlan, readStoredPlan, STANDARD, type StoredPlan } from './plans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

/** An application without plans. */
const [TARGET, NAME] = [applicationId(7), APPLICATION_NAMES[7]!];
const CREATE = `POST /api/subscription-plans/${TARGET}`;
const ADD = 'POST /api/subscription-plans/*/add-period';
const made = async () => {
  const { data } = await (
    await standIn.as('second.superadmin')
  ).ask<{ data: { _id: string; subscriptionPlans: StoredPlan[] }[] }>(
    'GET',
    '/api/applications?expand=subscriptionPlans&pageSize=0',
  );
  return data.find(({ _id }) => _id === TARGET)!.subscriptionPlans;
};
const openPage = async () => {
  const page = await openPlan(standIn);
  await page.press('Duplicate to another application');
  const dialog = await page.dialog('Duplicate Standard to another application?');
  return { page, dialog };
};
const openDialog = async () => {
  const { page, dialog } = await openPage();
  await selectChoice(dialog, 'Application', NAME);
  pressIn(dialog, 'Duplicate');
  return page;
};
const results = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(item => [...item.querySelectorAll('span')].map(one => one.textContent));
/** The writes, in order. */
const writes = () => standIn.calls().filter(call => !call.startsWith('GET '));
const terms = ({ name, interval, intervalCount, price }: StoredPlan['periods'][number]) => ({
  name,
  interval,
  intervalCount,
  price,
});

describe('duplicating a plan to another application', () => {
  it('duplicating a plan creates the plan, its periods in order and its contents, and links to the new plan', async () => {
    const plan = await readStoredPlan(standIn);
    const page = await openDialog();
    const dialog = await page.dialog(`Standard duplicated to ${NAME}`);
    expect(results(dialog)).toEqual([
      ['The plan Standard', 'done'],
      ['Period: Day pass', 'done'],
      ['Period: Monthly', 'done'],
      ['Period: Quarter', 'done'],
      ['Period: Annual', 'done'],
      ['Purposes, toolgroups and tools', 'done'],
    ]);
    const [copy] = await made();
    expect(standIn.requestsOf(CREATE).map(({ body }) => body)).toEqual([
      { name: 'Standard', description: plan.description },
    ]);
    const add = `POST /api/subscription-plans/${copy!._id}/add-period`;
    expect(standIn.requestsOf(add).map(({ body }) => body)).toEqual(plan.periods.map(terms));
    expect(writes()).toEqual([CREATE, add, add, add, add, `PUT /api/subscription-plans/${copy!._id}`]);
    expect(copy).toMatchObject({
      name: 'Standard',
      purposes: plan.purposes,
      toolgroups: plan.toolgroups,
      tools: plan.tools,
    });
    expect(copy!.periods.map(terms)).toEqual(plan.periods.map(terms));
    await page.person.click(within(dialog).getByRole('link', { name: 'Open the new plan' }));
    await waitFor(() => expect(page.address()).toBe(`/subscription-plan/${copy!._id}/edit`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the dialog for duplicating a plan lists what is created, and warns of a plan with the same name', async () => {
    const { dialog } = await openPage();
    within(dialog).getByText(
      'A plan with the same name and 4 periods, 3 purposes, 3 toolgroups and 3 tools will be created there. It will have no subscribers, and this plan will not change.',
    );
    expect(await optionsOf(dialog, 'Application')).not.toContain('Larkspur County Assessor');
    await selectChoice(dialog, 'Application', 'City of Millbrook');
    await within(dialog).findByText(
      'City of Millbrook already has a plan called Standard. It will have two plans with this name.',
    );
  });

  it('duplicating a plan needs an application', async () => {
    const { dialog } = await openPage();
    await within(dialog).findByLabelText('Application');
    pressIn(dialog, 'Duplicate');
    await waitFor(() => expect(errorIn(dialog, 'Application')).toBe('Please select a valid Application'));
    expect(writes()).toEqual([]);
  });

  it('duplicating a plan stops at a failure with its reason, and Retry creates the remaining parts', async () => {
    standIn.fault({ match: ADD, status: 500, times: 1 });
    const page = await openDialog();
    const dialog = await page.dialog(
      `Standard only partly duplicated to ${NAME}: 1 part created, 1 failed, 4 not started`,
    );
    expect(results(dialog).slice(0, 2)).toEqual([
      ['Period: Day pass', 'Something went wrong on the platform (500). Try again later.'],
      ['Period: Monthly', 'not started'],
    ]);
    within(dialog).getByRole('link', { name: 'Open the new plan' });
    pressIn(dialog, 'Retry remaining items');
    await page.dialog(`Standard duplicated to ${NAME}`);
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
    expect((await made())[0]!.periods.map(({ name }) => name)).toEqual([
      'Day pass',
      'Monthly',
      'Quarter',
      'Annual',
    ]);
  });

  it('duplicating a plan creates nothing else when the plan itself is refused', async () => {
    standIn.fault({ match: CREATE, status: 403, body: { message: 'Not there' } });
    const page = await openDialog();
    const dialog = await page.dialog('Standard not duplicated, 1 failed, 5 not started');
    expect(results(dialog)[0]).toEqual(['The plan Standard', 'Not there']);
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(writes()).toEqual([CREATE]);
  });

  it('duplicating a plan looks up each part whose reply was lost, and creates none twice', async () => {
    standIn.fault({ match: CREATE, answer: 'html' });
    standIn.fault({ match: ADD, answer: 'cut', times: 2 });
    standIn.fault({ match: 'PUT /api/subscription-plans/*', answer: 'empty' });
    const page = await openDialog();
    await page.dialog(`Standard duplicated to ${NAME}`);
    expect(writes()).toHaveLength(6);
    expect(await made()).toHaveLength(1);
    expect((await made())[0]!.periods).toHaveLength(4);
  });

  it('duplicating a plan looks for the plan before it retries, when the first lookup failed', async () => {
    const page = await openPlan(standIn);
    await page.press('Duplicate to another application');
    const duplicateDialog = await page.dialog(/^Duplicate/);
    await selectChoice(duplicateDialog, 'Application', NAME);
    await page.settled();
    standIn.fault({ match: CREATE, answer: 'cut' });
    standIn.fault({ match: 'GET /api/applications', delayMs: 1, times: 1 });
    standIn.fault({ match: 'GET /api/applications', status: 500 });
    pressIn(duplicateDialog, 'Duplicate');
    const dialog = await page.dialog('Standard not duplicated, 1 failed, 5 not started');
    standIn.clearFaults();
    pressIn(dialog, 'Retry remaining items');
    await page.dialog(`Standard duplicated to ${NAME}`);
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
    expect(await made()).toHaveLength(1);
  });

  it('duplicating a plan can be stopped: the running part is finished, the others are not started', async () => {
    standIn.fault({ match: ADD, delayMs: 60_000 });
    const page = await openDialog();
    const running = await page.dialog(/^Duplicating Standard: 1 of 6$/);
    pressIn(running, 'Stop');
    standIn.clearFaults();
    await page.dialog(`Standard only partly duplicated to ${NAME}: 2 parts created, 4 not started`);
    expect(writes()).toHaveLength(2);
  });

  it('the dialog for duplicating a plan asks before it closes with a chosen application', async () => {
    const { page, dialog } = await openPage();
    await selectChoice(dialog, 'Application', 'City of Millbrook');
    pressIn(dialog, 'Cancel');
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await readStoredPlan(standIn, STANDARD)).name).toBe('Standard');
  });
});
