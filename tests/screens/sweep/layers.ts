import { screen } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { put } from '../visit.tsx';
import type { Asked, Page, Scenarios } from './sweep.ts';

const MILLBROOK = applicationId(1);
const tab = (more = ''): Asked => ({ as: 'superadmin', address: `/application/${MILLBROOK}/info${more}#application-layers` });
const edited = async (page: Page) => {
  await page.press('Edit Parcels');
  await screen.findByLabelText(/^Description/);
};
const save = async (page: Page) => {
  put(/^Description/, 'As recorded');
  await page.press('Save');
};
const wells = {
  ...tab(),
  before: async (page: Page) => {
    await page.press('New layer');
    await screen.findByLabelText(/^Geometry/);
  },
  act: async (page: Page) => {
    put(/^Name/, 'Wells');
    put(/^Geometry/, 'Point');
    await page.press('Create layer');
  },
  typed: [/^Name/, 'Wells'] as [RegExp, string],
};

/** How the calls about the layers of an application come to be asked. */
export const layers = {
  'layers.ofApplication': [tab(), { ...tab(), before: edited, act: save, typed: [/^Description/, 'As recorded'], readsFirst: true }],
  'layers.create': wells,
  'layers.update': { ...tab(), before: edited, act: save, typed: [/^Description/, 'As recorded'] },
  'layers.remove': {
    ...tab(),
    before: () => screen.findByRole('button', { name: 'Delete Parcels' }),
    act: async (page: Page) => {
      await page.press('Delete Parcels');
      await page.answer('Delete');
    },
  },
} satisfies Scenarios;
