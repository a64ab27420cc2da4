import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planId } from '../../mocks/db/seededPlans.ts';
import { pressIn, selectChoice } from './choosing.ts';
import { BASIC, contents, openPlan, planPanel, STANDARD } from './plans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const SALES = 'Sales Comparison';

describe('comparing the plans of an application', () => {
  const table = () => within(planPanel('Plans of this application 4')).getByRole('table');
  const read = async (plan = STANDARD) => {
    const page = await openPlan(standIn, plan);
    await screen.findByRole('region', {
      name: 'Plans of Larkspur County Assessor: purposes, toolgroups and tools',
    });
    await within(table()).findByRole('rowheader', { name: 'Total number of tools' });
    return page;
  };
  const row = (name: string) => within(table()).getByRole('row', { name: new RegExp(`^${name}`) });
  const cellTexts = (name: string) => [...row(name).children].map(cell => cell.textContent);

  it('the comparison of plans shows prices and contents, and links each plan', async () => {
    const page = await read();
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map(head => [head.textContent, head.getAttribute('aria-current')]),
    ).toEqual([
      ['Item', null],
      ['Basic', null],
      ['Standard', 'true'],
      ['Professional', null],
      ['Intern', null],
    ]);
    expect(cellTexts('Lowest price per month')).toEqual([
      'Lowest price per month',
      '$15.00',
      '$40.00',
      '$83.25',
      '–',
    ]);
    expect(cellTexts(SALES)).toEqual([SALES, '–', 'Yes', 'Yes', '–']);
    expect(cellTexts('Total number of tools')).toEqual(['Total number of tools', '17', '20', '38', '0']);
    await page.person.click(within(table()).getByRole('link', { name: 'Basic' }));
    await screen.findByRole('heading', { level: 1, name: 'Basic' });
    expect(page.address()).toBe(`/subscription-plan/${BASIC}/edit`);
  });

  it('the comparison of plans counts the entries that could not be read', async () => {
    const { data } = await (
      await standIn.as('superadmin')
    ).ask<{ data: { subscriptionPlans: object[] }[] }>(
      'GET',
      '/api/applications?expand=subscriptionPlans&query=larkspur',
    );
    const application = data[0]!;
    standIn.fault({
      match: 'GET /api/applications',
      status: 200,
      body: [{ ...application, subscriptionPlans: [...application.subscriptionPlans, null, 'plan'] }],
    });
    await read();
    expect(planPanel('Plans of this application 4').textContent).toContain(
      '2 entries could not be read and were skipped.',
    );
  });

  it('the comparison of plans marks unsaved changes of the open plan', async () => {
    await read();
    pressIn(contents(), 'Edit purposes');
    await screen.findByRole('form', { name: 'Edit purposes' });
    pressIn(contents(), `Remove ${SALES}`);
    await selectChoice(contents(), 'Add purposes', 'Zoning Review');
    await waitFor(() => expect(cellTexts(SALES)).toEqual([SALES, '–', 'unsaved', 'Yes', '–']));
    expect(cellTexts('Zoning Review')).toEqual(['Zoning Review', '–', 'unsaved', 'Yes', '–']);
    pressIn(contents(), 'Cancel');
    await waitFor(() => expect(cellTexts('Zoning Review')).toEqual(['Zoning Review', '–', '–', 'Yes', '–']));
  });

  it('the comparison of plans reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/applications', status: 503, body: {} });
    await openPlan(standIn);
    const container = planPanel('Plans of this application');
    await within(container).findByRole('heading', { name: 'There was an error loading plans' });
    standIn.clearFaults();
    pressIn(container, 'Retry');
    expect(await screen.findByRole('region', { name: /^Plans of Larkspur/ })).toBeTruthy();
  });

  it('a comparison of many plans scrolls on its own, by keyboard too', async () => {
    await openPlan(standIn, planId(8, 5));
    const container = await screen.findByRole('region', { name: /^Plans of Marlow County Tax Maps/ });
    expect(container.tabIndex).toBe(0);
    expect(within(container).getAllByRole('columnheader')).toHaveLength(34);
  });
});
