import { screen, within } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const MILLBROOK = applicationId(1);
const tab = (more = ''): Scenario => ({
  as: 'superadmin',
  address: `/application/${MILLBROOK}/info${more}#application-layers`,
});
const layerInfo = {
  ...tab(),
  changes: 'description',
  before: async (page: FaultPage) => {
    await page.press('Edit Parcels');
    await screen.findByLabelText(/^Description/);
  },
  act: async (page: FaultPage) => {
    changeField(/^Description/, 'As recorded');
    await page.press('Save');
  },
  typed: [/^Description/, 'As recorded'] as [RegExp, string],
};
const wells = {
  ...tab(),
  before: async (page: FaultPage) => {
    await page.press('New layer');
    await screen.findByLabelText(/^Geometry/);
  },
  act: async (page: FaultPage) => {
    changeField(/^Name/, 'Wells');
    changeField(/^Geometry/, 'Point');
    await page.press('Create layer');
  },
  typed: [/^Name/, 'Wells'] as [RegExp, string],
};

const group = {
  ...tab(),
  changes: 'groupName',
  before: async (page: FaultPage) => {
    await page.person.click(
      within(await screen.findByRole('list', { name: 'Protected layers' })).getAllByRole('button', {
        name: /^Edit/,
      })[0]!,
    );
    await screen.findByLabelText(/^Group name/);
  },
  act: async (page: FaultPage) => {
    changeField(/^Group name/, 'Renamed');
    await page.press('Save');
  },
  typed: [/^Group name/, 'Renamed'] as [RegExp, string],
};

const picker = (page: FaultPage) => page.press('Add from a service');
const openParcels = (page: FaultPage) => page.press(/^Assessor\/Parcels/);
const details = {
  ...tab(),
  before: async (page: FaultPage) => {
    await picker(page);
    await openParcels(page);
    await screen.findByRole('button', { name: 'Details of Parcels' });
  },
  act: (page: FaultPage) => page.press('Details of Parcels'),
};

export const layersFaults = {
  'configs.ofApplication': tab(),
  'layers.ofApplication': [tab(), { ...layerInfo, readsFirst: true }],
  'layers.create': wells,
  'layers.update': layerInfo,
  'layers.remove': {
    ...tab(),
    before: () => screen.findByRole('button', { name: 'Delete Parcels' }),
    act: async (page: FaultPage) => {
      await page.press('Delete Parcels');
      await page.answer('Delete');
    },
  },
  'protectedLayers.ofApplication': [tab(), { ...group, readsFirst: true }],
  'protectedLayers.create': {
    ...tab(),
    before: async (page: FaultPage) => {
      await page.press('New group');
      await screen.findByLabelText(/^Group name/);
    },
    act: async (page: FaultPage) => {
      changeField(/^Group name/, 'Sealed');
      changeField(/^Group index/, '9');
      await page.press('Create group');
    },
    typed: [/^Group name/, 'Sealed'],
  },
  'protectedLayers.update': group,
  'protectedLayers.remove': {
    ...tab(),
    before: () => screen.findByRole('heading', { name: /^Protected layers \d/ }),
    act: async (page: FaultPage) => {
      await page.person.click(
        within(screen.getByRole('list', { name: 'Protected layers' })).getAllByRole('button', {
          name: /^Delete/,
        })[0]!,
      );
      await page.answer('Delete');
    },
  },
  'mapServices.list': {
    ...tab(),
    before: () => screen.findByRole('button', { name: 'Add from a service' }),
    act: picker,
  },
  'mapServices.layers': {
    ...tab(),
    before: picker,
    act: openParcels,
  },
  'mapServices.layer': details,
  'mapServices.fields': details,
} satisfies Scenarios;
