import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purposeId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

/** Parcel Editing has four toolgroups, Selection five tools. */
const [EDITING, SELECTION] = [purposeId(3), toolgroupId(1)];
const PUT = `PUT /api/purposes/${EDITING}`;
const NAMES = ['Parcel Maintenance', 'Measuring', 'Selection', 'Map Display'];

const panel = (title = 'Toolgroups') => screen.findByRole('region', { name: title });
const rows = (container: HTMLElement) => [...container.querySelectorAll('ol > li')];
const names = (container: HTMLElement) => rows(container).map(row => row.querySelector('a')!.textContent);
const announcement = (container: HTMLElement) => container.querySelector('p [role=status]')!.textContent;
const shows = (container: HTMLElement, wanted: string[]) =>
  waitFor(() => expect(names(container)).toEqual(wanted));
const orders = (match = PUT, field = 'toolgroups') =>
  standIn.requestsOf<Record<string, string[]>>(match).map(({ body }) => body[field]!);
const ids = (...which: number[]) => which.map(toolgroupId);

async function openPage(address = `/purposes/${EDITING}/info`, options = {}) {
  const page = await visit(standIn, 'superadmin', address, options);
  await page.settled();
  const container = await panel(address.startsWith('/toolgroup') ? 'Tools' : 'Toolgroups');
  await waitFor(() => {
    if (!container.querySelector('ol a') && !within(container).queryByRole('heading', { level: 3 }))
      throw new Error('not read');
    if (container.querySelector('ol .skeleton')) throw new Error('not named');
    if (container.querySelector('ol') && !container.querySelector('[data-act=drag]'))
      throw new Error('not to be dragged yet');
  });
  return { page, container };
}
/** Another user changes a purpose. */
async function saveAsOtherUser(change: object, path = `/api/purposes/${EDITING}`) {
  const other = await standIn.as('second.superadmin');
  const now = await other.ask('GET', path);
  await other.ask('PUT', path, { ...now, ...change });
}

describe('the toolgroups of a purpose and the tools of a toolgroup', () => {
  it('the toolgroups of a purpose are in their own order, with help, number of tools and other uses', async () => {
    const { container } = await openPage();
    const cells = () =>
      rows(container).map(row =>
        [...row.querySelectorAll(':scope > span')].slice(0, -1).map(cell => cell.textContent),
      );
    await waitFor(() =>
      expect(cells()).toEqual(
        [
          ['Parcel MaintenanceFor cartographers', '5 tools', 'only here'],
          ['Measuring', '4 tools', 'also in 2 purposes'],
          ['SelectionChoosing parcels on the map', '5 tools', 'also in 4 purposes'],
          ['Map DisplayLayers and backgrounds', '5 tools', 'also in Zoning Review'],
        ].map((row, at) => [String(at + 1), ...row]),
      ),
    );
  });

  it('a toolgroup that the platform no longer has is shown by its ID', async () => {
    const { purposes } = {
      purposes: await (await standIn.as('second.superadmin')).ask('GET', `/api/purposes/${EDITING}`),
    };
    standIn.fault({
      match: `GET /api/purposes/${EDITING}`,
      status: 200,
      body: { ...purposes, toolgroups: [...ids(2), 'lost'] },
    });
    const { container } = await openPage();
    await shows(container, ['Measuring', 'lost']);
    expect([...container.querySelectorAll('.mono')].map(one => one.textContent)).toEqual(['lost']);
  });

  it('a toolgroup without tools says so', async () => {
    const { container } = await openPage(`/toolgroup/${toolgroupId(13)}/info`);
    expect(within(container).getByRole('heading', { name: 'No tools yet' })).toBeTruthy();
  });

  it('the list of tools of a toolgroup reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/tools/toolgroup/*', status: 500, times: 2, body: {} });
    const { page } = await openPage(`/toolgroup/${SELECTION}/info`);
    const container = await panel('Tools');
    await within(container).findByText(
      'There was an error loading the data. Something went wrong on the platform (500). Try again later.',
    );
    pressIn(container, 'Retry');
    await shows(container, [
      'Identify',
      'Select by Rectangle',
      'Select by Polygon',
      'Select by Line',
      'Buffer',
    ]);
    expect(page.banners()).toEqual([]);
  });
});

