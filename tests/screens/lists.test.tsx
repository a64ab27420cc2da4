import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  TextField,
  useListContext,
  useRecordContext,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import {
  CardList,
  DataTable,
  EmbeddedList,
  EmbeddedPagination,
  EmbeddedTable,
  List,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  useEndpointPages,
  ViewTools,
} from '../../src/admin/index.ts';
import { consolePages } from '../../src/pages/index.ts';
import { sessions, type UserSession } from '../../src/platform/sessions.ts';
import type { TagRecord } from '../../src/resources/tags/tagForm.ts';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { HashTabs } from '../../src/ui/tabs/HashTabs.tsx';
import { StaysOnPage } from '../../src/ui/unsaved/unsaved.ts';
import { useLeaveGuard } from '../../src/ui/unsaved/useLeaveGuard.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
const LIST = 'GET /api/tags';
const plain = { page: '1', pageSize: '24', sortBy: 'tagName', sortDirection: 'asc' };
const lists = () => standIn.requestsOf(LIST).map(({ query }) => query);

/** The list context that a part of a list receives from react-admin. */
let list: ListControllerResult<TagRecord>;
const CaptureListContext = () => {
  const heard = useListContext<TagRecord>();
  useEffect(() => {
    list = heard;
  });
  return null;
};
const RecordName = () => <i>{useRecordContext<RaRecord>()?.tagName}</i>;

const TagForm = () => {
  const [name, setName] = useState('');
  useLeaveGuard(name !== '', false);
  return (
    <form aria-label="Tag">
      <RecordName />
      <input aria-label="Name" value={name} onChange={event => setName(event.target.value)} />
    </form>
  );
};

const rows = (
  <ListViews<TagRecord>
    rowClick="edit"
    before={<RecordName />}
    inlineEdit={<TagForm />}
    rowActions={<RowButton action="edit" />}
    bulkActionButtons={<span />}
    table={
      <DataTable<TagRecord>>
        <DataTable.Col<TagRecord> source="tagName" width={40} />
        <DataTable.NumberCol<TagRecord> source="numberOfMapsTagged" width={16} defaultValue={0} />
      </DataTable>
    }
    cards={<CardList summary={<TextField source="helpInfo" />} />}
    narrow={<SimpleList secondaryText="" />}
  />
);
const Page = () => (
  <List<TagRecord> resource="tags" actions={false} aside={<CaptureListContext />}>
    {rows}
  </List>
);
const filters = [<SearchInput key="q" source="q" alwaysOn />];
const TagsOfIt = () => (
  <List<TagRecord>
    resource="tags"
    addressPrefix="mapTag"
    title={false}
    filters={filters}
    actions={<ViewTools />}
    createButton={<button type="button">Tag a map</button>}
  >
    {rows}
  </List>
);
type SessionRecord = UserSession & { id: string };
let refetchSessions: () => void;
const SessionRefetch = () => {
  const { refetch } = useListContext();
  useEffect(() => {
    refetchSessions = () => void refetch();
  });
  return null;
};
const SessionTable = () => (
  <EmbeddedList<SessionRecord>
    addressPrefix="visit"
    perPage={5}
    queryPage={useEndpointPages(sessions.list, { path: { userId: seededUserId(2) } })}
  >
    <EmbeddedTable title="Sessions" empty={<p>No sessions yet</p>}>
      <EmbeddedTable.Col<SessionRecord> label="Login" render={({ loginTime }) => String(loginTime)} />
      <EmbeddedTable.NumberCol<SessionRecord>
        source="logoutTime"
        label="Logout"
        format={String}
        render={() => <b>out</b>}
      />
    </EmbeddedTable>
    <EmbeddedPagination />
    <SessionRefetch />
  </EmbeddedList>
);
const Tabs = () => (
  <StaysOnPage value>
    <h1>Larkspur</h1>
    <Link to="#log">What happened</Link>
    <HashTabs
      label="Larkspur"
      tabs={[
        { hash: 'tags', label: 'Tags', content: () => <TagsOfIt /> },
        { hash: 'visits', label: 'Visits', content: () => <SessionTable /> },
        { hash: 'log', label: 'Log', listed: false, content: () => <p>Made in May</p> },
      ]}
    />
  </StaysOnPage>
);

