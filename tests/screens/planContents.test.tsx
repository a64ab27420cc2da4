import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purposeId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { errorIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import {
  contents,
  INTERN,
  listItems,
  openPlan,
  planUpdateRoute,
  readStoredPlan,
  saveAsOtherUser,
  STANDARD,
} from './plans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [PROPERTY, SALES, TAX] = ['Property Search', 'Sales Comparison', 'Tax Bill Lookup'];
const tab = (name: RegExp) => within(contents()).getByRole('tab', { name });
const openPage = (plan = STANDARD, hash = '') => openPlan(standIn, plan, { hash });
const edit = async (kind = 'purposes', hash = '') => {
  const page = await openPage(STANDARD, hash);
  pressIn(contents(), `Edit ${kind}`);
  await screen.findByRole('form', { name: `Edit ${kind}` });
  return page;
};
const rows = (name = 'Purposes') => listItems(contents(), name);
const names = (name = 'Purposes') => rows(name).map(([first]) => first);
const saves = () => standIn.requestsOf(planUpdateRoute(STANDARD)).map(({ body }) => body);

describe('the contents of a plan', () => {
  it('the contents of a plan are listed by name in a tab for each kind, which the hash opens', async () => {
    const page = await openPage();
    expect(
      within(contents())
        .getAllByRole('tab')
        .map(one => one.textContent),
    ).toEqual(['Purposes3', 'Toolgroups3', 'Tools3']);
    await waitFor(() =>
      expect(rows()).toEqual([
        [PROPERTY, '3 toolgroups, 17 tools'],
        [SALES, '4 toolgroups, 18 tools'],
        [TAX, '2 toolgroups, 12 tools'],
      ]),
    );
    await page.person.click(tab(/^Toolgroups/));
    expect(page.address()).toMatch(/#toolgroups$/);
    expect(rows('Toolgroups')).toEqual([
      ['Output', '5 tools'],
      ['Search', '7 tools'],
      ['Selection', '5 tools'],
    ]);
    closeWindow();
    await openPage(STANDARD, '#tools');
    await waitFor(() =>
      expect(rows('Tools')).toEqual([
        ['Mailing Labels', 'Avery 5160 and 5163'],
        ['Measure Area', 'In acres or square feet'],
        ['Measure Distance', 'Along a line, in feet or meters'],
      ]),
    );
  });

  it.each([
    ['', 'No purposes added.'],
    ['#toolgroups', 'No toolgroups added.'],
    ['#tools', 'No tools added.'],
  ])('an empty tab of a plan says that nothing was added (%s)', async (hash, text) => {
    await openPage(INTERN, hash);
    expect(within(contents()).getByRole('heading', { name: text })).toBeTruthy();
  });

  it('an entry of a plan that no list knows is shown by its ID', async () => {
    const plan = await readStoredPlan(standIn);
    standIn.fault({
      match: 'GET /api/subscription-plans/*',
      status: 200,
      body: { ...plan, tools: ['t1', toolId(7)] },
    });
    await openPage(STANDARD, '#tools');
    await waitFor(() => expect(names('Tools')).toEqual(['Identify', 't1']));
    expect([...contents().querySelectorAll('.mono')].map(one => one.textContent)).toEqual(['t1']);
  });

  it.each(['data', 'array'] as const)(
    'the contents of a plan are named for each shape of the lists (%s)',
    async shape => {
      standIn.listShape(shape);
      await openPage();
      await waitFor(() => expect(names()).toEqual([PROPERTY, SALES, TAX]));
    },
  );

  it.each([
    [
      '#toolgroups',
      'GET /api/toolgroups/',
      'Sorry there was an error loading the tool groups. Something went wrong on the platform (500). Try again later.',
      'Toolgroups',
      'Output',
    ],
    [
      '',
      'GET /api/purposes',
      'There was an error loading the purposes. Something went wrong on the platform (500). Try again later.',
      'Purposes',
      PROPERTY,
    ],
    [
      '#tools',
      'GET /api/tools/',
      'There was an error loading the tools. Something went wrong on the platform (500). Try again later.',
      'Tools',
      'Mailing Labels',
    ],
  ])(
    'the contents of a plan report that their names could not be loaded, and load again on Retry (%s)',
    async (hash, match, text, kind, first) => {
      standIn.fault({ match, status: 500, times: 2, body: {} });
      await openPage(STANDARD, hash);
      const alertBox = await within(contents()).findByText(text!);
      expect(contents().querySelectorAll('.mono')).toHaveLength(3);
      pressIn(alertBox.closest('p')!, 'Retry');
      await waitFor(() => expect(names(kind)[0]).toBe(first));
      expect(within(contents()).queryByText(text!)).toBeNull();
    },
  );

  it('a long list of tools in a plan has its own search', async () => {
    const page = await openPage(planId(1, 4), '#tools');
    await page.type('Search this list: Tools', 'measure');
    await waitFor(() => expect(names('Tools')).toEqual(['Measure Area', 'Measure Distance']));
    await page.type('Search this list: Tools', 'nowhere');
    await within(contents()).findByText('No matches');
  });

  it('the search in a plan is kept in the address, and does not ask about unsaved changes', async () => {
    const page = await openPage(planId(1, 4), '?toolsQ=measure#tools');
    expect(names('Tools')).toEqual(['Measure Area', 'Measure Distance']);
    pressIn(contents(), 'Edit tools');
    pressIn(contents(), 'Remove Measure Area');
    await page.type('Search this list: Tools', 'profile');
    await waitFor(() => expect(page.address()).toMatch(/\?toolsQ=profile#tools$/));
    expect(names('Tools')).toEqual(['Elevation Profile']);
    await page.type('Search this list: Tools', '');
    await waitFor(() => expect(page.address()).toMatch(/edit#tools$/));
    expect(rows('Tools').filter(([, , mark]) => mark)).toEqual([
      ['Measure Area', 'In acres or square feet', 'removed, not saved'],
    ]);
  });
});

describe('editing the contents of a plan', () => {
  it('purposes are added to and removed from a plan, marked until saved, and sent with the other fields as IDs', async () => {
    await saveAsOtherUser(standIn, { badge: 7 });
    const before = await readStoredPlan(standIn);
    const page = await edit();
    await selectChoice(contents(), 'Add purposes', 'Zoning Review', 'z');
    pressIn(contents(), `Remove ${SALES}`);
    expect(rows()).toEqual([
      [PROPERTY, '3 toolgroups, 17 tools'],
      [SALES, '4 toolgroups, 18 tools', 'removed, not saved'],
      [TAX, '2 toolgroups, 12 tools'],
      ['Zoning Review', '3 toolgroups, 17 tools', 'added, not saved'],
    ]);
    expect(tab(/^Purposes/).textContent).toBe('Purposes3unsaved');
    expect(saves()).toEqual([]);
    pressIn(contents(), 'Save');
    await page.banner('Plan saved successfully');
    expect(saves()).toEqual([{ ...before, purposes: [purposeId(0), purposeId(1), purposeId(5)] }]);
    await waitFor(() => expect(names()).toEqual([PROPERTY, TAX, 'Zoning Review']));
    expect(tab(/^Purposes/).textContent).toBe('Purposes3');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit purposes'));
  });

  it('the contents of a plan are sent as IDs when the platform returns objects', async () => {
    standIn.refs('populated');
    const page = await edit('tools', '#tools');
    pressIn(contents(), 'Remove Measure Area');
    pressIn(contents(), 'Save');
    await page.banner('Plan saved successfully');
    expect(saves()[0]).toMatchObject({
      purposes: [purposeId(0), purposeId(1), purposeId(2)],
      toolgroups: [toolgroupId(0), toolgroupId(1), toolgroupId(3)],
      tools: [toolId(12), toolId(18)],
    });
  });

  it('the selector of a plan offers what it lacks, searches from one character, and shows three labels', async () => {
    await edit();
    const all = await optionsOf(contents(), 'Add purposes');
    expect(all).not.toContain(PROPERTY);
    for (const name of all.slice(0, 5)) await selectChoice(contents(), 'Add purposes', name!);
    expect(selectedChoices(contents(), 'Add purposes')).toEqual(all.slice(0, 5));
    within(contents()).getByRole('button', { name: '+2' });
    await optionsOf(contents(), 'Add purposes', 'z');
    expect(standIn.requestsOf('GET /api/purposes').at(-1)!.query).toEqual({
      page: '1',
      pageSize: '100',
      sortBy: 'purposeName',
      sortDirection: 'asc',
      query: 'z',
    });
  });

  it('a removed purpose can be kept, and an added one removed, before a plan is saved', async () => {
    await edit();
    pressIn(contents(), `Remove ${SALES}`);
    pressIn(contents(), `Keep ${SALES}`);
    await selectChoice(contents(), 'Add purposes', 'Zoning Review');
    pressIn(contents().querySelector('ul[aria-label=Purposes]')!, 'Remove Zoning Review');
    expect(names()).toEqual([PROPERTY, SALES, TAX]);
    expect(tab(/^Purposes/).textContent).toBe('Purposes3');
  });

  it('Cancel discards changes to the contents of a plan, and Undo reverts saved ones', async () => {
    const page = await edit();
    pressIn(contents(), `Remove ${SALES}`);
    pressIn(contents(), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit purposes' })).toBeNull());
    expect(names()).toEqual([PROPERTY, SALES, TAX]);
    expect(saves()).toEqual([]);
    pressIn(contents(), 'Edit purposes');
    await screen.findByRole('form', { name: 'Edit purposes' });
    pressIn(contents(), `Remove ${SALES}`);
    pressIn(contents(), 'Save');
    await page.banner('Plan saved successfully');
    await page.press('Undo');
    await page.banner('Changes to the plan Standard have been undone.');
    expect([...(await readStoredPlan(standIn)).purposes].sort()).toEqual([
      purposeId(0),
      purposeId(1),
      purposeId(2),
    ]);
  });

  it('each tab of a plan keeps its unsaved changes, and leaving asks first', async () => {
    const page = await edit();
    pressIn(contents(), `Remove ${SALES}`);
    await page.person.click(tab(/^Tools/));
    expect(tab(/^Purposes/).textContent).toContain('unsaved');
    await page.person.click(tab(/^Purposes/));
    expect(rows()[1]).toEqual([SALES, '4 toolgroups, 18 tools', 'removed, not saved']);
    await page.follow('Tags');
    await page.question('Leave without saving?');
  });

  it('saving the contents of a plan keeps what another user added and removed since', async () => {
    const page = await edit();
    await selectChoice(contents(), 'Add purposes', 'Zoning Review');
    await saveAsOtherUser(standIn, {
      purposes: [purposeId(0), purposeId(2), purposeId(4)],
      tools: [toolId(7)],
      name: 'Standard 2',
    });
    pressIn(contents(), 'Save');
    await page.banner('Plan saved successfully');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await readStoredPlan(standIn)).toMatchObject({
      name: 'Standard 2',
      purposes: [purposeId(0), purposeId(2), purposeId(4), purposeId(5)],
      tools: [toolId(7)],
    });
  });

  it('saving unchanged contents of a plan sends nothing', async () => {
    await edit();
    pressIn(contents(), 'Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit purposes' })).toBeNull());
    expect(saves()).toEqual([]);
  });

  it.each([
    [
      'with a reason of the platform',
      { status: 400, body: { message: 'The shop is closed' } },
      'Sorry there was an error. The shop is closed',
    ],
    [
      'without one',
      { status: 500, body: {} },
      'There was an error updating plan. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
    [
      'without an answer',
      { drop: true },
      'There was an error updating plan. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed save of the contents of a plan is reported, and the changes stay (%s)',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/subscription-plans/*', ...fault });
      const page = await edit();
      pressIn(contents(), `Remove ${SALES}`);
      pressIn(contents(), 'Save');
      await page.banner(text);
      expect(rows()[1]).toEqual([SALES, '4 toolgroups, 18 tools', 'removed, not saved']);
    },
  );

  it('contents of a plan whose reply was lost are looked up, and not sent twice', async () => {
    standIn.fault({ match: 'PUT /api/subscription-plans/*', answer: 'cut' });
    const page = await edit();
    pressIn(contents(), `Remove ${SALES}`);
    pressIn(contents(), 'Save');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(saves()).toHaveLength(1);
  });

  it('a refusal of the contents of a plan appears at its field', async () => {
    standIn.fault({
      match: 'PUT /api/subscription-plans/*',
      status: 422,
      body: { errors: { purposes: { message: 'One of these does not exist any more' } } },
    });
    await edit();
    pressIn(contents(), `Remove ${SALES}`);
    pressIn(contents(), 'Save');
    await waitFor(() =>
      expect(errorIn(contents(), 'Add purposes')).toBe('One of these does not exist any more'),
    );
  });
});
