import { screen } from '@testing-library/react';
import { pressIn } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const name: [RegExp, string] = [/^Name/, 'Floodplain'];

const editTag = {
  as,
  address: '/tags?q=zoning',
  changes: 'tagName',
  before: async (page: FaultPage) => {
    await page.press('Edit Zoning');
    await screen.findByLabelText(name[0]);
  },
  act: async (page: FaultPage) => {
    changeField(...name);
    await page.press('Save');
  },
  typed: name,
};

export const tagsFaults = {
  'tags.list': [
    { as, address: '/tags' },
    { ...editTag, readsFirst: true },
  ],
  'tags.create': {
    as,
    address: '/tags',
    before: async page => {
      await page.press('New tag');
      await page.dialog('New tag');
    },
    act: async page => {
      changeField(...name);
      pressIn(await page.dialog('New tag'), 'Create tag');
    },
    typed: name,
  },
  'tags.update': editTag,
  'tags.remove': {
    as,
    address: '/tags?q=zoning',
    act: async page => {
      await page.press('Delete Zoning');
      await page.answer('Delete');
    },
  },
} satisfies Scenarios;