const added = [
  { path: '/of-tags', page: lazyComponent(async () => ({ default: Page }), [], 'parent') },
  { path: '/with-tabs', page: lazyComponent(async () => ({ default: Tabs }), [], 'parent') },
];
beforeAll(() => loadTexts(['resources.tags', 'sessions']));
beforeAll(() => void consolePages.push(...added));
afterAll(() => void consolePages.splice(consolePages.indexOf(added[0]!), added.length));
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (address: string, options?: { width: number }) => {
  const page = await visit(standIn, 'superadmin', address, options);
  await page.settled();
  return page;
};

describe('a list with its state in the address', () => {
  it('a list passes page, size, order and filter of the address to the components of react-admin', async () => {
    await openPage('/of-tags?page=2&pageSize=8&sortBy=helpInfo&sortDirection=desc&q=a');
    expect(list).toMatchObject({
      resource: 'tags',
      page: 2,
      perPage: 8,
      sort: { field: 'helpInfo', order: 'DESC' },
      filterValues: { q: 'a' },
      displayedFilters: { q: true },
      hasPreviousPage: true,
      isPending: false,
      error: null,
      selectedIds: [],
    });
    expect(list.data!.map(tag => tag.tagName)).toEqual(
      (await openPage('/of-tags?page=2&pageSize=8&sortBy=helpInfo&sortDirection=desc&q=a')).names(),
    );
    expect(list.total).toBeGreaterThan(8);
  });

  it('a component of react-admin that sets order, page, size or filter changes the address of the list', async () => {
    const page = await openPage('/of-tags?page=2');
    const goes = async (set: () => void, address: string) => {
      act(() => void set());
      await waitFor(() => expect(page.address()).toBe(address));
    };
    await goes(
      () => list.setSort({ field: 'numberOfMapsTagged', order: 'DESC' }),
      '/of-tags?sortBy=numberOfMapsTagged&sortDirection=desc',
    );
    await goes(() => list.setPerPage(8), '/of-tags?sortBy=numberOfMapsTagged&sortDirection=desc&pageSize=8');
    await goes(
      () => list.setPage(3),
      '/of-tags?sortBy=numberOfMapsTagged&sortDirection=desc&pageSize=8&page=3',
    );
    await goes(() => list.setSort({ field: 'tagName', order: 'ASC' }), '/of-tags?pageSize=8');
    await goes(() => list.setFilters({ q: 'par' }), '/of-tags?q=par&pageSize=8');
    await waitFor(() => expect(page.names()).toEqual(['Parcels', 'Split Parcels']));
    await goes(() => list.hideFilter('q'), '/of-tags?pageSize=8');
    page.back();
    await waitFor(() => expect(list.page).toBe(3));
  });

  it('a list keeps its selection from page to page, also when a component of react-admin sets it', async () => {
    const page = await openPage('/of-tags?pageSize=8&view=table');
    const [first, second] = list.data!.map(({ id }) => id) as [string, string];
    act(() => list.onToggleItem(first));
    act(() => list.onToggleItem(second));
    act(() => list.onToggleItem(first));
    expect(list.selectedIds).toEqual([second]);
    act(() => void list.setPage(2));
    await waitFor(() => expect(page.address()).toContain('page=2'));
    await page.settled();
    act(() => list.onSelect([second, list.data![0]!.id]));
    expect(list.selectedIds).toEqual([second, list.data![0]!.id]);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(box => box.checked)).toHaveLength(1);
    act(() => void list.onSelectAll());
    await waitFor(() => expect(list.selectedIds).toHaveLength(31));
    act(() => list.onUnselectItems());
    expect(list.selectedIds).toEqual([]);
    expect(await list.getData!()).toHaveLength(31);
  });

  it.each([
    ['table', '/of-tags?view=table&q=split', 1280],
    ['cards', '/of-tags?q=split', 1280],
    ['narrow list', '/of-tags?view=table&q=split', 390],
  ])('each row and its form receive the record of the row (%s)', async (_, address, width) => {
    const page = await openPage(address, { width });
    expect(page.main().querySelector('i')?.textContent).toBe('Split Parcels');
    if (width < 760) {
      await page.press('Actions: Split Parcels');
      await page.person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    } else await page.press('Edit Split Parcels');
    const form = await screen.findByRole('form', { name: 'Tag' });
    within(form).getByText('Split Parcels', { selector: 'i' });
  });

  it('a repeated press on a menu item does not reach the form below it', async () => {
    const page = await openPage('/of-tags?view=table&q=split', { width: 390 });
    await page.press('Actions: Split Parcels');
    const press = (target: Element, clientY = 60) =>
      page.person.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 40, clientY } });
    await press(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Tag' });
    const clicked = vi.fn<() => void>();
    form.addEventListener('click', clicked);
    await press(form);
    expect(clicked).not.toHaveBeenCalled();
    await press(form, 200);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('the summary of a card gives its record to a field of react-admin', async () => {
    const page = await openPage('/of-tags?q=split');
    expect(page.main().querySelector('[class*=summary]')?.textContent).toBe(list.data![0]!.helpInfo);
  });
});