describe('ordering toolgroups and tools', () => {
  it('a moved toolgroup is shown and announced at once, and all fields of its purpose are saved with IDs', async () => {
    standIn.refs('populated');
    const { container } = await openPage();
    await saveAsOtherUser({ badge: 7 });
    standIn.fault({ match: PUT, delayMs: 50 });
    pressIn(container, 'Move Selection up');
    expect(names(container)).toEqual(['Parcel Maintenance', 'Selection', 'Measuring', 'Map Display']);
    expect(within(rows(container)[1] as HTMLElement).getByText('Saving order…')).toBeTruthy();
    expect(announcement(container)).toBe('Selection is now at position 2 of 4.');
    await waitFor(() => expect(within(container).queryByText('Saving order…')).toBeNull());
    expect(standIn.requestsOf(PUT).map(({ body }) => body)).toMatchObject([
      {
        _id: EDITING,
        purposeName: 'Parcel Editing',
        helpInfo: 'Splits and combinations',
        badge: 7,
        toolgroups: ids(6, 1, 2, 5),
      },
    ]);
    expect(names(container)).toEqual(['Parcel Maintenance', 'Selection', 'Measuring', 'Map Display']);
  });

  it('a moved tool saves its toolgroup with the new order of tools', async () => {
    const { container } = await openPage(`/toolgroup/${SELECTION}/info`);
    const before = names(container);
    pressIn(container, `Move ${before[1]} up`);
    await waitFor(() => expect(within(container).queryByText('Saving order…')).toBeNull());
    expect(standIn.requestsOf(`PUT /api/toolgroups/${SELECTION}`).map(({ body }) => body)).toMatchObject([
      { _id: SELECTION, toolGroupName: 'Selection', tools: [8, 7, 9, 10, 11].map(toolId) },
    ]);
    expect(names(container)).toEqual([before[1], before[0], ...before.slice(2)]);
  });

  it('quick moves of a toolgroup are saved one after the other, and the last order wins', async () => {
    const { container } = await openPage();
    standIn.fault({ match: PUT, delayMs: 100, times: 1 });
    for (let n = 0; n < 3; n++) pressIn(container, 'Move Parcel Maintenance down');
    await waitFor(() => expect(within(container).queryByText('Saving order…')).toBeNull());
    expect(orders()).toEqual([ids(2, 6, 1, 5), ids(2, 1, 5, 6)]);
    const [first, second] = standIn.requestLog().filter(({ method }) => method === 'PUT');
    expect(Date.parse(second!.at)).toBeGreaterThanOrEqual(Date.parse(first!.at) + first!.ms);
    await shows(container, ['Measuring', 'Selection', 'Map Display', 'Parcel Maintenance']);
  });

  it('a move that could not be saved restores the earlier order and reports the failure', async () => {
    const { page, container } = await openPage();
    standIn.fault({ match: PUT, status: 500, body: {} });
    pressIn(container, 'Move Measuring up');
    await page.banner(
      'There was an error saving sort order. Something went wrong on the platform (500). Try again later.',
    );
    expect(names(container)).toEqual(NAMES);
  });

  it('a move keeps the toolgroups that another user has added and removed since', async () => {
    const { container } = await openPage();
    await saveAsOtherUser({ toolgroups: ids(6, 1, 5, 0) });
    pressIn(container, 'Move Map Display up');
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]!.toSorted()).toEqual(ids(6, 1, 5, 0).sort());
  });

  it('a move keeps the focus on its button, or on the opposite one at the end of the list', async () => {
    const { container } = await openPage();
    pressIn(container, 'Move Measuring down');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Measuring down');
    pressIn(container, 'Move Measuring down');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Measuring up');
    await waitFor(() => expect(within(container).queryByText('Saving order…')).toBeNull());
  });

  it('a toolgroup is moved from its menu on a narrow screen', async () => {
    const { page, container } = await openPage(undefined, { width: 390 });
    pressIn(container, 'Actions: Map Display');
    await page.person.click(await screen.findByRole('menuitem', { name: 'Move Map Display up' }));
    await shows(container, ['Parcel Maintenance', 'Measuring', 'Map Display', 'Selection']);
    await waitFor(() => expect(orders()).toEqual([ids(6, 2, 5, 1)]));
    await waitFor(() => expect(within(container).queryByText('Saving order…')).toBeNull());
  });

  it('a searched list of toolgroups cannot be ordered, and says that the search must be cleared', async () => {
    const other = await standIn.as('second.superadmin');
    const path = `/api/purposes/${EDITING}`;
    await other.ask('PUT', path, {
      ...(await other.ask('GET', path)),
      toolgroups: ids(6, 2, 1, 5, 0, 3, 4, 7),
    });
    const { page, container } = await openPage();
    await page.type('Search this list: Toolgroups', 'CARTO');
    await shows(container, ['Parcel Maintenance']);
    expect(container.querySelector('[data-act=up],[data-act=drag]')).toBeNull();
    within(container).getByText('Clear the search to change the order.');
    await page.type('Search this list: Toolgroups', 'nowhere');
    await within(container).findByText('No matches');
  });

  it('the list of toolgroups shows the changes of another user', async () => {
    const { container } = await openPage();
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    await saveAsOtherUser({ toolgroups: ids(5, 6) });
    await waitFor(() => expect(names(container)).toEqual(['Map Display', 'Parcel Maintenance']));
  });
});

