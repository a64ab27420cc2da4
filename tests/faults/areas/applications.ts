import { fireEvent, screen } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { openSelector, selectChoice } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const opened = `/?organization=${applicationId(2)}`;
const info = `/application/${applicationId(0)}/info`;
const newPage = '/application/new';
const card = () => screen.findByRole('region', { name: 'Clone from' });
const description: [RegExp, string] = [/^Description( \*)?$/, 'For all'];

const edit = async (page: FaultPage) => {
  await page.press('Edit');
  await screen.findByLabelText(description[0]);
  changeField(...description);
};
/** Opens an application over the list, which becomes inert. */
const openPart = (page: FaultPage) =>
  page.follow('Harlan County GIS').then(() => screen.findByRole('button', { name: 'Edit' }));
const editing = {
  as,
  address: '/?orgQ=harlan',
  changes: 'description',
  before: (page: FaultPage) => openPart(page).then(() => edit(page)),
  act: (page: FaultPage) => page.press('Update'),
  typed: description,
};
const editingAll = { ...editing, address: info, before: edit };
const creating = {
  as,
  address: newPage,
  before: async () => {
    const edition = await screen.findByLabelText(/^Product Edition/);
    await screen.findByRole('option', { name: 'Summit' });
    fireEvent.change(edition, { target: { value: 'Summit' } });
    changeField(/^Access Type/, 'Public');
    for (const [label, text] of [
      [/^Application Id/, 'heronlake'],
      [/^Organization name/, 'Heron Lake'],
      [/^Site URL/, 'https://heronlake.example'],
      [/^Disclaimer/, 'None'],
      [/^Database \*/, 'cama'],
    ] as const)
      changeField(label, text);
  },
  act: (page: FaultPage) => page.press('Create organization'),
  typed: [/^Organization name/, 'Heron Lake'] as [RegExp, string],
};
const listing = {
  as,
  address: info,
  before: async (page: FaultPage) => {
    await page.press('Edit');
    await page.press('Edit list: Product Edition');
    await page.press('Remove Baseline from the list');
  },
  act: (page: FaultPage) => page.press('Save list'),
};

const compareTarget = {
  as,
  address: `/?compare=${applicationId(0)},${applicationId(3)}&comparePart=layers&compareQ=${encodeURIComponent('address points')}`,
};

export const applicationsFaults = {
  'applications.list': { as, address: '/' },
  'applications.info': [
    { as, address: info },
    { as, address: opened },
    { ...editing, readsFirst: true },
  ],
  'applications.update': [editing, editingAll],
  'applications.remove': {
    as,
    address: '/?orgQ=harlan',
    before: openPart,
    act: async page => {
      await page.press('Delete…');
      await page.answer('Delete');
    },
  },
  'applications.create': creating,
  'applications.checkId': {
    as,
    address: newPage,
    act: async () => {
      changeField(/^Application Id/, 'heronlake');
      fireEvent.blur(screen.getByLabelText(/^Application Id/));
    },
    typed: [/^Application Id/, 'heronlake'],
    quiet: true,
  },
  'applications.properties': { as, address: newPage },
  'applications.saveProperties': listing,
  'applications.search': {
    as,
    address: newPage,
    async act() {
      fireEvent.change(await openSelector(await card(), 'Application to clone'), {
        target: { value: 'lark' },
      });
    },
  },
  'configs.ofApplication': { as, address: info },
  'layers.ofApplication': [{ as, address: info }, compareTarget],
  'layers.create': { ...compareTarget, act: page => page.press('Copy to the right: Address Points 1964') },
  'applicationParts.addTools': {
    ...compareTarget,
    address: `/?compare=${applicationId(0)},${applicationId(3)}&comparePart=tools`,
    act: page => page.press('Copy to the right: Legend'),
  },
  'mapServices.layers': { as, address: `/application/${applicationId(5)}/info` },
  'applications.formData': {
    as,
    address: newPage,
    act: async () =>
      selectChoice(await card(), 'Application to clone', 'larkspur-county-assessor', 'larkspur'),
  },
} satisfies Scenarios;
