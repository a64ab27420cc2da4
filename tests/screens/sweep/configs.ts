import { fireEvent, screen } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import type { Asked, Page, Scenarios, StandIn } from './sweep.ts';

const as = 'superadmin';
const ofApplication = (n: number) => `/application/${applicationId(n)}/info#configs`;
const DEFAULTS = '/#defaults';

/** Puts a file in the place of the document, and saves it. */
const saving = (address: Asked['address']): Asked => ({
  as,
  address,
  before: async () => {
    await screen.findByRole('textbox', { name: /, JSON$/ });
    fireEvent.change(screen.getByLabelText('Choose a JSON file'), { target: { files: [new File(['{"title": "New"}'], 'new.json')] } });
    await screen.findByText(/Unsaved changes/);
  },
  act: (page: Page) => page.press('Save'),
});
/** As if nobody had stored any yet. */
const noDefaults = (standIn: StandIn) => standIn.fault({ match: 'GET /api/default-configs/', status: 404 });

/** How the calls about configs and their defaults come to be asked. */
export const configs = {
  'configs.ofApplication': [{ as, address: ofApplication(0) }, { ...saving(ofApplication(0)), readsFirst: true }],
  'configs.create': saving(ofApplication(2)),
  'configs.update': saving(ofApplication(0)),
  'defaultConfigs.read': [{ as, address: DEFAULTS }, { as, address: ofApplication(0), act: (page: Page) => page.press('Load Default') }],
  'defaultConfigs.create': {
    ...saving(async standIn => {
      noDefaults(standIn);
      return DEFAULTS;
    }),
    act: async (page, standIn) => {
      noDefaults(standIn);
      await page.press('Save');
    },
  },
  'defaultConfigs.update': saving(DEFAULTS),
} satisfies Scenarios;
