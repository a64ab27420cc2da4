import { fireEvent, screen } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { planId } from '../../../mocks/db/seededPlans.ts';
import { openSelector, pressIn, selectChoice } from '../../screens/choosing.ts';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const address = `/subscription-plan/${planId(0, 1)}/edit`;
const newPlan = `/subscription-plan/${applicationId(0)}`;
const panel = (name: RegExp | string) => screen.findByRole('region', { name });
const formed = (name: string) => screen.findByRole('form', { name });
const typing = (form: string, label: RegExp, text: string, button: string) => async () => {
  const container = await formed(form);
  const field = [...container.querySelectorAll('label')].find(one => label.test(one.textContent!))!.htmlFor;
  fireEvent.change(document.getElementById(field)!, { target: { value: text } });
  pressIn(container, button);
};
const opening = (container: string, button: string) => async () => pressIn(await panel(container), button);

const details = {
  as,
  address,
  changes: 'description',
  before: opening('Details', 'Edit details'),
  act: typing('Edit details', /^Description/, 'For all', 'Save'),
  typed: ['Description', 'For all'] as [string, string],
};
const included = {
  as,
  address,
  changes: 'purposes',
  before: async () => {
    await opening('What the plan includes', 'Edit purposes')();
    pressIn(await formed('Edit purposes'), 'Remove Sales Comparison');
  },
  act: async () => pressIn(await formed('Edit purposes'), 'Save'),
};
const period = {
  as,
  address,
  before: async () => {
    fireEvent.change((await screen.findAllByLabelText(/^Name/))[0]!, { target: { value: 'Half year' } });
    fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '250' } });
  },
  act: (page: FaultPage) => page.press('Add period'),
};
const duplicating = {
  as,
  address,
  before: async (page: FaultPage) => {
    await page.press('Duplicate to another application');
    await selectChoice(await page.dialog(/^Duplicate/), 'Application', 'City of Millbrook');
  },
  act: async (page: FaultPage) => pressIn(await page.dialog(/^Duplicate/), 'Duplicate'),
};
const adding = (kind: string, label: string, hash: string) => ({
  as,
  address: `${address}#${hash}`,
  act: async () => {
    await opening('What the plan includes', `Edit ${kind}`)();
    // The selector requests its options at once. If that ends the session, it cannot be opened.
    await openSelector(document.body, label).catch(() => {});
  },
});

export const plansFaults = {
  'subscription-plans.info': [
    { as, address },
    { ...details, readsFirst: true },
    { ...included, readsFirst: true },
  ],
  'subscription-plans.create': [
    {
      as,
      address: newPlan,
      act: typing('New plan', /^Name/, 'Field crews', 'Create plan'),
      typed: [/^Name/, 'Field crews'],
    },
    duplicating,
  ],
  'subscription-plans.update': [details, included],
  'subscription-plans.addPeriod': period,
  'purposes.list': [{ as, address }, adding('purposes', 'Add purposes', 'purposes')],
  'toolgroups.list': [
    { as, address: `${address}#toolgroups` },
    adding('toolgroups', 'Add toolgroups', 'toolgroups'),
  ],
  'tools.list': [{ as, address: `${address}#tools` }, adding('tools', 'Add tools', 'tools')],
  'applications.list': [
    { as, address },
    { as, address: newPlan },
  ],
} satisfies Scenarios;