describe('removing toolgroups and tools', () => {
  it('a toolgroup is unlinked from its purpose after a question, and Undo puts it back at its position', async () => {
    const { page, container } = await openPage();
    pressIn(container, 'Remove Measuring');
    await page.question('Remove Measuring from Parcel Editing?');
    await page.answer('Remove');
    await page.banner('Measuring has been removed from Parcel Editing.');
    expect(
      standIn.requestsOf(`POST /api/toolgroups/purpose/${EDITING}/unlink`).map(({ body }) => body),
    ).toEqual([{ toolgroup: toolgroupId(2) }]);
    await shows(
      container,
      NAMES.filter(name => name !== 'Measuring'),
    );
    await page.press(/^Undo/);
    await page.banner('Measuring has been added back to Parcel Editing.');
    expect(standIn.requestsOf(`${PUT}/add-tool-group`).map(({ body }) => body)).toEqual([
      { toolgroup: toolgroupId(2) },
    ]);
    expect(orders()).toEqual([ids(6, 2, 1, 5)]);
    await shows(container, NAMES);
  });

  it('a tool is unlinked from its toolgroup after a question', async () => {
    const { page, container } = await openPage(`/toolgroup/${SELECTION}/info`);
    const before = names(container);
    pressIn(container, 'Remove Buffer');
    await page.question('Remove Buffer from Selection?');
    await page.answer('Remove');
    await page.banner('Buffer has been removed from Selection.');
    expect(
      standIn.requestsOf(`POST /api/tools/toolgroup/${SELECTION}/unlink`).map(({ body }) => body),
    ).toEqual([{ tool: toolId(11) }]);
    await shows(
      container,
      before.filter(name => name !== 'Buffer'),
    );
  });

  it('removing a tool sends nothing on Cancel, and reports a failure', async () => {
    const { page, container } = await openPage(`/toolgroup/${SELECTION}/info`);
    pressIn(container, 'Remove Buffer');
    await page.answer('Cancel');
    expect(standIn.calls().filter(call => call.startsWith('POST'))).toEqual([]);
    standIn.fault({ match: 'POST /api/tools/toolgroup/*/unlink', status: 500, body: {} });
    pressIn(container, 'Remove Buffer');
    await page.answer('Remove');
    await page.banner(
      'There was an error removing tool. Something went wrong on the platform (500). Try again later.',
    );
    expect(names(container)).toContain('Buffer');
  });
});