describe('a list within a tab', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');

  it('a list in a tab uses its own address parameters, keeps the hash, and adds no page heading', async () => {
    const page = await openPage('/with-tabs?mapTagPageSize=8&mapTagPage=2&visitPage=2&page=9#tags');
    expect(lists()).toEqual([{ ...plain, page: '2', pageSize: '8' }]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(head => head.textContent)).toEqual(['Larkspur']);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/with-tabs?visitPage=2&page=9&mapTagPageSize=8&mapTagPage=3#tags',
    );
    await page.follow('Page 3');
    await screen.findByText('17–24 of 31');
    expect(page.address()).toBe('/with-tabs?visitPage=2&page=9&mapTagPageSize=8&mapTagPage=3#tags');
  });

  it('a list in a tab is searched, sorted and paged in its tab, and Back restores each step', async () => {
    const page = await openPage('/with-tabs#tags');
    await page.press('Table');
    await page.person.type(box(), 'a{Enter}');
    await waitFor(() => expect(page.address()).toBe('/with-tabs?mapTagQ=a&mapTagView=table#tags'));
    await page.press('Maps triggered');
    const sorted =
      '/with-tabs?mapTagQ=a&mapTagSortBy=numberOfMapsTagged&mapTagSortDirection=desc&mapTagView=table#tags';
    await waitFor(() => expect(page.address()).toBe(sorted));
    await page.person.click(screen.getByRole('tab', { name: 'Visits' }));
    await screen.findByText('1–5 of 34');
    expect(page.address()).toBe(sorted.replace('#tags', '#visits'));
    await page.follow('Page 2');
    await screen.findByText('6–10 of 34');
    expect(page.address()).toContain('&visitPage=2#visits');
    expect(lists()).toHaveLength(3);
    page.back();
    await screen.findByText('1–5 of 34');
    page.back();
    await waitFor(() => expect(page.address()).toBe(sorted));
    page.back();
    await waitFor(() => expect(page.address()).toBe('/with-tabs?mapTagQ=a&mapTagView=table#tags'));
    await waitFor(() => expect(box().value).toBe('a'));
  });

  it('a list in a tab asks before paging closes a changed form, and not before another tab opens', async () => {
    const page = await openPage('/with-tabs?mapTagPageSize=8#tags');
    await page.press(`Edit ${page.names()[0]}`);
    await page.type('Name', 'Changed');
    await page.person.click(screen.getByRole('tab', { name: 'Visits' }));
    await screen.findByText('1–5 of 34');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('tab', { name: /^Tags/ }).textContent).toBe('Tagsunsaved');
    await page.person.click(screen.getByRole('tab', { name: /^Tags/ }));
    expect(page.valueOf('Name')).toBe('Changed');
    await page.follow('Page 2');
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await screen.findByText('9–16 of 31');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('a list in a tab has its action in the toolbar, or in the empty panel', async () => {
    await openPage('/with-tabs#tags');
    within(screen.getByRole('search', { name: 'Tags' })).getByRole('button', { name: 'Tag a map' });
    standIn.fault({ match: LIST, status: 200, body: [] });
    await openPage('/with-tabs#tags');
    within(screen.getByRole('heading', { name: 'No tags yet' }).closest<HTMLElement>('.panel')!).getByRole(
      'button',
      { name: 'Tag a map' },
    );
    expect(screen.getAllByRole('button', { name: 'Tag a map' })).toHaveLength(1);
  });

  it('a list in a tab that may not be read reports that in its place', async () => {
    standIn.fault({ match: LIST, status: 403, body: {} });
    const page = await openPage('/with-tabs#tags');
    await screen.findByRole('heading', { name: 'There was an error loading the tags' });
    expect(page.address()).toBe('/with-tabs#tags');
  });
});

