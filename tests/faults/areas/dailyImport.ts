import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const address = `/application/${applicationId(0)}/info#daily-import`;

/** The button of a dialog, once it is enabled because the stored config has loaded. */
const ready = async (page: FaultPage, title: string, name: string) => {
  const dialog = await page.dialog(title);
  return waitFor(() => {
    const button = within(dialog).getByRole('button', { name });
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('still reading');
    return button;
  });
};
const edit = async (page: FaultPage) => {
  const start = await screen.findByRole('textbox', { name: 'start of schedule' });
  fireEvent.change(start, { target: { value: '03:00' } });
  fireEvent.blur(start);
  await page.type(/^Backup name/, 'Before the fault');
};
const reviewing: Scenario = {
  as,
  address,
  before: edit,
  act: (page: FaultPage) => page.press('Review and save'),
  readsFirst: true,
};
const reverting = async (page: FaultPage) => {
  await page.press('Revert to First version');
  return ready(page, 'Revert to “First version”?', 'Revert');
};

export const dailyImportFaults = {
  'dailyImport.ofApplication': [{ as, address }, reviewing],
  'dailyImport.versions': { as, address },
  'dailyImport.save': {
    as,
    address,
    before: async page => {
      await edit(page);
      await page.press('Review and save');
      await ready(page, 'Review changes', 'Save');
    },
    act: async page => page.person.click(await ready(page, 'Review changes', 'Save')),
  },
  'dailyImport.revert': {
    as,
    address,
    before: reverting,
    act: async page => page.person.click(await ready(page, 'Revert to “First version”?', 'Revert')),
  },
} satisfies Scenarios;
