import { screen } from '@testing-library/react';
import { CATALOGUE_EXAMPLES } from '../../screens/catalogue.ts';
import { pressIn } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const name = [/^Name/, 'Floodplain'] as const;
const typed: [RegExp, string] = [...name];

/** The scenarios of one kind of record. */
function scenariosOf({
  kind,
  noun,
  New,
  recordName,
  nameField: field,
  search,
  page: address,
}: (typeof CATALOGUE_EXAMPLES)[number]) {
  const list = `/${kind}?q=${encodeURIComponent(search)}`;
  const edit: Scenario = {
    as,
    address: list,
    changes: field,
    before: async (page: FaultPage) => {
      await page.press(`Edit ${recordName}`);
      await screen.findByLabelText(name[0]);
    },
    act: async (page: FaultPage) => {
      changeField(...name);
      await page.press('Save');
    },
    typed,
  };
  const create: Scenario = {
    as,
    address: `/${kind}`,
    before: async (page: FaultPage) => {
      await page.press(New);
      await page.dialog(New);
    },
    act: async (page: FaultPage) => {
      changeField(...name);
      pressIn(await page.dialog(New), `Create ${noun}`);
    },
    typed,
  };
  const remove: Scenario = {
    as,
    address: list,
    act: async (page: FaultPage) => {
      await page.press(`Delete ${recordName}`);
      await page.answer('Delete');
    },
  };
  return {
    list: { as, address: `/${kind}` },
    info: [
      { as, address },
      { ...edit, readsFirst: true as const },
    ],
    create,
    update: edit,
    remove,
  } satisfies Record<string, Scenario | Scenario[]>;
}

const [purposes, toolgroups, tools] = CATALOGUE_EXAMPLES.map(scenariosOf) as [
  ReturnType<typeof scenariosOf>,
  ReturnType<typeof scenariosOf>,
  ReturnType<typeof scenariosOf>,
];

export const catalogueFaults = {
  'purposes.list': purposes.list,
  'purposes.info': purposes.info,
  'purposes.create': purposes.create,
  'purposes.update': purposes.update,
  'purposes.remove': purposes.remove,
  'toolgroups.list': toolgroups.list,
  'toolgroups.info': toolgroups.info,
  'toolgroups.create': toolgroups.create,
  'toolgroups.update': toolgroups.update,
  'toolgroups.remove': toolgroups.remove,
  'tools.list': tools.list,
  'tools.info': tools.info,
  'tools.create': tools.create,
  'tools.update': tools.update,
  'tools.remove': tools.remove,
} satisfies Scenarios;