describe('a small table', () => {
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent));

  it('a small table becomes a list when its columns have no room', async () => {
    await openPage('/with-tabs#visits', { width: 640 });
    const items = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByText('out');
    expect(items).toHaveLength(5);
    expect(screen.queryByRole('table')).toBeNull();
    expect(items[0]!.closest('div')!.textContent).toBe('Logoutout');
  });

  it('a small table keeps the space of each row of the page while it loads', async () => {
    standIn.fault({ match: 'GET /api/sessions/*', delayMs: 60_000 });
    await visit(standIn, 'superadmin', '/with-tabs#visits');
    await waitFor(() => expect(rows()).toEqual(Array.from({ length: 5 }, () => ['', ''])));
    standIn.clearFaults();
    await waitFor(() => expect(rows()[0]![1]).toBe('out'));
  });

  it('a small table keeps its rows and reports a failure when reloading fails', async () => {
    const page = await openPage('/with-tabs#visits');
    await screen.findByText('1–5 of 34');
    standIn.fault({ match: 'GET /api/sessions/*', status: 500, body: { message: 'No disk' }, times: 2 });
    act(() => refetchSessions());
    await screen.findByText('There was an error loading the data. No disk');
    expect(rows()).toHaveLength(5);
    await page.press('Retry');
    await waitFor(() => expect(screen.queryByText(/No disk/)).toBeNull());
  });
});

describe('a tab that is not listed', () => {
  const back = () => screen.getByRole('link', { name: /^Back to/ });

  it('a tab that is not listed appears under a heading, with a link back to the previous tab', async () => {
    const page = await openPage('/with-tabs#visits');
    await screen.findByText('1–5 of 34');
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Tags', 'Visits']);
    await page.follow('What happened');
    await screen.findByRole('heading', { level: 2, name: 'Log' });
    within(screen.getByRole('region', { name: 'Log' })).getByText('Made in May');
    expect(screen.getAllByRole('tab', { selected: false })).toHaveLength(2);
    await page.follow('Back to Visits');
    await waitFor(() => expect(page.address()).toBe('/with-tabs#visits'));
    page.back();
    await waitFor(() => expect(page.address()).toBe('/with-tabs#log'));
  });

  it('a tab that is not listed, opened by its address, leads back to the first tab, by keyboard too', async () => {
    const page = await openPage('/with-tabs#log');
    expect(lists()).toEqual([]);
    expect(back().getAttribute('href')).toBe('/with-tabs#tags');
    screen.getByRole('tab', { name: 'Tags' }).focus();
    await page.person.keyboard('{ArrowRight}');
    await waitFor(() => expect(page.address()).toBe('/with-tabs#visits'));
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'the tabs leave an arrow key with %s to the browser',
    async held => {
      const page = await openPage('/with-tabs#visits');
      const tab = screen.getByRole('tab', { name: 'Visits' });
      expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true);
      expect(page.address()).toBe('/with-tabs#visits');
      expect(tab.getAttribute('aria-selected')).toBe('true');
    },
  );
});
