import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { purposeId, roleId, toolgroupId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { pathTemplate } from '../../src/platform/endpoint.ts';
import { resourceLists, type ListDefinition } from '../../src/platform/resources.ts';
import { resources } from '../../src/resources/index.ts';
import { withoutPauses, type FaultPage } from '../faults/testFaults.ts';
import { openSelector, pressIn, selectChoice } from './choosing.ts';
import { startPlatform, type JsonFields } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeAll(() => standIn.reset());
beforeEach(withoutPauses);
afterEach(() => closeWindow());

type Texts = [first: string, then: string];
/** A field in which typing sends requests. */
interface SearchCase {
  as?: string;
  address: string;
  /** The source file. tests/house/typing.test.ts finds files without a case here. */
  by: string;
  asks: string;
  /** Opens the field, once the page is loaded. */
  field(page: FaultPage): Promise<HTMLElement> | HTMLElement;
  /** A text, and one with fewer matches. */
  texts: Texts | (() => Promise<Texts>);
  /** The names of the matches. */
  found(page: FaultPage): (string | null)[];
}

const panel = (name: string) => screen.findByRole('region', { name });
const options = () =>
  [...document.querySelectorAll('[role=option]')].map(
    option =>
      (option.querySelector('[class*=label]') ?? option.querySelector('span') ?? option).childNodes[0]!
        .textContent,
  );
/** The list of a resource, searched for the name of a record. */
const list = ({ route, sortBy }: ListDefinition, address: string): SearchCase => ({
  address: `${address}?view=table`,
  by: 'src/admin/filter/SearchInput.tsx',
  asks: route,
  field: page => page.main().querySelector<HTMLElement>('input[type=search]')!,
  async texts() {
    const { ask } = await standIn.as('superadmin');
    const { data } = await ask<{ data: JsonFields[] }>('GET', `${pathTemplate({ route })}?pageSize=0`);
    const names = data.map(record => String(record[sortBy]).toLowerCase());
    const name = names.findLast(text => /^[a-z]{5}/.test(text))!;
    return [name.slice(0, 1), name.slice(0, 5)];
  },
  found: page => [...page.main().querySelectorAll('tbody tr')].map(row => row.textContent),
});
const ofResources = resources.flatMap(({ name, list: page, options: { paths } }): [string, SearchCase][] =>
  page ? [[name, list(resourceLists[name]!, paths.list!)]] : [],
);
const select = (
  by: string,
  address: string,
  panelName: string,
  label: string,
  asks: string,
  texts: Texts,
  before: (openPanel: HTMLElement) => unknown = () => {},
): SearchCase => ({
  address,
  by,
  asks,
  async field() {
    const openPanel = await panel(panelName);
    await before(openPanel);
    return openSelector(openPanel, label);
  },
  texts,
  found: options,
});
const existing = (address: string, add: string, asks: string, texts: Texts): SearchCase => ({
  address,
  by: 'src/domain/catalogue/children/useChildChoices.ts',
  asks,
  async field(page) {
    pressIn(await panel(add === 'Add tool' ? 'Tools' : 'Toolgroups'), add);
    const dialog = await page.dialog(add);
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Use existing' }));
    const field = within(dialog).getByRole('combobox');
    act(() => field.focus());
    return field;
  },
  texts,
  found: options,
});
const grace = `/user/${seededUserId(2)}/info`;

const searchCases: Record<string, SearchCase> = {
  ...Object.fromEntries(ofResources),
  'the search over everything': {
    address: '/settings',
    by: 'src/layout/search/useRecordMatches.ts',
    asks: 'GET /api/users/search',
    async field(page) {
      await page.press('Search');
      return within(await page.dialog('Search')).getByRole('combobox');
    },
    texts: ['ann', 'lindq'],
    found: () =>
      [...document.querySelectorAll('[role=group][aria-label=Users] [role=option] [class*=label]')].map(
        label => label.textContent,
      ),
  },
  'an application': select(
    'src/domain/people/choiceSources.ts',
    grace,
    'Admin access',
    'Application',
    'GET /api/applications',
    ['a', 'millbrook'],
  ),
  'a role': select(
    'src/domain/people/choiceSources.ts',
    grace,
    'Roles by application',
    'Roles',
    'GET /api/roles/search',
    ['a', 'assessor'],
  ),
  'a person': select(
    'src/domain/people/userSource.ts',
    `/role/${roleId(1)}/info`,
    'Assigned users',
    'User',
    'GET /api/users/search',
    ['ann', 'lindq'],
  ),
  'protected layers': select(
    'src/resources/users/LayerInputs.tsx',
    `${grace}#protected-layers`,
    'Protected layers by application',
    'Protected layers',
    'GET /api/protectedLayers/',
    ['s', 'unpublished'],
    openPanel => selectChoice(openPanel, 'Application', 'City of Millbrook'),
  ),
  'an application to clone': select(
    'src/resources/applications/clone/CloneCard.tsx',
    '/application/new',
    'Clone from',
    'Application to clone',
    'GET /api/applications/search/applicationid',
    ['a', 'larkspur'],
  ),
  'an application with plans': {
    ...select(
      'src/domain/people/choiceSources.ts',
      '/subscriptions',
      'New subscription',
      'Application',
      'GET /api/applications',
      ['a', 'bexley'],
    ),
    as: 'user',
  },
  'what a plan includes': select(
    'src/domain/catalogue/catalogueSources.ts',
    `/subscription-plan/${planId(0, 1)}/edit`,
    'What the plan includes',
    'Add purposes',
    'GET /api/purposes',
    ['a', 'editing'],
    openPanel => pressIn(openPanel, 'Edit purposes'),
  ),
  'a toolgroup for a purpose': existing(
    `/purposes/${purposeId(3)}/info`,
    'Add toolgroup',
    'GET /api/toolgroups/',
    ['a', 'map'],
  ),
  'a tool for a toolgroup': existing(
    `/toolgroup/${toolgroupId(1)}/info`,
    'Add tool',
    'GET /api/tools/search',
    ['a', 'buffer'],
  ),
};

/** Longer than a test, in milliseconds. */
const HELD = 600_000;
/** Waits until every call has a reply. */
const answered = () =>
  waitFor(() => {
    if (standIn.requestLog().some(({ status: httpStatus }) => httpStatus === 0))
      throw new Error('still asking');
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe.each(Object.entries(searchCases))(
  'while %s is searched',
  (_, { as = 'superadmin', address, asks, field: openField, texts, found }) => {
    it('a late reply to a search is not shown after another text, after clearing, or after leaving the page', async () => {
      const [first, then] = typeof texts === 'function' ? await texts() : texts;
      const page = await visit(standIn, as, address);
      await page.settled();
      const field = await openField(page);
      await answered();
      const requestCount = () => standIn.requestsOf(asks).length;
      const names = () => found(page).map(name => name?.toLowerCase());
      const onlyThose = (text: string) => names().length > 0 && names().every(name => name!.includes(text));
      const ask = async (text: string) => {
        const before = requestCount();
        type(field, text);
        await waitFor(() => {
          if (requestCount() === before) throw new Error('not asked');
        });
      };

      standIn.fault({ match: asks, outOfOrder: true, times: 2 });
      await ask(first);
      await ask(then);
      await waitFor(() => expect([names(), onlyThose(then)]).toEqual([names(), true]));
      await answered();
      expect([names(), onlyThose(then)]).toEqual([names(), true]);

      const shorter = then.slice(0, -1);
      standIn.fault({ match: asks, delayMs: HELD });
      await ask(shorter);
      type(field, '');
      standIn.clearFaults();
      await answered();
      await waitFor(() => expect([names(), onlyThose(shorter)]).toEqual([names(), false]));

      if (as !== 'superadmin') return;
      const elsewhere = address.startsWith('/tags') ? 'Roles' : 'Tags';
      type(field, first);
      fireEvent.click(screen.getAllByRole('link', { name: elsewhere, hidden: true })[0]!);
      // The heading is on the page, which the dialog covered.
      await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(elsewhere));
      await answered();
      expect(page.address()).toBe(`/${elsewhere.toLowerCase()}`);
    });
  },
);

it('the check of an Application Id shows the result for the ID that the field contains', async () => {
  const page = await visit(standIn, 'superadmin', '/application/new');
  const label = /^Application Id/;
  const field = await screen.findByLabelText(label);
  standIn.fault({ match: 'GET /api/applications/applicationid/check', outOfOrder: true, times: 2 });
  for (const [n, id] of ['heronlake', 'larkspur-county-assessor'].entries()) {
    type(field, id);
    fireEvent.blur(field);
    await waitFor(() => {
      if (standIn.requestsOf('GET /api/applications/applicationid/check').length === n)
        throw new Error('not asked');
    });
  }
  await waitFor(() => expect(page.errorOf(label)).toMatch(/./));
  await answered();
  expect(page.errorOf(label)).toMatch(/./);
});
