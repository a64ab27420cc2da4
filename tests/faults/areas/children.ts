import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { purposeId, toolgroupId, toolId } from '../../../mocks/db/seededIds.ts';
import { pressIn, selectChoice } from '../../screens/choosing.ts';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const purpose = `/purposes/${purposeId(3)}/info`;
const toolgroup = `/toolgroup/${toolgroupId(1)}/info`;
const tool = `/tool/${toolId(11)}/info`;

const panel = (name: string) => screen.findByRole('region', { name });
/** The rows of a panel, once they can be reordered. */
const rows = async (title: string) => {
  const container = await panel(title);
  await waitFor(() => {
    if (!container.querySelector('[data-act=up]')) throw new Error('no rows yet');
  });
  return container;
};
const moving = (address: string, title: string, changes: string) => ({
  as,
  address,
  changes,
  isMove: true as const,
  before: () => rows(title),
  act: async () => fireEvent.click((await rows(title)).querySelector('[data-act=down]')!),
});
const unlinking = (address: string, title: string) => ({
  as,
  address,
  before: () => rows(title),
  act: async (page: FaultPage) => {
    fireEvent.click((await rows(title)).querySelector('[data-act=unlink]')!);
    await page.answer('Remove');
  },
});
const dialog = (add: string) => async (page: FaultPage) => {
  pressIn(await panel(add === 'Add tool' ? 'Tools' : 'Toolgroups'), add);
  return page.dialog(add);
};
const creating = (address: string, add: string, form: string) => ({
  as,
  address,
  before: async (page: FaultPage) => {
    await dialog(add)(page);
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Snapping' } });
  },
  act: async () => pressIn(await screen.findByRole('form', { name: form }), add),
  typed: [/^Name/, 'Snapping'] as [RegExp, string],
});
const searching = (add: string) => async (page: FaultPage) => {
  const opened = await dialog(add)(page);
  fireEvent.click(within(opened).getByRole('tab', { name: 'Use existing' }));
  act(() => within(opened).getByRole('combobox').focus());
  return opened;
};
const adding = (address: string, add: string) => ({
  as,
  address,
  before: async (page: FaultPage) => {
    const opened = await searching(add)(page);
    const free = await waitFor(() =>
      within(opened)
        .getAllByRole('option')
        .find(one => one.getAttribute('aria-disabled') === 'false')!,
    );
    fireEvent.click(free);
  },
  act: async () => pressIn(await screen.findByRole('form', { name: 'Use existing' }), add),
});
const giving = (address: string) => ({
  as,
  address,
  changes: 'rolesAssigned',
  before: async () => {
    const container = await panel('Roles assigned');
    await selectChoice(container, 'Applications', 'Bexley Township');
    await selectChoice(container, 'Roles', 'Seasonal Clerk', 'Seas');
  },
  act: async () => pressIn(await panel('Roles assigned'), 'Assign role'),
});

/** Scenarios of the calls about the members of purposes and toolgroups, and about their roles. */
export const childrenFaults = {
  'toolgroups.ofPurpose': { as, address: purpose },
  'tools.ofToolgroup': { as, address: toolgroup },
  'purposes.update': [moving(purpose, 'Toolgroups', 'toolgroups'), giving(purpose)],
  'toolgroups.update': [moving(toolgroup, 'Tools', 'tools'), giving(toolgroup)],
  'tools.update': giving(tool),
  'toolgroups.unlink': unlinking(purpose, 'Toolgroups'),
  'tools.unlink': unlinking(toolgroup, 'Tools'),
  'toolgroups.createIn': creating(purpose, 'Add toolgroup', 'Create New'),
  'tools.createIn': creating(toolgroup, 'Add tool', 'Add new tool'),
  'purposes.addToolGroup': adding(purpose, 'Add toolgroup'),
  'toolgroups.addTool': adding(toolgroup, 'Add tool'),
  'tools.search': { as, address: toolgroup, act: searching('Add tool') },
} satisfies Scenarios;
