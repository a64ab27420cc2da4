import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { defaultConfigs } from '../../../src/platform/defaultConfigs.ts';
import { limitToConfigured } from '../../screens/configured.ts';
import type { FaultPage, Scenario, Scenarios, StandIn } from '../testFaults.ts';

const as = 'superadmin';
const ofApplication = (n: number) => `/application/${applicationId(n)}/info#configs`;
const DEFAULTS = '/#defaults';

/** Replaces the document by a file, before it is saved. */
const reviewing = (address: Scenario['address']): Scenario => ({
  as,
  address,
  before: async () => {
    await screen.findByRole('button', { name: 'Raw JSON' });
    fireEvent.change(screen.getByLabelText('Choose a JSON file'), {
      target: { files: [new File(['{"title": "New"}'], 'new.json')] },
    });
    await screen.findByText(/Unsaved changes/);
  },
  act: (page: FaultPage) => page.press('Review and save'),
});
/** The Save button of the review, once it is enabled. */
const inReview = async (page: FaultPage) => {
  const dialog = await page.dialog('Review changes');
  return waitFor(() => {
    const button = within(dialog).getByRole('button', { name: 'Save' });
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('still reading');
    return button;
  });
};
const saving = (address: Scenario['address']): Scenario => ({
  ...reviewing(address),
  before: async page => {
    await reviewing(address).before!(page);
    await page.press('Review and save');
    await inReview(page);
  },
  act: async page => page.person.click(await inReview(page)),
});
/** Checks the services that a document names. */
const checking = (address: Scenario['address'], before?: () => Promise<unknown>): Scenario => ({
  as,
  address,
  before: async () => {
    await before?.();
    await screen.findByRole('button', { name: 'Check services' });
  },
  act: (page: FaultPage) => page.press('Check services'),
});
const RESULTS = ofApplication(0).replace('#', '?configPart=results#');
/** The map shows an image service. */
const imagery = async () => {
  await screen.findByRole('button', { name: 'Raw JSON' });
  const file = new File(
    [
      '{"map": {"operationalLayers": [{"id": "a", "url": "https://gis.maps.example/arcgis/rest/services/Aerial/ImageServer"}]}}',
    ],
    'new.json',
  );
  fireEvent.change(screen.getByLabelText('Choose a JSON file'), { target: { files: [file] } });
  await screen.findByText(/Unsaved changes/);
};

/** There are no default configs yet. */
const noDefaults = (standIn: StandIn) => standIn.fault({ match: defaultConfigs.read.route, status: 404 });

/** Searches for a text of the default configs and of few applications. */
const lookedFor: Scenario = {
  as,
  address: async standIn => {
    await limitToConfigured(standIn);
    return '/?replace=tiles.maps.example&replaceWith=imagery.maps.example';
  },
  before: async () => {
    await waitFor(() => {
      if (screen.getByRole('button', { name: 'Dry run' }).hasAttribute('aria-disabled'))
        throw new Error('still reading');
    });
  },
  act: (page: FaultPage) => page.press('Dry run'),
};
/** Checks the new URLs of a dry run. */
const newUrls: Scenario = {
  ...lookedFor,
  address: async standIn => {
    await limitToConfigured(standIn);
    return '/?replace=https://gis.&replaceWith=http://gis.&replaceOptions=case,addresses';
  },
};
/** Replaces the text everywhere. */
const replacing: Scenario = {
  ...lookedFor,
  before: async page => {
    await lookedFor.before!(page);
    await page.press('Dry run');
    await screen.findByRole('button', { name: /^Replace \d+ matches$/ });
  },
  act: async page => {
    await page.press(/^Replace \d+ matches$/);
    await page.answer(/^Replace/);
  },
};

export const configsFaults = {
  'configs.ofApplication': [
    { as, address: ofApplication(0) },
    { ...reviewing(ofApplication(0)), readsFirst: true },
  ],
  'configs.create': saving(ofApplication(2)),
  'configs.update': [saving(ofApplication(0)), replacing],
  // If these calls fail, the user types the values.
  'layers.ofApplication': [
    { as, address: ofApplication(1), quiet: true },
    { ...checking(RESULTS), readsFirst: true },
    newUrls,
  ],
  'fieldApps.ofApplication': newUrls,
  'mapServices.fields': [
    { as, address: ofApplication(1).replace('#', '?configPart=results#'), quiet: true },
    { ...checking(RESULTS), readsFirst: true },
  ],
  'mapServices.layers': [{ ...checking(ofApplication(0)), readsFirst: true }, newUrls],
  'mapServices.layer': { ...checking(ofApplication(0), imagery), readsFirst: true },
  'defaultConfigs.read': [
    { as, address: DEFAULTS },
    { as, address: ofApplication(0), act: (page: FaultPage) => page.press('Load Default') },
    lookedFor,
  ],
  'defaultConfigs.create': {
    ...saving(async standIn => {
      noDefaults(standIn);
      return DEFAULTS;
    }),
    act: async (page, standIn) => {
      noDefaults(standIn);
      await page.person.click(await inReview(page));
    },
  },
  'defaultConfigs.update': [saving(DEFAULTS), replacing],
} satisfies Scenarios;
