import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isValidSavedQuery, memoryStore, useInput, useSavedQueries, type SavedQuery } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  DataTable,
  DateRangeFilterInput,
  FilterButton,
  List,
  NumberFilterInput,
  SavedQueriesList,
  SearchInput,
  SelectFilterInput,
} from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);
const authors = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Grace' },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectFilterInput
    key="author"
    source="author_id"
    label="Author"
    choices={authors}
    emptyText="Anybody"
    translateChoice={false}
  />,
  <NumberFilterInput key="views" source="views" />,
  <DateRangeFilterInput key="published" source="published_at" label="Published" />,
];
const openPage = async (at = '/posts', debounce?: number) => {
  const { provider, requests } = postsProvider();
  renderAdmin(
    <List resource="posts" filters={filters} {...(debounce !== undefined && { debounce })}>
      <DataTable>
        <DataTable.Col source="title" />
      </DataTable>
    </List>,
    { dataProvider: provider, at },
  );
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  return requests;
};
const openFilters = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

describe('filter inputs without a form', () => {
  it('a search without a text for its resource has a general name', async () => {
    await openPage();
    expect(screen.getAllByRole('searchbox', { name: 'Search this list' })).toHaveLength(1);
  });

  it('filters open in a popover, and a chip changes or clears each value', async () => {
    const requests = await openPage();
    expect(screen.queryByLabelText('Author')).toBeNull();
    const popover = await openFilters();
    fireEvent.change(popover.getByLabelText('Author'), { target: { value: '2' } });
    await waitFor(() => expect(location.search).toBe('?author_id=2'));
    expect(requests('getList').at(-1)!.filter).toEqual({ author_id: 2 });
    fireEvent.click(popover.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Author Grace', hidden: true });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Author: Grace', hidden: true }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('“Clear all” clears the filters and keeps the search', async () => {
    await openPage('/posts?q=a&author_id=2&views=37');
    screen.getByRole('button', { name: 'Views 37' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(location.search).toBe('?q=a'));
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  });

  it('filters with `alwaysOn` are shown like other inputs', async () => {
    const { provider } = postsProvider();
    renderAdmin(
      <List
        resource="posts"
        filters={[<SelectFilterInput key="author" source="author_id" choices={authors} alwaysOn />]}
        actions={<FilterButton />}
      >
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    fireEvent.change(await screen.findByRole('combobox', { name: 'Author' }), { target: { value: '1' } });
    await waitFor(() => expect(location.search).toBe('?author_id=1'));
    expect(screen.queryByRole('button', { name: /Filter/ })).toBeNull();
  });

  it('`debounce` sets how long after typing a search is requested, and Enter requests it at once', async () => {
    const requests = await openPage('/posts', 60_000);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'beatae' } });
    await new Promise(resolve => setTimeout(resolve, 700));
    expect(requests('getList')).toHaveLength(1);
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(['Beatae']));
  });
});

describe('9. SavedQueriesList', () => {
  const key = 'posts.savedQueries';
  /** A saved query as react-admin stores it. */
  const grace: SavedQuery = {
    label: 'By Grace',
    value: {
      filter: { author_id: 2 },
      displayedFilters: { author_id: true } as never,
      sort: { field: 'title', order: 'DESC' },
      perPage: 24,
    },
  };
  const Labels = () => (
    <p>
      {useSavedQueries('posts')[0]
        .map(({ label }) => label)
        .join()}
    </p>
  );
  const openList = async (at: string, store = memoryStore()) => {
    renderAdmin(
      <List resource="posts" filters={filters} aside={<SavedQueriesList />}>
        <Labels />
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider, at, store },
    );
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    return store;
  };
  const openQueries = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^View/ }));
    return within(await screen.findByRole('dialog', { name: 'Saved views' }));
  };

  it('a saved view stores filters, sort and page size, and restores them', async () => {
    const store = await openList('/posts?author_id=1&sortBy=title&sortDirection=desc&pageSize=12&page=1');
    const queries = await openQueries();
    fireEvent.change(queries.getByLabelText('Save current view as'), { target: { value: 'By Ada' } });
    fireEvent.click(queries.getByRole('button', { name: 'Save view' }));
    await screen.findByText('By Ada', { selector: 'p' });
    const [query] = store.getItem<SavedQuery[]>(key)!;
    expect(query!.value).toMatchObject({
      filter: { author_id: 1 },
      sort: { field: 'title', order: 'DESC' },
      perPage: 12,
    });
    expect(isValidSavedQuery(query!)).toBe(true);
    fireEvent.click((await openQueries()).getByRole('button', { name: 'Default view' }));
    await waitFor(() => expect(location.search).toBe(''));
    fireEvent.click((await openQueries()).getByRole('button', { name: 'By Ada' }));
    await waitFor(() => expect(names()).toEqual(['Maxime', 'Justo', 'Grata', 'Dolorem', 'Accusantium']));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      author_id: '1',
      sortBy: 'title',
      sortDirection: 'desc',
      pageSize: '12',
    });
  });

  it('saved views that react-admin stored can be chosen and deleted', async () => {
    const store = await openList('/posts', memoryStore({ [key]: [grace, { label: 'Broken' }] }));
    const queries = await openQueries();
    expect(queries.queryByText('Broken')).toBeNull();
    fireEvent.click(queries.getByRole('button', { name: 'By Grace' }));
    await waitFor(() => expect(names()[0]).toBe('Kappa'));
    expect(new URLSearchParams(location.search).get('pageSize')).toBe('24');
    fireEvent.click((await openQueries()).getByRole('button', { name: 'Actions: By Grace' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(store.getItem(key)).toEqual([]));
  });

  const TitleInput = (props: { source: string }) => <input aria-label="Title" {...useInput(props).field} />;
  it.each([
    ['offers them in its menu', false],
    ['leaves them out with `disableSaveQuery`', true],
  ])('with saved views, FilterButton %s', async (_, disableSaveQuery) => {
    renderAdmin(
      <List
        resource="posts"
        filters={[<TitleInput key="title" source="title" />]}
        actions={<FilterButton disableSaveQuery={disableSaveQuery} />}
      >
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider, store: memoryStore({ [key]: [grace] }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('menuitemcheckbox', { name: 'Title' });
    const entry = screen.queryByRole('menuitem', { name: 'Saved views' });
    expect(entry === null).toBe(disableSaveQuery);
    if (!entry) return;
    fireEvent.click(entry);
    fireEvent.click(await screen.findByRole('button', { name: 'By Grace' }));
    await waitFor(() => expect(names()[0]).toBe('Kappa'));
  });
});