describe('adding toolgroups and tools', () => {
  const openAddDialog = async (address?: string, what = 'Add toolgroup') => {
    const { page, container } = await openPage(address);
    pressIn(container, what);
    const dialog = await page.dialog(what);
    return { page, container, dialog };
  };
  const existing = async (address?: string, what?: string) => {
    const opened = await openAddDialog(address, what);
    fireEvent.click(within(opened.dialog).getByRole('tab', { name: 'Use existing' }));
    const field = within(opened.dialog).getByRole('combobox');
    act(() => field.focus());
    await within(opened.dialog).findByText(/found$/);
    return { ...opened, field };
  };
  const options = (dialog: HTMLElement) => within(dialog).queryAllByRole('option');
  const search = async (dialog: HTMLElement, field: HTMLElement, text: string) => {
    const before = options(dialog).length;
    fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(options(dialog).length).not.toBe(before));
  };

  it.each([
    [
      'Add toolgroup',
      `/purposes/${EDITING}/info`,
      'Create New',
      `POST /api/toolgroups/purpose/${EDITING}`,
      'toolGroupName',
      'Toolgroup added successfully',
      'Tool Group Name is required',
    ],
    [
      'Add tool',
      `/toolgroup/${SELECTION}/info`,
      'Add new tool',
      `POST /api/tools/toolgroup/${SELECTION}`,
      'toolName',
      'Tool added successfully',
      'Tool Name is required',
    ],
  ])(
    '%s creates a new record inside, which needs a name',
    async (what, address, tab, call, field, added, required) => {
      const { page, container, dialog } = await openAddDialog(address, what);
      within(dialog).getByRole('tab', { name: tab, selected: true });
      pressIn(within(dialog).getByRole('form', { name: tab }), what);
      await within(dialog).findByText(required);
      fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Snapping' } });
      pressIn(within(dialog).getByRole('form', { name: tab }), what);
      await page.banner(added);
      expect(standIn.requestsOf(call).map(({ body }) => body)).toEqual([
        { [field]: 'Snapping', helpInfo: '' },
      ]);
      await waitFor(() => expect(names(container).at(-1)).toBe('Snapping'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('an existing toolgroup is found by search, shown with its tools and uses, and added at the end', async () => {
    const { page, container, dialog, field } = await existing();
    expect(options(dialog)).toHaveLength(14);
    await search(dialog, field, 'out');
    expect(options(dialog).map(one => one.textContent)).toEqual([
      'OutputPaper, files and links5 tools · in 6 purposes',
    ]);
    expect(standIn.requestsOf('GET /api/toolgroups/').at(-1)!.query).toMatchObject({ query: 'out' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await within(dialog).findByText(
      'Print Map, Export to Spreadsheet, Mailing Labels, Share Link, Report Card',
    );
    within(dialog).getByText(
      /^Also used in .* and 3 more\. Changes to its tools or their order apply everywhere\.$/,
    );
    fireEvent.submit(field.closest('form')!);
    await page.banner('Toolgroup added successfully');
    expect(standIn.requestsOf(`${PUT}/add-tool-group`).map(({ body }) => body)).toEqual([
      { toolgroup: toolgroupId(3) },
    ]);
    await shows(container, [...NAMES, 'Output']);
  });

  it('an existing tool is found by search and added to its toolgroup', async () => {
    const { page, container, dialog, field } = await existing(`/toolgroup/${SELECTION}/info`, 'Add tool');
    await search(dialog, field, 'draw');
    expect(standIn.requestsOf('GET /api/tools/search').map(({ query }) => query)).toEqual([
      {},
      { name: 'draw' },
    ]);
    fireEvent.click(options(dialog)[0]!);
    fireEvent.submit(field.closest('form')!);
    await page.banner('Tool added successfully');
    expect(standIn.requestsOf(`PUT /api/toolgroups/${SELECTION}/add-tool`).map(({ body }) => body)).toEqual([
      { tool: toolId(21) },
    ]);
    await waitFor(() => expect(names(container).at(-1)).toBe('Draw'));
  });

  it('a toolgroup that the purpose already has cannot be added', async () => {
    const { dialog, field } = await existing();
    await search(dialog, field, 'measur');
    expect(options(dialog).map(one => [one.textContent, one.getAttribute('aria-disabled')])).toEqual([
      ['MeasuringToolgroup already exists in the purpose', 'true'],
    ]);
    fireEvent.submit(field.closest('form')!);
    await within(dialog).findByText('Choose a toolgroup');
    fireEvent.click(options(dialog)[0]!);
    fireEvent.submit(field.closest('form')!);
    await waitFor(() =>
      expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(
        'Toolgroup already exists in the purpose',
      ),
    );
    expect(standIn.requestsOf(`${PUT}/add-tool-group`)).toEqual([]);
  });

  it('adding a tool that another user has just added shows the platform’s refusal at the field', async () => {
    const { dialog, field } = await existing(`/toolgroup/${SELECTION}/info`, 'Add tool');
    await search(dialog, field, 'draw');
    standIn.fault({
      match: 'PUT /api/toolgroups/*/add-tool',
      status: 400,
      body: { message: 'Tool already exists in the toolgroup' },
    });
    fireEvent.click(options(dialog)[0]!);
    fireEvent.submit(field.closest('form')!);
    await waitFor(() =>
      expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(
        'Tool already exists in the toolgroup',
      ),
    );
  });

  it('an added toolgroup whose reply was lost is looked up, and not sent twice', async () => {
    const { page, container, dialog, field } = await existing();
    await search(dialog, field, 'out');
    standIn.fault({ match: `${PUT}/add-tool-group`, answer: 'cut' });
    fireEvent.click(options(dialog)[0]!);
    fireEvent.submit(field.closest('form')!);
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    await shows(container, [...NAMES, 'Output']);
    expect(standIn.requestsOf(`${PUT}/add-tool-group`)).toHaveLength(1);
  });
});
